import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type AppRow, mayDo } from "#web/features/hosting/apps/appParts.ts";
import {
  HostedCronJobChangesDocument,
  HostedCronJobDeleteDocument,
  type HostedCronJobFragment,
  HostedCronJobRunDocument,
  HostedCronJobUpdateDocument,
  useHostedCronJobsQuery,
} from "./cronJobs.generated.ts";
import { LastRun } from "./LastRun.tsx";
import { cronTexts, formOf, inputOf, lineOf } from "./cronParts.ts";

const CronJobDrawer = lazyComponent(() => import("./CronJobDrawer.tsx"), "CronJobDrawer", {
  texts: ["form"],
});
const CronRunsDrawer = lazyComponent(() => import("./CronRunsDrawer.tsx"), "CronRunsDrawer");

const useStyles = makeStyles({
  name: { display: "grid", gap: "2px", minWidth: 0, overflowWrap: "anywhere" },
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  code: { fontFamily: appTokens.fontFamilyMonospace, overflowWrap: "anywhere" },
});

/** What runs at certain times in pods made like the app's own. */
export function CronTab({ app }: { app: AppRow }) {
  const styles = useStyles();
  const words = useWords(cronTexts);
  const { dateTime } = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const variables = { appId: app.id };
  const { data, error, refetch } = useHostedCronJobsQuery({ variables, fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  useDocumentSubscription(HostedCronJobChangesDocument, { variables, ignoreResults: true, onData: again });
  const step = useConfirmedStep(again);
  const [editor, edit] = useDrawer<HostedCronJobFragment | "new">((job, state) => (
    <CronJobDrawer {...state} appId={app.id} job={job === "new" ? undefined : job} onDone={again} />
  ));
  const [runs, showRuns] = useDrawer<string>((id, state) => {
    const job = data?.jobs.find((one) => one.id === id);
    return job && <CronRunsDrawer {...state} job={job} />;
  });
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("title")} lines={4} />
    );
  const isOpen = mayDo(app, "UPDATE");
  const create = (
    <Button
      appearance="primary"
      icon={<Add20Regular />}
      disabledFocusable={!isOpen}
      onClick={() => edit("new")}
    >
      {words("create.title")}
    </Button>
  );
  const run = async ({ id, name, lastRun }: HostedCronJobFragment) => {
    await once([id, lastRun?.id], (idempotencyKey) =>
      mutate(HostedCronJobRunDocument, { id, idempotencyKey }),
    ).then((done) => {
      if (!done) return;
      showToast({ tone: "success", text: words("run.done", { name }) });
      showRuns(id);
      again();
    }, tellError);
  };
  const toggle = async (job: HostedCronJobFragment) => {
    const input = { ...inputOf(formOf(job)), isEnabled: !job.isEnabled };
    await mutate(HostedCronJobUpdateDocument, { id: job.id, expectedVersion: job.version, input }).then(
      again,
      tellError,
    );
  };
  const remove = ({ id, name }: HostedCronJobFragment) =>
    void step({
      title: words("remove.title", { name }),
      text: words("remove.text"),
      action: words("remove.action"),
      run: async () => {
        await mutate(HostedCronJobDeleteDocument, { id });
        return words("remove.done", { name });
      },
    });
  return (
    <Card title={words("title")} line={words("line")} tools={data.jobs.length > 0 && create}>
      {data.jobs.length === 0 ? (
        <EmptyState title={words("empty.title")} text={words("empty.text")} actions={create} />
      ) : (
        <PlainTable
          label={words("title")}
          rows={data.jobs}
          columns={[
            {
              id: "name",
              label: words("fields.name"),
              cell: ({ name, command }) => (
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                  <bdi dir="ltr" className={`${styles.line} ${styles.code}`}>
                    {lineOf(command)}
                  </bdi>
                </span>
              ),
            },
            {
              id: "cron",
              label: words("fields.cron"),
              width: 176,
              cell: ({ cron, timezone }) => (
                <span className={styles.name}>
                  <bdi dir="ltr" className={styles.code}>
                    {cron}
                  </bdi>
                  <bdi dir="ltr" className={styles.line}>
                    {timezone}
                  </bdi>
                </span>
              ),
            },
            {
              id: "next",
              label: words("fields.next"),
              width: 168,
              cell: ({ isEnabled, nextRunAt }) =>
                isEnabled && nextRunAt ? (
                  dateTime(nextRunAt)
                ) : (
                  <StatusPill tone="idle">{words("off")}</StatusPill>
                ),
            },
            {
              id: "last",
              label: words("fields.last"),
              width: 152,
              cell: ({ lastRun }) => (lastRun ? <LastRun run={lastRun} /> : words("never")),
            },
            {
              id: "menu",
              label: words("menu.label"),
              width: 56,
              end: true,
              cell: (job) => (
                <RowMenu
                  label={words("menu.of", { name: job.name })}
                  actions={() => [
                    { id: "runs", label: words("menu.runs"), run: () => showRuns(job.id) },
                    ...(isOpen
                      ? [
                          { id: "run", label: words("menu.run"), run: () => void run(job) },
                          { id: "edit", label: words("menu.edit"), run: () => edit(job) },
                          {
                            id: "toggle",
                            label: words(job.isEnabled ? "menu.disable" : "menu.enable"),
                            run: () => void toggle(job),
                          },
                          {
                            id: "remove",
                            label: words("menu.remove"),
                            tone: "danger" as const,
                            run: () => remove(job),
                          },
                        ]
                      : []),
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      {editor}
      {runs}
    </Card>
  );
}
