import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowSwap20Regular } from "@fluentui/react-icons/svg/arrow-swap";
import type { ReactNode } from "react";
import { FEN, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { DebtStagePill } from "#web/ui/money/DebtStagePill.tsx";
import { RunwayBar } from "#web/ui/money/RunwayBar.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useHomeMoneyQuery } from "./money.generated.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";

const useStyles = makeStyles({
  figures: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "16px",
    margin: 0,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
  },
  name: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground2 },
  value: { ...typographyStyles.title2, margin: 0, fontVariantNumeric: "tabular-nums" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  owed: { color: appTokens.badForeground },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", marginBlockStart: "auto" },
});

export function MoneyCard() {
  const styles = useStyles();
  const words = useWords(`${homeTexts}:money`);
  const { micros } = useFormat();
  const runway = useRunwayWords();
  const answer = useHomeMoneyQuery();
  const figure = (name: string, value: string, note: ReactNode) => (
    <div>
      <dt className={styles.name}>{words(name)}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
  const fen = (amount: string) => micros(roundedTo(amount, FEN));
  return (
    <HomeCard
      id="money"
      answer={answer}
      tools={answer.data && <DebtStagePill stage={answer.data.spending.stage} />}
    >
      {({ wallet: { balances }, spending: { unpaid, hourly, runwayHours } }) => (
        <>
          <dl className={styles.figures}>
            {figure(
              "balance",
              fen(balances.available),
              unpaid === "0" ? (
                words("usable", { cash: fen(balances.cash), gift: fen(balances.gift) })
              ) : (
                <span className={styles.owed}>{words("unpaid", { amount: micros(unpaid) })}</span>
              ),
            )}
            {figure(
              "runway",
              runway.lasts(runwayHours),
              runwayHours == null ? words("idle") : words("mean", { rate: runway.rate(hourly) }),
            )}
          </dl>
          {runwayHours != null && <RunwayBar hours={runwayHours} />}
          <div className={styles.actions}>
            <ActionLink
              appearance="primary"
              action={{ label: words("recharge"), icon: <Add20Regular />, to: "/user/recharge/new" }}
            />
            <ActionLink
              action={{ label: words("transfer"), icon: <ArrowSwap20Regular />, to: "/user/transfer" }}
            />
            <ActionLink
              appearance="subtle"
              action={{ label: words("open"), to: "/user/recharge?tab=usage" }}
            />
          </div>
        </>
      )}
    </HomeCard>
  );
}
