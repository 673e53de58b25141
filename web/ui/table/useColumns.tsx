import { type ReactNode, useMemo } from "react";
import { type Instant, type MoneyAmount, useFormat } from "#web/lib/texts/format.ts";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Column } from "./parts/column.ts";

/** What differs from column to column. */
export interface ColumnOptions<TRow, TSort extends string> extends Omit<
  Column<TRow, TSort>,
  "id" | "header" | "sort" | "exports"
> {
  /** The name of the field whose text heads the column (`fields.<name>`); the column's own by default. */
  label?: string;
  /**
   * What an export writes: the names of fields as the gateway's export knows them, with the text of another one after a colon
   * (`productName:product`). The column's own by default.
   */
  exports?: readonly string[];
}

/** How a column of numbers is shown. */
type NumberLooks<TRow, TSort extends string> = Looks<TRow, TSort> & {
  /** Nought stands back. */
  dimZero?: boolean;
};

type Looks<TRow, TSort extends string> = Omit<ColumnOptions<TRow, TSort>, "cell" | "width"> & {
  width?: number;
};

/** Makes the columns of a list. */
export interface Columns<TRow, TSort extends string> {
  /** A column of any kind; it sorts by the field of its own name (`totalSpent` by TOTAL_SPENT), where the list sorts by it. */
  column(id: string, options: ColumnOptions<TRow, TSort>): Column<TRow, TSort>;
  /** The column of the rows' names, drawn in a way of its own: it grows, and is always shown. */
  name(id: string, cell: (row: TRow) => ReactNode, looks?: Looks<TRow, TSort>): Column<TRow, TSort>;
  /** The column of the rows' names, which lead to their screens; it grows, and is always shown. */
  link(
    id: string,
    name: (row: TRow) => string,
    to: (row: TRow) => string,
    looks?: Looks<TRow, TSort>,
  ): Column<TRow, TSort>;
  /** A column of amounts. */
  money(id: string, value: (row: TRow) => MoneyAmount, looks?: NumberLooks<TRow, TSort>): Column<TRow, TSort>;
  /** A column of numbers. */
  number(id: string, value: (row: TRow) => number, looks?: NumberLooks<TRow, TSort>): Column<TRow, TSort>;
  /** A column of instants. */
  time(id: string, value: (row: TRow) => Instant, looks?: Looks<TRow, TSort>): Column<TRow, TSort>;
  /** A column of states, as `pillOf` draws them. */
  pill(id: string, cell: (row: TRow) => ReactNode, looks?: Looks<TRow, TSort>): Column<TRow, TSort>;
}

const growing = { width: 240, grow: true, locked: true } as const;

const constantCase = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The maker of a list's columns; the same object while the language does not change. */
export function useColumns<TRow, TSort extends string>({
  texts,
  sorts,
}: {
  texts: TextPlace;
  sorts: readonly TSort[];
}): Columns<TRow, TSort> {
  const words = useWords(texts);
  const format = useFormat();
  return useMemo(() => {
    const column: Columns<TRow, TSort>["column"] = (id, { label = id, exports = [id], ...options }) => {
      const sort = sorts.find((field) => field === constantCase(id));
      return {
        id,
        header: words(`fields.${label}`),
        ...(sort && { sort }),
        exports: exports.map((field) => {
          const [name = id, text = name] = field.split(":");
          return { id: name, label: words(`fields.${text}`) };
        }),
        ...options,
      };
    };
    const dimmed = (isZero: boolean, text: string) =>
      isZero ? <span style={{ color: appTokens.colorNeutralForeground3 }}>{text}</span> : text;
    return {
      column,
      name: (id, cell, looks) => column(id, { ...growing, skeleton: "title", ...looks, cell }),
      money: (id, value, { dimZero = false, ...looks } = {}) =>
        column(id, {
          width: 120,
          align: "end",
          ...looks,
          cell: (row) => {
            const amount = value(row);
            return dimmed(dimZero && amount.amountMinor === 0, format.money(amount));
          },
        }),
      number: (id, value, { dimZero = false, ...looks } = {}) =>
        column(id, {
          width: 96,
          align: "end",
          ...looks,
          cell: (row) => dimmed(dimZero && value(row) === 0, format.number(value(row))),
        }),
      link: (id, name, to, looks) =>
        column(id, { ...growing, ...looks, cell: (row) => <LinkCell title={name(row)} to={to(row)} /> }),
      time: (id, value, looks) =>
        column(id, { width: 176, ...looks, cell: (row) => <TimeCell at={value(row)} /> }),
      pill: (id, cell, looks) => column(id, { width: 144, skeleton: "box", ...looks, cell }),
    };
  }, [words, format, sorts]);
}
