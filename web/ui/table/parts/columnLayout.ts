import { isRecord } from "#web/lib/isRecord.ts";
import type { Column } from "./column.ts";

/** How high rows are: 36 px without pictures, 44 px, or 52 px with a second line. */
export const densities = ["compact", "standard", "comfortable"] as const;
export type Density = (typeof densities)[number];

/** The height of a row in pixels. */
const rowHeights: Readonly<Record<Density, number>> = { compact: 36, standard: 44, comfortable: 52 };

const tallRow = 64;

/** How high the rows of a list are, in pixels; `tall` ones where they are comfortable. */
export const rowHeightOf = (density: Density, tall = false): number =>
  tall && density === "comfortable" ? tallRow : rowHeights[density];

/** The least and the greatest width of a column in pixels. */
export const columnWidths = { min: 56, max: 800 } as const;

/** What the person's layout of a list is kept under. */
export const lookKey = (list: string): string => `table.${list}`;

/** How a person wants the columns of a list. What is not named in it is as the list declares it. */
export interface ColumnLayout {
  /** The columns in their order; new ones stand where the list declares them. */
  order: readonly string[];
  shown: Readonly<Record<string, boolean>>;
  pinned: Readonly<Record<string, boolean>>;
  /** In pixels. */
  widths: Readonly<Record<string, number>>;
  density: Density;
}

/** A column as it is shown. */
export type PlacedColumn<TColumn> = TColumn & {
  /** Its place among the columns pinned to the start; undefined for one that scrolls. */
  pin: number | undefined;
  /** Whether it is the last of those pinned. */
  edge: boolean;
  /** In pixels; undefined for the column that takes what is left. */
  set: number | undefined;
};

type Declared = Pick<Column<never, string>, "id" | "width" | "grow" | "locked" | "optional">;

function entries<TValue>(value: unknown, isValue: (one: unknown) => one is TValue): Record<string, TValue> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([id, one]) => (isValue(one) ? [[id, one]] : [])));
}

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isWidth = (value: unknown): value is number =>
  typeof value === "number" && value >= columnWidths.min && value <= columnWidths.max;

/** Reads a layout from what was kept; whatever is broken or missing is as the list declares it. */
export function readLayout(kept: unknown): ColumnLayout {
  const { order, shown, pinned, widths, density } = isRecord(kept) ? kept : {};
  return {
    order: Array.isArray(order) ? order.filter((id) => typeof id === "string") : [],
    shown: entries(shown, isBoolean),
    pinned: entries(pinned, isBoolean),
    widths: entries(widths, isWidth),
    density: densities.find((known) => known === density) ?? "comfortable",
  };
}

/** The layout of a list that nobody changed. */
export const plainLayout: ColumnLayout = readLayout(undefined);

/** Whether the column shows. */
export const isShown = ({ id, locked, optional }: Declared, { shown }: ColumnLayout): boolean =>
  locked === true || (shown[id] ?? !optional);

/** Whether the column stays at the start while the others scroll. */
export const isPinned = ({ id, locked }: Declared, { pinned }: ColumnLayout): boolean =>
  pinned[id] ?? locked === true;

/** All columns in the person's order, pinned ones first; hidden ones too. A column that the layout does not know follows its neighbour. */
export function orderColumns<TColumn extends Declared>(
  columns: readonly TColumn[],
  layout: ColumnLayout,
): TColumn[] {
  const ordered = [...new Set(layout.order)].flatMap(
    (id) => columns.find((column) => column.id === id) ?? [],
  );
  for (const [at, column] of columns.entries()) {
    if (ordered.includes(column)) continue;
    const before = columns[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return [
    ...ordered.filter((column) => isPinned(column, layout)),
    ...ordered.filter((column) => !isPinned(column, layout)),
  ];
}

/** The columns that show, each with its place and width. */
export function placeColumns<TColumn extends Declared>(
  columns: readonly TColumn[],
  layout: ColumnLayout,
): PlacedColumn<TColumn>[] {
  const shown = orderColumns(columns, layout).filter((column) => isShown(column, layout));
  const last = shown.findLast((column) => isPinned(column, layout));
  return shown.map((column, at) => ({
    ...column,
    pin: isPinned(column, layout) ? at : undefined,
    edge: column === last,
    set: layout.widths[column.id] ?? (column.grow ? undefined : column.width),
  }));
}

/** The layout with the column put before or after another one. */
export function putColumn(
  columns: readonly Declared[],
  layout: ColumnLayout,
  id: string,
  { id: other, side }: { id: string; side: "before" | "after" },
): ColumnLayout {
  const others = orderColumns(columns, layout).flatMap((column) => (column.id === id ? [] : [column.id]));
  return moveColumn(columns, layout, id, others.indexOf(other) + (side === "after" ? 1 : 0));
}

/** The layout with the column moved to another place among all columns; a move past the edge of the pinned ones pins or frees it. */
export function moveColumn(
  columns: readonly Declared[],
  layout: ColumnLayout,
  id: string,
  to: number,
): ColumnLayout {
  const ordered = orderColumns(columns, layout);
  const from = ordered.findIndex((column) => column.id === id);
  const [moved] = from < 0 ? [] : ordered.splice(from, 1);
  if (!moved) return layout;
  const pins = ordered.filter((column) => isPinned(column, layout)).length;
  const at = Math.max(0, Math.min(to, ordered.length));
  ordered.splice(at, 0, moved);
  const pinned = isPinned(moved, layout) ? at <= pins : at < pins;
  return { ...layout, order: ordered.map((column) => column.id), pinned: { ...layout.pinned, [id]: pinned } };
}
