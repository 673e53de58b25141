import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useStoreRecordsQuery } from "./store.generated.ts";
import { PAGE, pageOf, storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";

const tones = { PENDING: "info", FULFILLED: "ok", FAILED: "bad" } as const;

const useStyles = makeStyles({
  what: { display: "grid" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function RecordsTab() {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const format = useFormat();
  const narrow = useNarrow();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { data, previousData, error, refetch } = useStoreRecordsQuery({
    variables: { page, itemsPerPage: PAGE },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.redemptions;
  if (!shown)
    return error ? (
      <ErrorState title={words("records.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("records.title")} lines={6} />
    );
  if (shown.total === 0) return <EmptyState title={words("records.none")} text={words("records.noneText")} />;
  return (
    <Card title={words("records.title")}>
      <PlainTable
        label={words("records.title")}
        rows={shown.items}
        columns={[
          {
            id: "what",
            label: words("records.what"),
            least: 168,
            cell: ({ good, failure, at }) => (
              <span className={styles.what}>
                <bdi>{good.title}</bdi>
                {(narrow || failure !== null) && (
                  <span className={styles.quiet}>
                    {failure === null ? format.dateTime(at) : words(`failures.${failure}`)}
                  </span>
                )}
              </span>
            ),
          },
          {
            id: "at",
            label: words("records.at"),
            width: 232,
            from: "tablet",
            cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
          },
          {
            id: "points",
            label: words("records.points"),
            width: 96,
            end: true,
            cell: ({ points }) => <bdi dir="ltr">{`\u2212${format.number(points)}`}</bdi>,
          },
          {
            id: "state",
            label: words("records.state"),
            width: 140,
            cell: ({ state }) => (
              <StatusPill tone={tones[state]}>{words(`records.states.${state}`)}</StatusPill>
            ),
          },
        ]}
      />
      <CardPager
        page={page}
        itemsPerPage={PAGE}
        total={shown.total}
        count={shown.items.length}
        href={(at) => (at > 1 ? `?page=${at}` : "?")}
      />
    </Card>
  );
}
