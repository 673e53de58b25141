import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { bonusOf, plus, type Recharge, rechargeTexts, type Terms } from "./rechargeParts.ts";

const useStyles = makeStyles({
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "8px 0", margin: 0 },
  value: { margin: 0, paddingInlineStart: "16px", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  gift: { color: appTokens.okForeground },
  sum: {
    ...typographyStyles.body1Strong,
    paddingBlockStart: "8px",
    borderTop: `1px solid ${appTokens.line}`,
  },
  after: {
    margin: 0,
    fontSize: appTokens.fontSizeBase600,
    lineHeight: appTokens.lineHeightBase600,
    fontWeight: 600,
  },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface SummaryCardProps {
  terms: Terms;
  amount: string | null;
  available: string;
  shown: Recharge | undefined;
}

/** What the recharge brings, and what is there then. */
export function SummaryCard({ terms, amount, available, shown }: SummaryCardProps) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const format = useFormat();
  const sum = shown?.amount ?? amount ?? "0";
  const bonus = shown?.bonus ?? bonusOf(sum, terms);
  const isPaid = shown?.status === "PAID";
  const rows = [
    { id: "amount", value: format.micros(sum) },
    { id: terms.isDoubled ? "doubled" : "bonus", value: `+${format.micros(bonus)}`, isGift: bonus !== "0" },
    { id: "fee", value: format.micros("0") },
  ];
  return (
    <>
      <Card title={words(isPaid ? "after.paid" : "after.title")}>
        <div>
          <p className={styles.note}>{words("after.available")}</p>
          <p className={styles.after}>
            {format.micros(isPaid ? available : plus(available, plus(sum, bonus)))}
          </p>
          {!isPaid && (
            <p className={styles.note}>{words("after.now", { amount: format.micros(available) })}</p>
          )}
        </div>
      </Card>
      <Card title={words("sum.title")}>
        <dl className={styles.list}>
          {rows.map(({ id, value, isGift = false }) => [
            <dt key={`${id} name`}>{words(`sum.${id}`)}</dt>,
            <dd key={id} className={mergeClasses(styles.value, isGift && styles.gift)}>
              {value}
            </dd>,
          ])}
          <dt className={styles.sum}>{words("sum.all")}</dt>
          <dd className={mergeClasses(styles.value, styles.sum)}>{format.micros(plus(sum, bonus))}</dd>
        </dl>
        <p className={styles.note}>{words("sum.note", { count: terms.giftDays })}</p>
      </Card>
    </>
  );
}
