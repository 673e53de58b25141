import { Field, Input, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ChoiceCard } from "./ChoiceCard.tsx";
import { bonusOf, offered, rechargeTexts, type Terms } from "./rechargeParts.ts";

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    gap: "8px",
    "@media (max-width: 1399.98px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "@media (max-width: 639.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  words: { display: "grid", justifyItems: "start", gap: "4px", minInlineSize: 0 },
  amount: {
    fontSize: appTokens.fontSizeBase500,
    lineHeight: appTokens.lineHeightBase500,
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  bonus: {
    ...typographyStyles.caption1Strong,
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    color: appTokens.okForeground,
    backgroundColor: appTokens.okBackground,
  },
  none: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  other: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  field: { gridTemplateColumns: "auto 160px", columnGap: "12px" },
});

export interface AmountStepProps {
  terms: Terms;
  typed: string;
  isWrong: boolean;
  onTyped: (text: string) => void;
}

export function AmountStep({ terms, typed, isWrong, onTyped }: AmountStepProps) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const format = useFormat();
  return (
    <>
      <div className={styles.cards} role="radiogroup" aria-label={words("amount.title")}>
        {offered.map((yuan) => {
          const amount = `${yuan}000000`;
          const bonus = bonusOf(amount, terms);
          const shown = format.money({ amountMinor: Number(yuan) * 100, currency: "CNY" }, { whole: true });
          const gift =
            bonus === "0" ? words("amount.nothing") : words("amount.gift", { amount: format.micros(bonus) });
          return (
            <ChoiceCard
              key={yuan}
              name="amount"
              label={`${shown}, ${gift}`}
              chosen={typed === yuan}
              onChoice={() => onTyped(yuan)}
            >
              <span className={styles.words}>
                <span className={styles.amount}>{shown}</span>
                <span className={bonus === "0" ? styles.none : styles.bonus}>{gift}</span>
              </span>
            </ChoiceCard>
          );
        })}
      </div>
      <div className={styles.other}>
        <Field
          className={styles.field}
          orientation="horizontal"
          label={words("amount.other")}
          {...(isWrong && {
            validationMessage: words("amount.wrong", {
              min: format.micros(terms.min),
              max: format.micros(terms.max),
            }),
          })}
        >
          <Input
            inputMode="decimal"
            contentBefore={<bdi>{format.currencySign("CNY")}</bdi>}
            value={typed}
            onChange={(_, { value }) => onTyped(value)}
          />
        </Field>
        <span className={styles.none}>{words(terms.isDoubled ? "amount.doubled" : "amount.highest")}</span>
      </div>
    </>
  );
}
