import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import type { MachineOperationStatus } from "#web/generated/types.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { type PillLooks, pillOf } from "#web/ui/pill/pillOf.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { machineTexts, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineChangesDocument } from "#web/features/machines/machines/machines.generated.ts";
import { useMachinePanelLogQuery } from "./panel.generated.ts";

const STEP = 25;
const MOST = 100;

const looks: PillLooks<MachineOperationStatus> = {
  RUNNING: { tone: "info" },
  SUCCEEDED: { tone: "ok" },
  FAILED: { tone: "bad" },
};

const useStyles = makeStyles({
  what: { display: "grid", minInlineSize: 0 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
  more: { justifySelf: "start" },
});

/** What was done with a machine, the newest first. */
export function LogTab({ machineId }: { machineId: string }) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const machines = useWords(machineTexts);
  const { dateTime, relative } = useFormat();
  const [first, setFirst] = useState(STEP);
  const { data, previousData, error, refetch } = useMachinePanelLogQuery({
    variables: { machineId, first },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useChanges(MachineChangesDocument, again, data !== undefined);
  const log = (data ?? previousData)?.log;
  if (!log)
    return error ? (
      <ErrorState title={words("log.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("log.title")} lines={6} />
    );
  if (log.items.length === 0) return <EmptyState title={words("log.none")} text={words("log.noneText")} />;
  return (
    <Card title={words("log.title")} line={words("log.line")}>
      <PlainTable
        label={words("log.title")}
        rows={log.items}
        columns={[
          {
            id: "what",
            label: words("log.what"),
            cell: ({ action, more, errorCode }) => (
              <span className={styles.what}>
                <span>{words([`log.actions.${action}`, "log.actions.OTHER"], { action })}</span>
                {(more || errorCode) && (
                  <span className={styles.quiet}>
                    {errorCode ? (
                      machines([`reasons.${errorCode}`, "reasons.OTHER"])
                    ) : (
                      <bdi dir="ltr">{more}</bdi>
                    )}
                  </span>
                )}
              </span>
            ),
          },
          {
            id: "status",
            label: words("log.status"),
            width: 120,
            cell: ({ status }) => pillOf(words, "log.statuses", looks)(status),
          },
          {
            id: "who",
            label: words("log.who"),
            cell: ({ actor }) => <bdi>{actor?.fullName ?? words("log.platform")}</bdi>,
          },
          {
            id: "when",
            label: words("log.when"),
            width: 152,
            end: true,
            cell: ({ startedAt }) => (
              <time dateTime={startedAt} title={dateTime(startedAt)}>
                {relative(startedAt)}
              </time>
            ),
          },
        ]}
      />
      {log.hasMore && first < MOST && (
        <Button
          size="small"
          className={styles.more}
          onClick={() => setFirst((now) => Math.min(now + STEP, MOST))}
        >
          {words("log.more")}
        </Button>
      )}
    </Card>
  );
}
