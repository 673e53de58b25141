import fc from "fast-check";
import { expect, it } from "vitest";
import { around, changedLines, lineDiff } from "#web/features/charts/charts/editor/lineDiff.ts";
import { hintsAt } from "#web/features/charts/charts/editor/schemaHints.ts";
import { changesBetween, readValues, withValues } from "#web/features/charts/charts/editor/yamlValues.ts";
import { filesOfTar, filesOfTgz, tarOf, tgzOf } from "#web/features/charts/charts/tgz.ts";

const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });

it("a difference holds both texts, whatever they are", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = lineDiff(before.join("\n"), after.join("\n"));
      const side = (kind: "gone" | "new") =>
        found.filter((one) => one.kind === "same" || one.kind === kind).map(({ text }) => text);
      expect(side("gone")).toEqual(before);
      expect(side("new")).toEqual(after);
    }),
  );
});

it("a changed line is told from a new one", () => {
  const found = lineDiff("a: 1\nb: 2\n", "a: 9\nb: 2\nc: 3\n");
  expect([...changedLines(found)]).toEqual([
    [1, "changed"],
    [3, "added"],
  ]);
  expect(around(lineDiff("1\n2\n3\n4\n5", "1\n2\nx\n4\n5"), 1).map(({ text }) => text)).toEqual([
    "2",
    "3",
    "x",
    "4",
  ]);
});

it("texts that have nothing in common are told without looking for ever", () => {
  const [before, after] = [
    Array.from({ length: 5_000 }, (_, at) => `a${at}`),
    Array.from({ length: 5_000 }, (_, at) => `b${at}`),
  ];
  expect(lineDiff(before.join("\n"), after.join("\n"))).toHaveLength(10_000);
});

it("a value is written where it stands, and all else stays as it is", () => {
  const text = '# Top\nreplicas: 2 # how many\nimage:\n    tag:   "1.0"\n\nports: [80,   443]\n';
  const values = { replicas: 3, image: { tag: "2.0" }, ports: [80, 443] };
  expect(withValues(text, values)).toBe(
    '# Top\nreplicas: 3 # how many\nimage:\n    tag:   "2.0"\n\nports: [80,   443]\n'.replace(
      '"2.0"',
      '"2.0"',
    ),
  );
});

it("values that are new come, and those that are gone go", () => {
  expect(readValues(withValues("a: 1\nb: 2\n", { a: 1, c: { d: true } }))).toEqual({ a: 1, c: { d: true } });
});

it("a text that breaks is not written over", () => expect(withValues("a: [", { a: 1 })).toBe("a: ["));

it("aliases that stand for billions are not followed", () => {
  const rows = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (const [before, name] of ["ab", "bc", "cd", "de", "ef", "fg", "gh"].map((pair) => pair.split("")))
    rows.push(`${name}: &${name} [*${before},*${before},*${before},*${before},*${before},*${before}]`);
  expect(readValues(rows.join("\n"))).toBeUndefined();
});

it("only what differs is told", () =>
  expect(changesBetween({ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 }, d: 4 })).toEqual([
    [["a", "c"], 3],
    [["d"], 4],
  ]));

const schema = {
  properties: {
    image: {
      properties: { tag: { title: "Tag" }, pullPolicy: { enum: ["Always", "Never"] } },
    },
    on: { type: "boolean" },
  },
};

it.each([
  ["", ["image", "on"]],
  ["image:\n  ", ["tag", "pullPolicy"]],
  ["image:\n  tag: 1\n  pu", ["pullPolicy"]],
  ["image:\n  pullPolicy: ", ["Always", "Never"]],
  ["on: ", ["true", "false"]],
  ["other:\n  tag: 1\nimage:\n  pullPolicy: Never\n  t", ["tag"]],
])("after %j the schema lets %j be written", (text, expected) =>
  expect(hintsAt(schema, text, text.length)?.options.map(({ label }) => label)).toEqual(expected),
);

const files = [
  { path: "Chart.yaml", text: "name: buoy\n" },
  { path: `templates/${"deep/".repeat(20)}a.yaml`, text: "ü".repeat(600) },
  { path: "empty.txt", text: "" },
];

it("a packed chart is read as it was written", async () => {
  expect(await filesOfTgz(await tgzOf("buoy", files))).toEqual(files);
});

it("links of an archive are left out", () => {
  const tar = tarOf("buoy", [{ path: "evil", text: "" }]);
  tar[156] = "2".charCodeAt(0);
  expect(filesOfTar(tar)).toEqual([]);
});

it.each([
  ["that is none", new Blob(["nothing"]), "BROKEN"],
  ["of 30 MB", tgzOf("big", [{ path: "a", text: "x".repeat(30 * 1024 * 1024) }]), "TOO_LARGE"],
])("an archive %s is refused", async (_, blob, code) => {
  await expect(filesOfTgz(await blob)).rejects.toThrow(code);
});
