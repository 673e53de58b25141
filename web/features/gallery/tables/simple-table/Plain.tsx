import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { type Server, servers } from "#web/features/gallery/tables/parts/servers.ts";
import type { ListSort } from "#web/lib/list/listState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";

export const Plain: Demo = { order: 10, keys: true, Piece };

function inOrder(sort: ListSort<string> | undefined): readonly Server[] {
  if (!sort) return servers;
  const way = sort.order === "ASC" ? 1 : -1;
  return servers.toSorted((a, b) =>
    sort.field === "cost" ? way * (a.costMinor - b.costMinor) : way * a.name.localeCompare(b.name),
  );
}

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { money } = useFormat();
  const [sort, setSort] = useState<ListSort<string>>();
  const say = (key: string) => t(`simple-table.${key}`);
  return (
    <PlainTable
      label={say("servers")}
      rows={inOrder(sort)}
      sort={sort}
      onSort={setSort}
      columns={[
        { id: "name", label: say("server"), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
        { id: "region", label: say("region"), cell: ({ region }) => <bdi>{region}</bdi> },
        {
          id: "state",
          label: say("state"),
          width: 128,
          cell: ({ running }) => (
            <StatusPill tone={running ? "ok" : "idle"}>
              {say(`states.${running ? "running" : "stopped"}`)}
            </StatusPill>
          ),
        },
        {
          id: "cost",
          label: say("cost"),
          width: 112,
          end: true,
          sortable: true,
          cell: ({ costMinor }) => money({ amountMinor: costMinor, currency: "CNY" }),
        },
      ]}
    />
  );
}
