import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { deploymentLooks } from "#web/ui/pill/deploymentLooks.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { type PlainColumn, PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";
import {
  HomeDeploymentChangesDocument,
  type HomeDeploymentFragment,
  useHomeDeploymentsQuery,
} from "./cloud.generated.ts";

const useStyles = makeStyles({ name: { display: "inline-block", maxInlineSize: "100%" } });

/** How long a deployment took, `1:18`. */
function tookOf({ startedAt, endedAt }: HomeDeploymentFragment): string {
  if (startedAt === null || endedAt === null) return "–";
  const seconds = Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function DeploymentsCard({ now }: { now: number }) {
  const styles = useStyles();
  const text = useTextStyles();
  const home = useWords(homeTexts);
  const words = useWords(`${homeTexts}:deployments`);
  const format = useFormat();
  const answer = useHomeDeploymentsQuery();
  const again = useOncePerBurst(() => void answer.refetch());
  useChanges(HomeDeploymentChangesDocument, again, answer.data !== undefined);
  const columns: readonly PlainColumn<HomeDeploymentFragment>[] = [
    {
      id: "app",
      least: 92,
      label: words("fields.app"),
      cell: ({ appId, appName }) => (
        <PlaceLink
          to={`/product/las/apps/${appId}?tab=deployments`}
          className={mergeClasses(text.name, text.nameLink, styles.name)}
        >
          <bdi>{appName}</bdi>
        </PlaceLink>
      ),
    },
    {
      id: "revision",
      from: "tablet",
      label: words("fields.revision"),
      width: 60,
      cell: ({ revision }) => <bdi dir="ltr">#{format.number(revision)}</bdi>,
    },
    {
      id: "status",
      label: words("fields.status"),
      width: 120,
      cell: ({ status }) => pillOf(words, "statuses", deploymentLooks)(status),
    },
    {
      id: "who",
      from: "tablet",
      least: 76,
      label: words("fields.who"),
      cell: ({ creator, trigger }) =>
        trigger === "USER" && creator ? <bdi>{creator.fullName}</bdi> : words(`triggers.${trigger}`),
    },
    {
      id: "took",
      from: "tablet",
      label: words("fields.took"),
      width: 60,
      end: true,
      cell: tookOf,
    },
    {
      id: "when",
      label: words("fields.when"),
      width: 96,
      end: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={format.dateTime(createdAt)}>
          {format.short(createdAt, now)}
        </time>
      ),
    },
  ];
  return (
    <HomeCard
      id="deployments"
      answer={answer}
      tools={
        <ActionLink
          size="small"
          appearance="subtle"
          action={{ label: words("apps"), to: "/product/las/list" }}
        />
      }
    >
      {({ deployments: { items } }) =>
        items.length === 0 ? (
          <p className={text.faint}>{words("none")}</p>
        ) : (
          <PlainTable label={home("cards.deployments")} rows={items} columns={columns} />
        )
      }
    </HomeCard>
  );
}
