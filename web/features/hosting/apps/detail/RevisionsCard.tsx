import { Button, makeStyles } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { imageName, mayDo } from "#web/features/hosting/apps/appParts.ts";
import {
  HostedAppPinDocument,
  HostedAppRollbackDocument,
  useHostedAppRevisionsQuery,
} from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";
import { DifferenceDrawer } from "./DifferenceDrawer.tsx";
import { useReleaseOnce } from "./useReleaseOnce.ts";

const useStyles = makeStyles({ number: { display: "inline-flex", flexWrap: "wrap", gap: "4px 8px" } });

/** The versions that are kept; any of them is brought up again without being built. */
export function RevisionsCard({ app, reload }: AppTabProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const { number, relative } = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const once = useReleaseOnce(app);
  const { id, latestRevision } = app;
  const { data, error, refetch } = useHostedAppRevisionsQuery({
    variables: { appId: id },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const step = useConfirmedStep(() => {
    again();
    void reload();
  });
  const [drawer, compare] = useDrawer<{ from: number; to: number }>((between, state) => (
    <DifferenceDrawer {...state} {...between} appId={id} />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("revisionsFailed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("revisions")} lines={4} />
    );
  const roll = (revision: number) =>
    void step({
      title: words("rollback.title", { revision: number(revision) }),
      text: words("rollback.text"),
      action: words("rollback.action"),
      tone: "neutral",
      run: async () => {
        const done = await once(revision, (release) =>
          mutate(HostedAppRollbackDocument, { ...release, revision }),
        );
        return done && words("rollback.done", { revision: number(revision) });
      },
    });
  const { revisions } = data;
  return (
    <Card
      title={words("revisions")}
      line={words("revisionsLine")}
      tools={
        revisions.length > 1 && (
          <Button
            size="small"
            onClick={() => compare({ from: revisions[1]?.number ?? 1, to: revisions[0]?.number ?? 1 })}
          >
            {words("compareNewest")}
          </Button>
        )
      }
    >
      <PlainTable
        label={words("revisions")}
        rows={revisions}
        columns={[
          {
            id: "number",
            label: words("revisionFields.number"),
            width: 168,
            cell: (one) => (
              <span className={styles.number}>
                <bdi dir="ltr">{`#${number(one.number)}`}</bdi>
                {one.isCurrent && <StatusPill tone="ok">{words("current")}</StatusPill>}
                {one.isPinned && (
                  <StatusPill tone="idle" icon="lock">
                    {words("pinned")}
                  </StatusPill>
                )}
              </span>
            ),
          },
          {
            id: "image",
            label: words("revisionFields.image"),
            cell: ({ spec }) => <bdi dir="ltr">{imageName(spec.image)}</bdi>,
          },
          {
            id: "cause",
            label: words("revisionFields.cause"),
            cell: ({ cause, comment }) => (comment === "" ? words(`causes.${cause}`) : comment),
          },
          {
            id: "when",
            label: words("revisionFields.when"),
            width: 160,
            cell: ({ createdAt }) => relative(createdAt),
          },
          {
            id: "menu",
            label: words("revisionFields.menu"),
            width: 56,
            end: true,
            cell: (one) => (
              <RowMenu
                label={words("revisionMenu", { revision: number(one.number) })}
                actions={() => [
                  ...(one.number === latestRevision
                    ? []
                    : [
                        {
                          id: "compare",
                          label: words("compareWith"),
                          run: () => compare({ from: one.number, to: latestRevision }),
                        },
                      ]),
                  ...(one.isCurrent || !mayDo(app, "ROLLBACK")
                    ? []
                    : [{ id: "rollback", label: words("rollback.action"), run: () => roll(one.number) }]),
                  {
                    id: "pin",
                    label: words(one.isPinned ? "unpin" : "pin"),
                    run: () =>
                      void mutate(HostedAppPinDocument, {
                        appId: id,
                        number: one.number,
                        isPinned: !one.isPinned,
                      }).then(again, tellError),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      {drawer}
    </Card>
  );
}
