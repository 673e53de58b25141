import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type HomeSpendingFragment, useHomeMoneyQuery } from "./home.generated.ts";
import { HomeCard } from "./HomeCard.tsx";
import { homeTexts } from "./homeParts.ts";

const costs = "/user/recharge";
/** Amounts are shown in whole fen, an hour's price in ten-thousandths. */
const FEN = 10_000;
const RATE = 100;

const tones = {
  NORMAL: "ok",
  LOW: "warn",
  CRITICAL: "bad",
  OVERDUE: "bad",
  SUSPENDED: "bad",
  FINAL: "bad",
} as const satisfies Record<HomeSpendingFragment["stage"], string>;

const useStyles = makeStyles({
  figures: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "16px",
    margin: 0,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  },
  figure: { display: "grid", gap: "2px", alignContent: "start" },
  name: { display: "flex", alignItems: "center", gap: "8px", color: appTokens.colorNeutralForeground2 },
  value: { ...typographyStyles.subtitle1, margin: 0, fontVariantNumeric: "tabular-nums" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

const rounded = (amount: string, step: number): string => String(Math.round(Number(amount) / step) * step);

export function MoneyCard() {
  const styles = useStyles();
  const words = useWords(homeTexts);
  const format = useFormat();
  const figure = (id: string, value: string, note: string, stage?: HomeSpendingFragment["stage"]) => (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {words(`money.${id}`)}
        {stage && <StatusPill tone={tones[stage]}>{words(`money.stages.${stage}`)}</StatusPill>}
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
  return (
    <HomeCard
      id="money"
      answer={useHomeMoneyQuery()}
      tools={
        <ActionLink size="small" appearance="subtle" action={{ label: words("money.open"), to: costs }} />
      }
    >
      {({ wallet, spending: { stage, unpaid, hourly, runwayHours, monthToDate, budget } }) => (
        <dl className={styles.figures}>
          {figure(
            "balance",
            format.micros(rounded(wallet.balances.available, FEN)),
            unpaid === "0" ? words("money.usable") : words("money.unpaid", { amount: format.micros(unpaid) }),
          )}
          {figure(
            "runway",
            runwayHours == null
              ? words("money.nothing")
              : words("money.lasts", {
                  days: format.number(Math.floor(runwayHours / 24)),
                  hours: format.number(Math.floor(runwayHours % 24)),
                }),
            words("money.rate", { amount: format.micros(rounded(hourly, RATE)) }),
            stage,
          )}
          {figure(
            "month",
            format.micros(rounded(monthToDate, FEN)),
            budget
              ? words("money.budget", { amount: format.micros(budget.amount) })
              : words("money.noBudget"),
          )}
        </dl>
      )}
    </HomeCard>
  );
}
