import type { ReactElement, ReactNode } from "react";
import type { Action } from "#web/ui/menu/action.ts";

/** What a row must have: an id that no other row has. */
export interface Identified {
  id: string;
}

/** One column of a table. */
export interface Column<TRow, TSort extends string> {
  id: string;
  header: string;
  /** What stands in the cell. */
  cell(row: TRow): ReactNode;
  /** The field the column sorts by; without it the column cannot be sorted. */
  sort?: TSort;
  /** `end` for numbers and money. */
  align?: "end";
  /** In pixels; for the one growing column its least width. */
  width: number;
  grow?: boolean;
  /** Always shown, and pinned to the start unless a person frees it. */
  locked?: boolean;
  /** Hidden until a person shows it. */
  optional?: boolean;
  /** What an export writes for it, by the names of the gateway's export; without it the column is not exported. */
  exports?: readonly ExportField[];
  /** The shape of its place while the first rows come. */
  skeleton?: "title" | "box" | "line";
}

/** A column of an exported file. */
export interface ExportField {
  /** The name that the gateway knows it by. */
  id: string;
  /** Its header, in the language of the console. */
  label: string;
}

/** A row as a card, on a phone. */
export interface RowCard {
  picture?: ReactElement;
  title: ReactNode;
  /** The parts of the line under the title, joined by a middle dot. */
  meta: readonly string[];
  /** A state and a remark, at the start of the last line. */
  pill?: ReactElement;
  note?: ReactNode;
  /** What counts, at the end of the last line. */
  value?: ReactNode;
}

/** Something that can be done to several rows at once. */
export interface BulkAction extends Omit<Action, "run" | "chosen"> {
  /** Does it, to at most 10,000 rows; the selection is dropped when it answers true, and but for the rows that it answers. */
  run(rows: readonly Identified[]): Promise<boolean | readonly Identified[]>;
}

/** All that a table shows and does for one kind of row. */
export interface RowDeclaration<TRow extends Identified, TSort extends string> {
  columns: readonly Column<TRow, TSort>[];
  /** The name of a row, for the names of its controls. */
  name(row: TRow): string;
  /** The path of a row's screen; Enter goes there. */
  href(row: TRow): string;
  /** The row's menu. */
  actions(row: TRow): readonly Action[];
  card(row: TRow): RowCard;
  /** The row as a tile: where there is one, the rows stand beside each other as tiles, and not as a table, on wide windows. */
  tile?(row: TRow): ReactNode;
  /** Comfortable rows are 64 px high, for a cell with a title and two lines of text; denser ones as everywhere. */
  tall?: boolean;
  /** What can be done to the selected rows; without it rows cannot be selected. */
  bulk?: readonly BulkAction[];
}
