import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { deploymentLooks } from "#web/ui/pill/deploymentLooks.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PagedCard } from "#web/ui/table/kinds/PagedCard.tsx";
import { HostedDeploymentChangesDocument, useHostedAppDeploymentsQuery } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";
import { RevisionsCard } from "./RevisionsCard.tsx";
import { makeStyles } from "@fluentui/react-components";

const SIZE = 10;

const useStyles = makeStyles({
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

export function DeploymentsTab({ app, reload }: AppTabProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const { number, relative } = useFormat();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useHostedAppDeploymentsQuery({
    variables: { appId: app.id, page, itemsPerPage: SIZE },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useChanges(HostedDeploymentChangesDocument, again, data !== undefined);
  return (
    <div className={styles.parts}>
      <RevisionsCard app={app} reload={reload} />
      <PagedCard
        title={words("deployments")}
        shown={(data ?? previousData)?.deployments}
        error={error}
        onRetry={refetch}
        failed={words("deploymentsFailed")}
        none={words("noDeployments")}
        page={page}
        itemsPerPage={SIZE}
        onPage={setPage}
        columns={[
          {
            id: "revision",
            label: words("deploymentFields.revision"),
            width: 80,
            cell: ({ revision }) => <bdi dir="ltr">{`#${number(revision)}`}</bdi>,
          },
          {
            id: "kind",
            label: words("deploymentFields.kind"),
            cell: ({ kind }) => words(`kinds.${kind}`),
          },
          {
            id: "status",
            label: words("deploymentFields.status"),
            width: 136,
            cell: ({ status }) => pillOf(words, "statuses", deploymentLooks)(status),
          },
          {
            id: "who",
            label: words("deploymentFields.who"),
            cell: ({ creator, trigger }) => creator?.fullName ?? words(`triggers.${trigger}`),
          },
          {
            id: "when",
            label: words("deploymentFields.when"),
            width: 136,
            cell: ({ createdAt }) => relative(createdAt),
          },
        ]}
      />
    </div>
  );
}
