import { type Format, useFormat } from "#web/lib/texts/format.ts";
import { type Words, useWords } from "#web/lib/texts/words.ts";
import type { ActedList } from "./useListActions.ts";
import { type RowCommands, useRowCommands } from "./useRowCommands.tsx";
import { type Columns, useColumns } from "./useColumns.tsx";

/** What the declaration of a list's rows is written with. */
export interface RowTools<TRow, TSort extends string> {
  words: Words;
  format: Format;
  columns: Columns<TRow, TSort>;
  commands: RowCommands;
}

/** The tools of a list's rows; each is the same while the language does not change. */
export function useRowTools<TRow, TSort extends string>(
  list: Pick<ActedList, "texts"> & { sorts: readonly TSort[] },
): RowTools<TRow, TSort> {
  return {
    words: useWords(list.texts),
    format: useFormat(),
    columns: useColumns<TRow, TSort>(list),
    commands: useRowCommands(list.texts),
  };
}
