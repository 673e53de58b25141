import { Button, makeStyles } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { FreeDomainReviewDocument, useFreeDomainReviewsQuery } from "./domains.generated.ts";
import { domainTexts } from "./domainParts.ts";

const ReasonDrawer = lazyComponent(() => import("#web/ui/drawer/ReasonDrawer.tsx"), "ReasonDrawer", {
  texts: ["form"],
});

const useStyles = makeStyles({ steps: { display: "flex", gap: "8px", justifyContent: "flex-end" } });

/** Names with flagged words that wait for staff. */
export function ReviewsCard() {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const format = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { data, refetch } = useFreeDomainReviewsQuery({ fetchPolicy: "cache-and-network" });
  const decide = async (id: string, name: string, approve: boolean, note: string) => {
    await mutate(FreeDomainReviewDocument, { id, approve, note });
    showToast({ tone: "success", text: words(approve ? "approved" : "rejected", { name }) });
    void refetch();
  };
  const [drawer, refuse] = useDrawer<{ id: string; name: string }>(({ id, name }, state) => (
    <ReasonDrawer
      {...state}
      title={words("rejectTitle", { name })}
      label={words("reason")}
      submitLabel={words("reject")}
      onReason={async (reason) => {
        await decide(id, name, false, reason);
        state.onClose();
      }}
    />
  ));
  const rows = data?.domains.items ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={words("reviews")} line={words("reviewsLine")}>
      <PlainTable
        label={words("reviews")}
        rows={rows}
        columns={[
          {
            id: "name",
            label: words("columns.name"),
            cell: ({ displayName }) => <bdi dir="ltr">{displayName}</bdi>,
          },
          { id: "word", label: words("columns.word"), cell: ({ flaggedWord }) => flaggedWord ?? "" },
          { id: "owner", label: words("columns.owner"), cell: ({ owner }) => owner },
          { id: "at", label: words("columns.at"), cell: ({ createdAt }) => format.nearDay(createdAt) },
          {
            id: "steps",
            label: words("columns.steps"),
            end: true,
            cell: ({ id, displayName: name }) => (
              <span className={styles.steps}>
                <Button size="small" onClick={() => void decide(id, name, true, "").catch(tellError)}>
                  {words("approve")}
                </Button>
                <Button size="small" onClick={() => refuse({ id, name })}>
                  {words("reject")}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {drawer}
    </Card>
  );
}
