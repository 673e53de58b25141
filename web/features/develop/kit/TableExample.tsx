import { makeStyles } from "@fluentui/react-components";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareList } from "#web/lib/list/listState.ts";
import { useListState } from "#web/lib/list/useListState.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { ListBox } from "#web/ui/control/ListBox.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { choiceField } from "#web/ui/table/parts/filterFields.ts";
import { berths, type Berth } from "./sampleBerths.ts";

const states = ["usual", "loading", "empty", "error"] as const;
const failure = new AppError("NETWORK", "");

const berthList = declareList({
  name: "develop.kit",
  texts: "kit",
  sorts: ["NAME", "DRAUGHT"],
  defaultSort: { field: "NAME", order: "ASC" },
  filters: { open: anyOf(["OPEN", "CLOSED"]) },
  views: { all: {}, open: { open: ["OPEN"] } },
  input: (filters) => filters,
});

const useStyles = makeStyles({
  table: { display: "flex", flexDirection: "column", "@media (min-width: 640px)": { blockSize: "560px" } },
  choice: { maxInlineSize: "200px" },
});

export function TableExample() {
  const styles = useStyles();
  const { t } = useTranslation("kit");
  const format = useFormat();
  const list = useListState(berthList);
  const [state, setState] = useState<(typeof states)[number]>("usual");
  const { q, sort, filters, page, itemsPerPage, view } = list;
  const found = useMemo(() => {
    const kinds = view === "open" ? ["OPEN"] : (filters.open ?? []);
    const way = sort.order === "ASC" ? 1 : -1;
    return berths
      .filter(
        ({ name, open }) =>
          name.toLowerCase().includes(q.toLowerCase()) && (kinds.length === 0 || kinds.includes(open)),
      )
      .toSorted(
        (a, b) => way * (sort.field === "NAME" ? Number(a.id) - Number(b.id) : a.draught - b.draught),
      );
  }, [q, sort, filters, view]);
  const shown = state === "empty" ? [] : found.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  const rows = useMemo((): RowDeclaration<Berth, "NAME" | "DRAUGHT"> => {
    const open = ({ name }: Berth) => showToast({ tone: "info", text: name });
    return {
      name: ({ name }) => name,
      href: ({ id }) => `#${id}`,
      columns: [
        {
          id: "name",
          header: t("kit.data.table.name"),
          sort: "NAME",
          width: 200,
          grow: true,
          locked: true,
          cell: ({ id, name }) => <LinkCell title={name} to={`#${id}`} />,
        },
        {
          id: "draught",
          header: t("kit.data.table.draught"),
          sort: "DRAUGHT",
          align: "end",
          width: 140,
          cell: ({ draught }) => format.number(draught),
        },
        {
          id: "length",
          header: t("kit.data.table.length"),
          align: "end",
          width: 140,
          optional: true,
          cell: ({ length }) => format.number(length),
        },
        {
          id: "open",
          header: t("kit.data.table.state"),
          width: 140,
          skeleton: "box",
          cell: (berth) => (
            <StatusPill tone={berth.open === "OPEN" ? "ok" : "idle"}>
              {t(`kit.data.table.${berth.open}`)}
            </StatusPill>
          ),
        },
      ],
      actions: (berth) => [
        { id: "open", label: t("kit.data.table.open"), icon: <Open20Regular />, run: () => open(berth) },
      ],
      bulk: [
        {
          id: "open",
          label: t("kit.data.table.open"),
          icon: <Open20Regular />,
          run: () => Promise.resolve(true),
        },
      ],
      card: ({ name, draught, open: kind }) => ({
        title: name,
        meta: [format.number(draught)],
        pill: <StatusPill tone={kind === "OPEN" ? "ok" : "idle"}>{t(`kit.data.table.${kind}`)}</StatusPill>,
      }),
    };
  }, [t, format]);
  const choices = (["OPEN", "CLOSED"] as const).map((value) => ({
    value,
    label: t(`kit.data.table.${value}`),
  }));
  return (
    <>
      <span className={styles.choice}>
        <ListBox
          aria-label={t("kit.data.table.show")}
          value={state}
          onChange={({ target }) => setState(states.find((one) => one === target.value) ?? "usual")}
        >
          {states.map((one) => (
            <option key={one} value={one}>
              {t(`kit.states.${one}`)}
            </option>
          ))}
        </ListBox>
      </span>
      <div className={styles.table}>
        <DataTable
          label={t("kit.data.table.berths")}
          list={list}
          page={{
            page:
              state === "usual" || state === "empty"
                ? { items: shown, total: state === "empty" ? 0 : found.length }
                : undefined,
            stale: false,
            error: state === "error" ? failure : undefined,
            retry: () => setState("usual"),
          }}
          rows={rows}
          views={[
            { id: "all", label: t("kit.data.table.all"), count: berths.length },
            { id: "open", label: t("kit.data.table.OPEN") },
          ]}
          filters={[choiceField("open", t("kit.data.table.state"), list.filter("open"), choices)]}
          searchLabel={t("kit.data.table.search")}
          empty={{ title: t("kit.data.table.empty"), text: t("kit.data.table.emptyText") }}
          failed={t("kit.data.table.failed")}
        />
      </div>
    </>
  );
}
