import { makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type ImageDetail, imageTexts, syncLooks } from "./imageParts.ts";

const useStyles = makeStyles({
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  code: { fontFamily: appTokens.fontFamilyMonospace, fontSize: "13px" },
});

export function SyncTab({ sync }: Pick<ImageDetail, "sync">) {
  const styles = useStyles();
  const words = useWords(imageTexts);
  const { relative, number } = useFormat();
  if (!sync) return <EmptyState title={words("sync.none")} text={words("sync.noneText")} />;
  const code = (text: string) => (
    <bdi dir="ltr" className={styles.code}>
      {text}
    </bdi>
  );
  return (
    <Columns
      main={
        <Card title={words("sync.runs")}>
          {sync.runs.length === 0 ? (
            <p className={styles.none}>{words("sync.noRuns")}</p>
          ) : (
            <PlainTable
              label={words("sync.runs")}
              rows={sync.runs.map((run) => ({ id: run.startedAt, run }))}
              columns={[
                {
                  id: "state",
                  label: words("syncFields.state"),
                  cell: ({ run }) => pillOf(words, "syncs", syncLooks)(run.state),
                },
                {
                  id: "done",
                  label: words("syncFields.done"),
                  cell: ({ run }) =>
                    words("sync.doneOf", { done: number(run.done), total: number(run.total) }),
                },
                {
                  id: "startedAt",
                  label: words("syncFields.startedAt"),
                  cell: ({ run }) => relative(run.startedAt),
                },
                {
                  id: "seconds",
                  label: words("syncFields.seconds"),
                  end: true,
                  cell: ({ run }) =>
                    run.seconds === null || run.seconds === undefined
                      ? words("none")
                      : words("sync.seconds", { count: run.seconds }),
                },
              ]}
            />
          )}
        </Card>
      }
      side={
        <Card
          title={words("sync.policy")}
          tools={
            <StatusPill tone={sync.isEnabled ? "ok" : "idle"}>
              {words(sync.isEnabled ? "sync.on" : "sync.off")}
            </StatusPill>
          }
        >
          <DescriptionList
            items={[
              { id: "upstream", name: words("syncFields.upstream"), value: code(sync.upstream) },
              { id: "filter", name: words("syncFields.filter"), value: code(sync.tagFilter) },
              { id: "cron", name: words("syncFields.cron"), value: code(sync.cron) },
            ]}
          />
        </Card>
      }
    />
  );
}
