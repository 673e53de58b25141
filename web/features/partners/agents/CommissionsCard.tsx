import { Button, makeStyles, mergeClasses, Tab, TabList, typographyStyles } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons/svg/arrow-download";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useAgentCommissionsQuery } from "./agents.generated.ts";
import { agentTexts, type Sums } from "./agentParts.ts";
import {
  commissionPlace,
  exportHref,
  type CommissionPlace,
  searchOf,
  shows,
  shownStates,
  variablesOf,
} from "./commissionPlace.ts";
import { CommissionTable } from "./CommissionTable.tsx";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
  },
  tabs: {
    marginInline: "-8px",
    minInlineSize: 0,
    maxInlineSize: "calc(100% + 16px)",
    overflowX: "auto",
    scrollbarWidth: "none",
  },
  tab: { flexShrink: 0 },
  count: {
    marginInlineStart: "4px",
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  stale: { opacity: 0.6 },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

/** What was earned by which order. */
export function CommissionsCard({ sums }: { sums: Sums }) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = commissionPlace(search);
  const { data, previousData, error, refetch } = useAgentCommissionsQuery({
    variables: variablesOf(place),
    fetchPolicy: "cache-and-network",
  });
  const now = searchOf(place);
  const go = useCallback(
    (change: Partial<CommissionPlace>) => {
      const at = commissionPlace(new URLSearchParams(now));
      void navigate({ search: searchOf({ ...at, page: 1, ...change }) }, { preventScrollReset: true });
    },
    [navigate, now],
  );
  const find = useCallback((q: string) => go({ q: q.trim() }), [go]);
  const shown = (data ?? previousData)?.commissions;
  const countOf = (show: CommissionPlace["show"]) => {
    const states = shownStates[show] ?? [];
    return sums.counts
      .filter(({ status }) => states.length === 0 || states.includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  };
  if (!shown && !error) return <CardSkeleton label={words("list.title")} lines={8} />;
  return (
    <Card
      title={words("list.title")}
      line={words("list.line")}
      tools={
        <Button
          as="a"
          size="small"
          icon={<ArrowDownload16Regular />}
          href={exportHref(place, words)}
          download
        >
          {words("list.export")}
        </Button>
      }
    >
      <div className={styles.bar}>
        <TabList
          className={styles.tabs}
          aria-label={words("list.title")}
          selectedValue={place.show}
          onTabSelect={(_, { value }) => {
            const show = shows.find((one) => one === value);
            if (show) go({ show });
          }}
        >
          {shows.map((show) => (
            <Tab key={show} value={show} className={styles.tab}>
              {words(`list.shows.${show}`)}
              <span className={styles.count}>{format.number(countOf(show))}</span>
            </Tab>
          ))}
        </TabList>
        <SearchBox label={words("list.search")} value={place.q} onSearch={find} />
      </div>
      {!shown ? (
        error && <ErrorState title={words("list.failed")} error={error} onRetry={refetch} />
      ) : shown.items.length === 0 ? (
        <p className={styles.none}>
          {words(place.show === "all" && place.q === "" ? "list.none" : "list.nothing")}
        </p>
      ) : (
        <div className={mergeClasses(!data && styles.stale)}>
          <CommissionTable rows={shown.items} sort={place.sort} onSort={(sort) => go({ sort })} />
        </div>
      )}
      {shown && shown.items.length > 0 && shown.total <= 10 && (
        <p className={styles.note}>{words("list.masked")}</p>
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
