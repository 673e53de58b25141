import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { ListSort } from "#web/lib/list/listState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { NothingFound } from "./ProfileCards.tsx";
import { followedOrder, readSort, sortable, writeSort } from "./followedSort.ts";
import { ProfilePeople } from "./ProfilePeople.tsx";
import { matching, type Profile } from "./profileParts.ts";
import { useProfileSearch } from "./useProfileSearch.ts";

const TileTools = lazyComponent(() => import("#web/ui/table/kinds/TileTools.tsx"), "TileTools", {
  texts: ["table"],
});

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  progress: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 40px",
    alignItems: "center",
    gap: "8px",
    textAlign: "end",
    whiteSpace: "nowrap",
  },
});

const orders = ["ASC", "DESC"] as const;

export function ProfileFollowed({ rows }: { rows: Profile["projectTable"] }) {
  const styles = useStyles();
  const { t } = useTranslation("pages");
  const format = useFormat();
  const narrow = useNarrow();
  const { q, find, sort: written, setSort } = useProfileSearch();
  const sort = readSort(written);
  const put = (next: ListSort<string> | undefined) => setSort(writeSort(next));
  const found = matching(rows, q, ({ name, leader }) => [name, leader]).toSorted(followedOrder(sort));
  return (
    <Card title={t("profile.followed")}>
      <div className={styles.tools}>
        <SearchBox wide={narrow} label={t("profile.search.profile")} value={q} onSearch={find} />
        {narrow && (
          <TileTools
            exportHref={undefined}
            total={undefined}
            sorts={[
              { id: "own", order: "ASC", chosen: !sort, choose: () => put(undefined) },
              ...sortable.flatMap((field) =>
                orders.map((order) => ({
                  id: `${field} ${order}`,
                  name: t(`profile.columns.${field}`),
                  order,
                  chosen: sort?.field === field && sort.order === order,
                  choose: () => put({ field, order }),
                })),
              ),
            ]}
          />
        )}
      </div>
      {found.length === 0 ? (
        <NothingFound q={q} onClear={() => find("")} />
      ) : (
        <PlainTable
          label={t("profile.followed")}
          rows={found}
          sort={sort}
          onSort={put}
          columns={[
            {
              id: "name",
              label: t("profile.columns.name"),
              sortable: true,
              cell: ({ avatar, name, date }) => (
                <ThingLine
                  picture={avatar}
                  name={name}
                  caption={t("profile.since", { day: format.date(`${date}T00:00`) })}
                />
              ),
            },
            {
              id: "leader",
              label: t("profile.columns.leader"),
              width: 112,
              sortable: true,
              cell: ({ leader }) => <bdi>{leader}</bdi>,
            },
            {
              id: "team",
              label: t("profile.columns.team"),
              width: 104,
              cell: ({ avatarGroup, name }) => <ProfilePeople of={name} people={avatarGroup} />,
            },
            {
              id: "status",
              label: t("profile.columns.status"),
              width: 128,
              sortable: true,
              cell: ({ status, name }) => (
                <span className={styles.progress}>
                  <Meter
                    label={t("profile.doneOf", { name })}
                    text={format.percent(status / 100)}
                    share={status / 100}
                    warnAt={2}
                    badAt={2}
                  />
                  {format.percent(status / 100)}
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
