import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CodeExample } from "#web/ui/detail/CodeExample.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type HostedCronJobFragment, useHostedCronRunsQuery } from "./cronJobs.generated.ts";
import { cronTexts, runLooks } from "./cronParts.ts";

const STEP = 10;
const MOST = 100;

const useStyles = makeStyles({
  list: { display: "grid", gap: "16px", margin: 0, padding: 0, listStyleType: "none" },
  run: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start" },
});

export interface CronRunsDrawerProps extends DrawerState {
  job: HostedCronJobFragment;
}

/** The runs of a job, the newest first, each with the end of what it wrote. */
export function CronRunsDrawer({ job, ...state }: CronRunsDrawerProps) {
  const styles = useStyles();
  const words = useWords(cronTexts);
  const { dateTime, number } = useFormat();
  const [first, show] = useState(STEP);
  const { data, previousData, error, refetch } = useHostedCronRunsQuery({
    variables: { jobId: job.id, first },
    fetchPolicy: "cache-and-network",
  });
  const newest = `${job.lastRun?.id} ${job.lastRun?.status}`;
  useRefetchOn(newest, refetch);
  const runs = (data ?? previousData)?.runs;
  return (
    <Drawer
      {...state}
      kind="detail"
      title={words("runs.title", { name: job.name })}
      meta={words("runs.line")}
    >
      {!runs &&
        (error ? (
          <ErrorState title={words("runs.failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={words("runs.title", { name: job.name })} lines={4} />
        ))}
      {runs?.items.length === 0 && <p className={styles.none}>{words("runs.none")}</p>}
      {runs && runs.items.length > 0 && (
        <ul className={styles.list}>
          {runs.items.map((run) => (
            <li key={run.id} className={styles.run}>
              <div className={styles.head}>
                {pillOf(words, "statuses", runLooks)(run.status)}
                <span className={styles.line}>
                  {[
                    dateTime(run.startedAt),
                    run.durationMs === null
                      ? undefined
                      : words("runs.took", { seconds: number(run.durationMs / 1_000) }),
                    run.exitCode === null ? undefined : words("runs.exit", { code: number(run.exitCode) }),
                    run.attempt > 1 ? words("runs.attempt", { attempt: number(run.attempt) }) : undefined,
                    run.isManual ? words("runs.manual") : undefined,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </div>
              {run.log !== "" && <CodeExample code={run.log.trimEnd()} copy={words("runs.copy")} />}
            </li>
          ))}
        </ul>
      )}
      {runs?.hasMore && first < MOST && (
        <Button size="small" className={styles.more} onClick={() => show(first + STEP)}>
          {words("runs.more")}
        </Button>
      )}
    </Drawer>
  );
}
