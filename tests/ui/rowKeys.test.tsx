import { renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { useRowKeys } from "#web/ui/table/useRowKeys.ts";

const page = (...ids: string[]) => ids.map((id) => ({ id }));

function useKeys(rows: readonly Identified[]) {
  const keyOf = useRowKeys(rows);
  return rows.map(({ id }) => keyOf(id));
}

/** The keys of the rows of one page after another. */
function keysThrough(...pages: { id: string }[][]) {
  const { result, rerender } = renderHook(useKeys, { initialProps: pages[0] ?? [] });
  return pages.map((rows) => {
    rerender(rows);
    return result.current;
  });
}

describe("the keys of rows", () => {
  test("go over to the next page, also to a shorter and a longer one", () => {
    const [first = [], second, shorter, longer] = keysThrough(
      page("a", "b", "c"),
      page("d", "e", "f"),
      page("g"),
      page("h", "i"),
    );
    expect(new Set(first).size).toBe(3);
    expect(second).toEqual(first);
    expect(shorter).toEqual(first.slice(0, 1));
    expect(longer?.[0]).toBe(first[0]);
    expect(first.slice(1)).not.toContain(longer?.[0]);
  });

  test("stay with the rows that stay when one goes and another comes", () => {
    const [[a, b, c] = [], after] = keysThrough(page("a", "b", "c"), page("a", "c", "d"));
    expect(after?.slice(0, 2)).toEqual([a, c]);
    expect([a, b, c]).not.toContain(after?.[2]);
  });

  test("are never those of two rows", () => {
    for (const keys of keysThrough(page("a", "b"), page("c", "d"), page("a", "c"), page("b", "d", "a")))
      expect(new Set(keys).size).toBe(keys.length);
  });
});
