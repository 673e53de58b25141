import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { FEN, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Spending, usageTexts } from "./usageParts.ts";

const BudgetDrawer = lazyComponent(() => import("./BudgetDrawer.tsx"), "BudgetDrawer");

const useStyles = makeStyles({
  amount: { ...typographyStyles.subtitle1, margin: 0, fontVariantNumeric: "tabular-nums" },
  budget: {
    display: "flex",
    justifyContent: "space-between",
    gap: "12px",
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
});

/** What was used this month, and of which budget. */
export function MonthCard({ spending, onChange }: { spending: Spending; onChange: () => void }) {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const format = useFormat();
  const [drawer, edit] = useDrawer((budget: Spending["budget"] | null, state) => (
    <BudgetDrawer {...state} budget={budget} onDone={onChange} />
  ));
  const { monthToDate, budget } = spending;
  const share = budget ? Number(monthToDate) / Number(budget.amount) : 0;
  return (
    <Card
      title={words("month.title")}
      tools={
        <Button size="small" onClick={() => edit(budget ?? null)}>
          {words(budget ? "budget.change" : "budget.set")}
        </Button>
      }
    >
      <p className={styles.amount}>{format.micros(roundedTo(monthToDate, FEN))}</p>
      {budget && (
        <>
          <Meter
            label={words("budget.title")}
            text={format.percent(share)}
            share={share}
            warnAt={0.75}
            badAt={0.9}
          />
          <div className={styles.budget}>
            <span>
              {words(budget.isHardStop ? "budget.stops" : "budget.of", {
                amount: format.micros(budget.amount),
              })}
            </span>
            <span>{format.percent(share)}</span>
          </div>
        </>
      )}
      {drawer}
    </Card>
  );
}
