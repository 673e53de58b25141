import { useMemo, useState } from "react";
import { useStoredViews } from "#web/lib/list/savedView.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { Identified } from "./parts/column.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { ViewCounting } from "./tools/ViewCounts.tsx";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./dataTableProps.ts";
import { type FilterValues, useFilterFields } from "./useFilterFields.ts";

const ViewCounts = lazyComponent(() => import("./tools/ViewCounts.tsx"), "ViewCounts");

/** A declared list as a table. */
export interface ListTableProps<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
> extends Omit<
  DataTableProps<TRow, TSort, TValues, TView, TInput>,
  "views" | "filters" | "searchLabel" | "empty" | "failed"
> {
  /** How many rows each view has. */
  counts?: { readonly [K in TView]?: number | undefined };
  /** How the rows of saved views are counted. */
  counting?: ViewCounting | undefined;
  /** What is known of the filters' values. */
  known?: { readonly [K in keyof TValues]?: FilterValues };
}

/** The table of a declared list, with the views, filters and words of its declaration. */
export function ListTable<
  TRow extends Identified,
  TSort extends string,
  TValues extends object,
  TView extends string,
  TInput extends object,
>({ counts, counting, known = {}, ...table }: ListTableProps<TRow, TSort, TValues, TView, TInput>) {
  const { list } = table;
  const words = useWords(list.texts);
  const stored = useStoredViews(list.name);
  const saved = useMemo(() => stored.filter(({ mine }) => mine), [stored]);
  const [savedCounts, setSavedCounts] = useState<ReadonlyMap<string, number>>();
  // A figure on some tabs alone would say that there is none on the others.
  const isCounted = list.views.every((id) => counts?.[id] !== undefined);
  return (
    <>
      {counting && saved.length > 0 && table.page.page && (
        <ViewCounts counting={counting} views={saved} onCounts={setSavedCounts} />
      )}
      <DataTable
        {...table}
        views={list.views.map((id) => ({
          id,
          label: words(`views.${id}`),
          count: counts && (isCounted ? counts[id] : null),
        }))}
        filters={useFilterFields(list, known)}
        searchLabel={words("search")}
        empty={{ title: words("empty.title"), text: words("empty.text") }}
        failed={words("failed")}
        savedCounts={savedCounts}
      />
    </>
  );
}
