import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { GatewayWorkFamily } from "#web/generated/types.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FactTable } from "./FactTable.tsx";
import { type Health, healthTexts, useUnits } from "./healthParts.ts";

const families = ["PERIODIC", "DEADLINE", "JOB", "PASS"] as const satisfies readonly GatewayWorkFamily[];

const useStyles = makeStyles({
  name: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" },
  failure: { ...typographyStyles.caption1, color: appTokens.badForeground, overflowWrap: "anywhere" },
});

/** What is done beside the requests: when it was done, when it is due, how often it failed. */
export function WorkCard({ work, now, isLeading }: Pick<Health, "work" | "now" | "isLeading">) {
  const styles = useStyles();
  const words = useWords(healthTexts);
  const format = useFormat();
  const { number, ms } = useUnits();
  const [family, setFamily] = useState<GatewayWorkFamily>("PERIODIC");
  const moment = (at: string | null | undefined) => (at ? format.relative(at, now) : "–");
  const columns = [
    { id: "lastAt", name: words("work.lastAt"), isWide: true },
    { id: "nextAt", name: words("work.nextAt"), isExtra: true, isWide: true },
    { id: "runs", name: words("work.runs"), isExtra: true },
    { id: "failures", name: words("work.failures"), isExtra: true },
    { id: "mean", name: words("work.mean"), isExtra: true },
  ];
  const shown = work.filter((one) => one.family === family);
  return (
    <Card
      title={words("work.title")}
      line={words(isLeading ? "work.leading" : "work.following")}
      tools={
        <Segmented
          label={words("work.family")}
          value={family}
          onChange={setFamily}
          parts={families.map((value) => ({ value, label: words(`work.families.${value}`) }))}
        />
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={words("work.emptyTitle")} text={words("work.emptyText")} />
      ) : (
        <FactTable
          label={words("work.title")}
          name={words("work.name")}
          columns={columns}
          rows={shown.map((one) => ({
            id: one.name,
            name: (
              <>
                <span className={styles.name}>
                  <bdi dir="ltr">{one.name}</bdi>
                  {one.failedInARow > 0 && (
                    <StatusPill tone="bad">
                      {words("work.inARow", { times: number(one.failedInARow) })}
                    </StatusPill>
                  )}
                </span>
                {one.failedInARow > 0 && one.failure && (
                  <bdi dir="ltr" className={styles.failure}>
                    {one.failure}
                  </bdi>
                )}
              </>
            ),
            values: {
              lastAt: moment(one.lastAt),
              nextAt: moment(one.nextAt),
              runs: number(one.runs),
              failures: number(one.failures),
              mean: one.runs === 0 ? "–" : ms(one.mean),
            },
          }))}
        />
      )}
    </Card>
  );
}
