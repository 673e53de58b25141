import { useWords } from "#web/lib/texts/words.ts";
import type { Identified } from "./column.ts";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./dataTableProps.ts";
import { type FilterValues, useFilterFields } from "./useFilterFields.ts";

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
>({ counts, known = {}, ...table }: ListTableProps<TRow, TSort, TValues, TView, TInput>) {
  const { list } = table;
  const words = useWords(list.texts);
  // A figure on some tabs alone would say that there is none on the others.
  const isCounted = list.views.every((id) => counts?.[id] !== undefined);
  return (
    <DataTable
      {...table}
      views={list.views.map((id) => ({
        id,
        label: words(`views.${id}`),
        count: isCounted ? counts?.[id] : undefined,
      }))}
      filters={useFilterFields(list, known)}
      searchLabel={words("search")}
      empty={{ title: words("empty.title"), text: words("empty.text") }}
      failed={words("failed")}
    />
  );
}
