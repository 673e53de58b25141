import { describe, expect, test } from "vitest";
import { anyOf, anyText, dayRange, numberRange, yesNo } from "#web/lib/list/listFilters.ts";
import { declareList, listVariables, parseListUrl, formatListUrl } from "#web/lib/list/listState.ts";

const boats = declareList({
  name: "harbour.boats",
  texts: "boats",
  sorts: ["NAME", "LENGTH"],
  defaultSort: { field: "NAME", order: "ASC" },
  filters: {
    harbour: anyText(),
    kind: anyOf(["SAIL", "MOTOR"]),
    length: numberRange({ perUnit: 100 }),
    moored: yesNo(),
    built: dayRange(),
  },
  views: { all: {}, moored: { moored: true } },
  input: ({ length, ...rest }) => ({ ...rest, longest: length?.max }),
});
const read = (search: string) => parseListUrl(boats, new URLSearchParams(search));

describe("the place of a list in its address", () => {
  test("is empty while everything is as it is by default", () => {
    expect(formatListUrl(boats, read(""))).toBe("");
  });

  test.each([
    "?page=3",
    "?size=25&page=2",
    "?q=sea+gull",
    "?sort=-length",
    "?harbour=B%26B&harbour=Quay%2C+east&kind=sail&kind=motor",
    "?length=4.5..12",
    "?length=..8&moored=no",
    "?view=moored&sort=-name",
    "?built=2026-11-01..2026-11-21",
    "?built=2024-02-29..",
    "?built=..2026-11-21",
  ])("is written as it was read: %s", (search) => {
    expect(formatListUrl(boats, read(search))).toBe(search);
  });

  test.each([
    "?page=0",
    "?page=-1",
    "?page=abc",
    "?page=99999999999",
    "?size=7",
    "?built=..",
    "?built=2026-02-30..",
    "?built=yesterday..today",
    "?built=2026-11-21",
    "?size=1e9",
    "?sort=colour",
    "?kind=rocket",
    "?length=a..b",
    "?length=-3..",
    "?length=..",
    "?moored=perhaps",
    "?view=__proto__",
    "?harbour=",
    "?constructor=1",
  ])("falls back silently on nonsense: %s", (search) => {
    expect(formatListUrl(boats, read(search))).toBe("");
  });

  test("shortens a search of more than 200 characters", () => {
    expect(read(`?q=${"a".repeat(10_000)}`).q).toHaveLength(200);
  });

  test("drops a filter that the view decides", () => {
    expect(read("?view=moored&moored=no").filters).toEqual({});
  });

  test("becomes the variables of the query, the view's filters included", () => {
    expect(listVariables(boats, read("?view=moored&q=gull&length=..12&page=2&sort=-length"))).toEqual({
      page: 2,
      itemsPerPage: 10,
      sort: { field: "LENGTH", order: "DESC" },
      filter: { q: "gull", moored: true, longest: 1200 },
    });
  });
});
