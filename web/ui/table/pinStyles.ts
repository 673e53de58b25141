import type { CSSProperties } from "react";
import type { Density } from "./parts/columnLayout.ts";

/** A style that may set custom properties. */
export type StyleWithVariables = CSSProperties & Record<`--${string}`, string>;

const column: CSSProperties[] = [];

/**
 * Where pinned cells stick: at custom properties that the table sets, so that a changed width renders no row. The objects
 * are the same each time.
 */
export const pinStyles = {
  check: { insetInlineStart: 0 } satisfies CSSProperties,
  column: (pin: number): CSSProperties => (column[pin] ??= { insetInlineStart: `var(--pin-${pin})` }),
};

/** The width of the column of check boxes, in pixels. */
const checkWidth = 48;
/** The width of the column of menus, in pixels. */
const menuWidth = 60;

const oneLine = {
  "--lines": "none",
  "--title-caption": "none",
  "--title-span": "span 2",
  "--title-align": "center",
};

/** What density does to the cells: their height, and how much of a title cell shows. */
const densityStyles: Readonly<Record<Density, StyleWithVariables>> = {
  compact: { ...oneLine, "--title-picture": "none", "--title-columns": "minmax(0, 1fr)" },
  standard: { ...oneLine, "--title-picture-size": "28px", "--title-columns": "28px minmax(0, 1fr)" },
  comfortable: {},
};

/** What the table sets: the height of its rows, its least width, and where each pinned column sticks. */
export function tableStyle(
  columns: readonly { set: number | undefined; width: number; pin: number | undefined }[],
  selectable: boolean,
  density: Density,
  rowHeight: number,
): StyleWithVariables {
  const style: StyleWithVariables = { ...densityStyles[density], "--row-height": `${rowHeight}px` };
  let start = selectable ? checkWidth : 0;
  for (const { set, width, pin } of columns) {
    if (pin !== undefined) style[`--pin-${pin}`] = `${start}px`;
    start += set ?? width;
  }
  return { ...style, minInlineSize: `${start + menuWidth}px` };
}
