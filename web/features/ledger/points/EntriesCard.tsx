import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { EntryWords } from "./EntryWords.tsx";
import { entryPlace, searchOf } from "./entryPlace.ts";
import { usePointsEntriesQuery } from "./points.generated.ts";
import { pointsTexts } from "./pointsParts.ts";

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  stale: { opacity: 0.6 },
  came: { ...typographyStyles.body1Strong, color: appTokens.okForeground },
});

/** What happened to the points; `stamp` changes when there is more of it. */
export function EntriesCard({ stamp }: { stamp: number | undefined }) {
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const narrow = useNarrow();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = entryPlace(search);
  const { data, previousData, error, refetch } = usePointsEntriesQuery({
    variables: place.variables,
    fetchPolicy: "cache-and-network",
  });
  useRefetchOn(stamp, refetch);
  const shown = (data ?? previousData)?.pointsEntries;
  const go = (change: Partial<typeof place>) =>
    void navigate({ search: searchOf({ ...place, page: 1, ...change }) }, { preventScrollReset: true });
  if (!shown && !error) return <CardSkeleton label={words("history.title")} lines={6} />;
  const choice = (name: "show" | "order", options: readonly string[], now: string) => (
    <MenuButton
      size="small"
      icon={<ChevronDown16Regular />}
      iconPosition="after"
      aria-label={words(`history.${name}`, { choice: words(`history.choices.${now}`) })}
      actions={() =>
        options.map((id) => ({
          id,
          label: words(`history.choices.${id}`),
          chosen: id === now,
          run: () => go({ [name]: id }),
        }))
      }
    >
      {words(`history.choices.${now}`)}
    </MenuButton>
  );
  return (
    <Card
      title={words("history.title")}
      tools={
        <span className={styles.tools}>
          {choice("show", ["all", "came", "went", "checkIns", "tasks", "orders", "store"], place.show)}
          {choice("order", ["newest", "oldest", "most", "least"], place.order)}
        </span>
      }
    >
      {!shown ? (
        error && <ErrorState title={words("history.failed")} error={error} onRetry={refetch} />
      ) : shown.items.length === 0 ? (
        <p className={styles.none}>{words(place.show === "all" ? "history.empty" : "history.nothing")}</p>
      ) : (
        <div className={data ? "" : styles.stale}>
          <PlainTable
            label={words("history.title")}
            rows={shown.items}
            columns={[
              {
                id: "what",
                label: words("history.fields.what"),
                least: 200,
                cell: (entry) => <EntryWords entry={entry} isAlone={narrow} />,
              },
              {
                id: "at",
                label: words("history.fields.at"),
                width: 232,
                from: "tablet",
                cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
              },
              {
                id: "delta",
                label: words("history.fields.delta"),
                width: 96,
                end: true,
                cell: ({ delta }) => (
                  <bdi dir="ltr" className={delta > 0 ? styles.came : ""}>
                    {delta > 0 ? `+${format.number(delta)}` : `\u2212${format.number(-delta)}`}
                  </bdi>
                ),
              },
              {
                id: "balance",
                label: words("history.fields.balance"),
                width: 96,
                from: "tablet",
                end: true,
                cell: ({ balanceAfter }) => format.number(balanceAfter),
              },
            ]}
          />
        </div>
      )}
      {shown && (
        <CardPager
          page={place.page}
          itemsPerPage={place.size}
          total={shown.total}
          count={shown.items.length}
          href={(page) => searchOf({ ...place, page })}
          onItemsPerPage={(size) => go({ size })}
        />
      )}
    </Card>
  );
}
