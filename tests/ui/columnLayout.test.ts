import { expect, test } from "vitest";
import {
  moveColumn,
  orderColumns,
  placeColumns,
  putColumn,
  plainLayout,
  readLayout,
} from "#web/ui/table/parts/columnLayout.ts";

const columns = [
  { id: "name", width: 200, grow: true, locked: true },
  { id: "berth", width: 80 },
  { id: "length", width: 90 },
  { id: "built", width: 100, optional: true },
];
const ids = (layout = plainLayout) => placeColumns(columns, layout).map(({ id }) => id);

test("is as the list declares it until a person changes it", () => {
  expect(placeColumns(columns, plainLayout).map(({ id, pin, set }) => [id, pin, set])).toEqual([
    ["name", 0, undefined],
    ["berth", undefined, 80],
    ["length", undefined, 90],
  ]);
});

test("shows and hides, but never the locked column", () => {
  expect(ids(readLayout({ shown: { name: false, berth: false, built: true } }))).toEqual([
    "name",
    "length",
    "built",
  ]);
});

test.each([
  null,
  7,
  "x",
  [],
  { order: "name" },
  {
    order: [1, {}],
    widths: { name: "wide", berth: -5, length: 1e9 },
    shown: { berth: 1 },
    pinned: null,
    density: "huge",
  },
])("reads %j as if nothing was kept", (kept) => {
  expect(readLayout(kept)).toEqual(plainLayout);
});

test.each([
  ["length", { id: "berth", side: "before" }, ["name", "length", "berth"]],
  ["berth", { id: "length", side: "after" }, ["name", "length", "berth"]],
  ["berth", { id: "name", side: "before" }, ["berth", "name", "length"]],
] as const)("puts %s beside another column", (id, to, expected) => {
  expect(ids(putColumn(columns, plainLayout, id, to))).toEqual(expected);
});

test("forgets columns that are gone, and puts new ones beside their neighbours", () => {
  const kept = readLayout({
    order: ["length", "mast", "name", "length"],
    widths: { mast: 90 },
    shown: { mast: true },
  });
  expect(orderColumns(columns, kept).map(({ id }) => id)).toEqual(["name", "length", "built", "berth"]);
  expect(
    orderColumns(columns.slice(1), readLayout({ order: ["built", "length"] })).map(({ id }) => id),
  ).toEqual(["berth", "built", "length"]);
});

test("keeps pinned columns first, in their order", () => {
  const kept = readLayout({ pinned: { length: true, name: false } });
  expect(placeColumns(columns, kept).map(({ id, pin }) => [id, pin])).toEqual([
    ["length", 0],
    ["name", undefined],
    ["berth", undefined],
  ]);
});

test("moves a column, and pins it when it is moved among the pinned ones", () => {
  const down = moveColumn(columns, plainLayout, "berth", 2);
  expect(orderColumns(columns, down).map(({ id }) => id)).toEqual(["name", "length", "berth", "built"]);
  const first = moveColumn(columns, plainLayout, "length", 0);
  expect(
    placeColumns(columns, first)
      .slice(0, 2)
      .map(({ id, pin }) => [id, pin]),
  ).toEqual([
    ["length", 0],
    ["name", 1],
  ]);
  expect(moveColumn(columns, plainLayout, "berth", 99).order.at(-1)).toBe("berth");
  expect(moveColumn(columns, plainLayout, "nothing", 1)).toEqual(plainLayout);
});

test("keeps the widths a person gave", () => {
  expect(
    placeColumns(columns, readLayout({ widths: { name: 300, berth: 120 } })).map(({ set }) => set),
  ).toEqual([300, 120, 90]);
});
