import { expect, test } from "vitest";
import { type CardSize, placeCards, readLayout } from "#web/features/overview/home/homeLayout.ts";

const cards: CardSize[] = [
  { id: "a", span: 8 },
  { id: "b", span: 4 },
  { id: "c", span: 6 },
  { id: "d", span: 6 },
];
const placed = (order: string[], hidden: string[] = []) =>
  placeCards(cards, { order, hidden })
    .map(({ id, span }) => `${id}${span}`)
    .join(" ");

test("cards stand in rows of twelve columns, and the last of a row fills it", () => {
  expect(placed(["a", "b", "c", "d"])).toBe("a8 b4 c6 d6");
  expect(placed(["a", "c", "b", "d"])).toBe("a12 c6 b6 d12");
  expect(placed(["a", "b", "c", "d"], ["b", "d"])).toBe("a12 c12");
  expect(placed(["a"], ["a"])).toBe("");
});

test("a layout is read with care, and a card that is new since then comes where it is declared", () => {
  const all = ["a", "b", "c", "d"];
  for (const kept of [undefined, null, "a", 7, [], { order: 3, hidden: {} }])
    expect(readLayout(cards, kept)).toEqual({ order: all, hidden: [] });
  expect(readLayout(cards, { order: ["d", "gone", "a", "a", 4, "c"], hidden: ["gone", "c"] })).toEqual({
    order: ["d", "a", "b", "c"],
    hidden: ["c"],
  });
});
