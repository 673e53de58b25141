import { describe, expect, test } from "vitest";
import { mergeVersions } from "#web/ui/form/merge/mergeVersions.ts";

const base = { name: "Gangway", brand: "Fathom", price: 100, tags: ["new"], size: { width: 1, height: 2 } };

describe("two versions of one thing", () => {
  test("that both left alone stay as they are", () => {
    expect(mergeVersions(base, base, base)).toEqual({
      values: base,
      clashes: [],
      fromTheirs: [],
      fromMine: [],
    });
  });

  test("take each side's own changes", () => {
    const merged = mergeVersions(
      base,
      { ...base, name: "Mine" },
      { ...base, price: 120, tags: ["new", "sale"] },
    );
    expect(merged.values).toEqual({ ...base, name: "Mine", price: 120, tags: ["new", "sale"] });
    expect(merged).toMatchObject({ clashes: [], fromMine: ["name"], fromTheirs: ["price", "tags"] });
  });

  test("clash where both changed the same, and mine stand until one chooses", () => {
    const merged = mergeVersions(
      base,
      { ...base, name: "Mine", price: 90 },
      { ...base, name: "Theirs", brand: "Leeward" },
    );
    expect(merged.values).toEqual({ ...base, name: "Mine", price: 90, brand: "Leeward" });
    expect(merged).toMatchObject({ clashes: ["name"], fromMine: ["price"], fromTheirs: ["brand"] });
  });

  test("agree where both made the same change", () => {
    expect(mergeVersions(base, { ...base, price: 90 }, { ...base, price: 90 })).toMatchObject({
      clashes: [],
      fromTheirs: [],
      fromMine: [],
    });
  });

  test("are compared by content", () => {
    const again = { ...base, tags: [...base.tags], size: { height: 2, width: 1 } };
    expect(mergeVersions(base, again, again)).toMatchObject({ clashes: [], fromTheirs: [], fromMine: [] });
    const moved = { ...base, size: { ...base.size, width: 5 } };
    expect(mergeVersions(base, base, moved)).toMatchObject({ fromTheirs: ["size"], values: moved });
  });

  test("know emptied from never filled", () => {
    const empty: { price: number | null; note: string } = { price: null, note: "" };
    const merged = mergeVersions(empty, { ...empty, price: 0 }, { ...empty, note: "seen" });
    expect(merged).toMatchObject({ values: { price: 0, note: "seen" }, clashes: [] });
  });

  test("change nothing that was given", () => {
    const [mine, theirs] = [
      { ...base, name: "Mine" },
      { ...base, brand: "Leeward" },
    ];
    mergeVersions(base, mine, theirs);
    expect(mine.brand).toBe("Fathom");
    expect(theirs.name).toBe("Gangway");
  });

  test("ignore what the form does not hold", () => {
    const theirs: { name: string; version?: number } = { name: "Gangway", version: 9 };
    expect(mergeVersions({ name: "Gangway" }, { name: "Mine" }, theirs).values).toEqual({ name: "Mine" });
  });
});
