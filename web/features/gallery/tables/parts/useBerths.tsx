import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListSort } from "#web/lib/list/listState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";

interface Berth {
  id: string;
  name: string;
  draught: number;
  length: number;
  state: "OPEN" | "CLOSED";
}

type BerthSort = "NAME" | "DRAUGHT" | "LENGTH";

const piers = ["Anchorage", "Breakwater", "Capstan", "Dockside", "Estuary", "Fairway", "Gangway", "Headland"];

const berths: readonly Berth[] = Array.from({ length: 240 }, (_, place) => ({
  id: String(place + 1),
  name: `${piers[place % piers.length]} ${Math.floor(place / piers.length) + 1}`,
  draught: 4 + ((place * 7) % 12),
  length: 60 + ((place * 37) % 240),
  state: place % 3 === 2 ? "CLOSED" : "OPEN",
}));

const value = ({ id, draught, length }: Berth, field: BerthSort) =>
  ({ NAME: Number(id), DRAUGHT: draught, LENGTH: length })[field];

/** Rows at hand, sorted as a person asks for, and how they are declared. */
export function useBerths() {
  const { t } = useTranslation("galleryForms");
  const { number } = useFormat();
  const [sort, setSort] = useState<ListSort<BerthSort>>();
  const rows = useMemo(() => {
    if (!sort) return berths;
    const way = sort.order === "ASC" ? 1 : -1;
    return berths.toSorted((a, b) => way * (value(a, sort.field) - value(b, sort.field)));
  }, [sort]);
  const declaration = useMemo((): RowDeclaration<Berth, BerthSort> => {
    const say = (key: string) => t(`data-table.berths.${key}`);
    const pill = ({ state }: Berth) => (
      <StatusPill tone={state === "OPEN" ? "ok" : "idle"}>{say(state)}</StatusPill>
    );
    return {
      name: ({ name }) => name,
      href: ({ id }) => `#${id}`,
      columns: [
        {
          id: "name",
          header: say("name"),
          sort: "NAME",
          width: 160,
          grow: true,
          locked: true,
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          id: "draught",
          header: say("draught"),
          sort: "DRAUGHT",
          align: "end",
          width: 128,
          cell: ({ draught }) => number(draught),
        },
        {
          id: "length",
          header: say("length"),
          sort: "LENGTH",
          align: "end",
          width: 128,
          cell: ({ length }) => number(length),
        },
        { id: "state", header: say("state"), width: 128, skeleton: "box", cell: pill },
      ],
      actions: ({ name }) => [
        {
          id: "open",
          label: say("open"),
          icon: <Open20Regular />,
          run: () => showToast({ tone: "info", text: name }),
        },
      ],
      card: (berth) => ({
        title: berth.name,
        meta: [number(berth.draught), number(berth.length)],
        pill: pill(berth),
      }),
    };
  }, [t, number]);
  const toggleSort = (field: BerthSort) =>
    setSort(
      sort?.field !== field
        ? { field, order: "ASC" }
        : sort.order === "ASC"
          ? { field, order: "DESC" }
          : undefined,
    );
  return { rows, declaration, sort, toggleSort };
}
