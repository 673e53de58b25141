import { expect, it } from "vitest";
import samples from "../../../fixtures/charts/versions.json" with { type: "json" };
import { errorsIn, problemsOf } from "#gateway/domains/charts/versions/check.ts";
import { changedFiles } from "#gateway/domains/charts/versions/files.ts";
import type { ChartFileRow } from "#gateway/domains/charts/versions/repository.ts";
import { quantity } from "#gateway/domains/charts/versions/resources.ts";

const chart = { path: "Chart.yaml", text: "apiVersion: v2\nname: buoy\nversion: 1.0.0\n" };
const check = (values: string, schema?: object | string, more: { path: string; text: string }[] = []) =>
  problemsOf(
    [
      chart,
      ...(schema === undefined
        ? []
        : [
            {
              path: "values.schema.json",
              text: typeof schema === "string" ? schema : JSON.stringify(schema),
            },
          ]),
      { path: "values.yaml", text: values },
      ...more,
    ],
    "buoy",
  ).map(({ code, path, line, value }) => [code, path, line, value]);

it("a sound chart has no problem", () => expect(check("a: 1\n")).toEqual([]));

it("YAML that breaks is told with its line", () =>
  expect(check("a: 1\nb: [1\nc: 2\n")).toEqual([["SYNTAX", "values.yaml", 3, ""]]));

it("aliases that stand for billions are told, and not followed", () => {
  const lines = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (const [before, name] of ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"].map((pair) => pair.split("")))
    lines.push(
      `${name}: &${name} [*${before},*${before},*${before},*${before},*${before},*${before},*${before},*${before}]`,
    );
  expect(check(lines.join("\n"))).toEqual([["ALIASES", "values.yaml", 1, ""]]);
});

it("what is nested without end is refused, and breaks nothing", () =>
  expect(check("[".repeat(100_000))[0]?.[0]).toBe("SYNTAX"));

it("fields of Chart.yaml are told one by one", () => {
  const files = [
    { path: "Chart.yaml", text: "apiVersion: v9\nname: other\nversion: one\n" },
    { path: "values.yaml", text: "" },
  ];
  expect(problemsOf(files, "buoy").map(({ code, line, text }) => [code, line, text])).toEqual([
    ["CHART_FIELD", 1, "apiVersion"],
    ["CHART_NAME", 2, "buoy"],
    ["CHART_FIELD", 3, "version"],
  ]);
});

it("values that break the schema are told with their line", () =>
  expect(
    check("replicas: 2\nservice:\n  port: high\n", {
      type: "object",
      properties: { service: { properties: { port: { type: "integer" } } } },
    }),
  ).toEqual([["VALUE", "values.yaml", 3, "service.port"]]));

it("a request above its limit is a warning at its line", () =>
  expect(
    check(
      "resources:\n  limits:\n    cpu: 500m\n    memory: 1Gi\n  requests:\n    cpu: 800m\n    memory: 900Mi\n",
    ),
  ).toEqual([["REQUEST_ABOVE_LIMIT", "values.yaml", 6, "resources.requests.cpu"]]));

it.each([
  ["breaks as JSON", "{", "SYNTAX"],
  ["leads to itself", { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/a" } } } }, "SCHEMA"],
  ["leads elsewhere", { $ref: "https://example.org/schema" }, "SCHEMA"],
  [
    "doubles itself thirty times",
    {
      $ref: "#/$defs/d0",
      $defs: Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [
          `d${at}`,
          { allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
        ]).concat([["d30", { type: "object" } as never]]),
      ),
    },
    "SCHEMA",
  ],
])("a schema that %s is told, and read no further", (_, schema, code) =>
  expect(check("a: 1\n", schema)[0]?.[0]).toBe(code),
);

it("expressions of a schema are left to helm", () =>
  expect(check(`a: ${"a".repeat(40)}!\n`, { properties: { a: { pattern: "^(a+)+$" } } })).toEqual([]));

it("a template that does not close an action is told with its line", () =>
  expect(
    check("", undefined, [{ path: "templates/a.yaml", text: "a: {{ .x }}\nb: {{ .y\nc: {{ .z }}\n" }]),
  ).toEqual([["BRACES", "templates/a.yaml", 2, ""]]));

it.each([
  ["500m", 0.5],
  ["2", 2],
  [0.5, 0.5],
  ["512Mi", 536_870_912],
  ["1G", 1e9],
  ["much", undefined],
])("%s is %s", (text, number) => expect(quantity(text)).toBe(number));

it.each(["../a", "a/../b", "/etc/passwd", "a//b", "", ".", "a\\b", "a\0b", "a/b/", "x".repeat(201), "C:/a"])(
  "the path %j is refused",
  (path) => expect(() => changedFiles([], [{ path, text: "" }])).toThrow("all below the chart's folder"),
);

it("a file stands in no place of a folder", () =>
  expect(() => changedFiles([{ path: "a/b", text: "" }], [{ path: "a", text: "" }])).toThrow());

it.each([
  ["201 files", Array.from({ length: 201 }, (_, at) => ({ path: `f${at}`, text: "" }))],
  ["a file above 1 MiB", [{ path: "a", text: "x".repeat(1024 * 1024 + 1) }]],
  [
    "5 MiB together",
    Array.from({ length: 6 }, (_, at) => ({ path: `f${at}`, text: "x".repeat(1024 * 1024) })),
  ],
])("%s are too much", (_, files) => expect(() => changedFiles([], files)).toThrow("at most 200 files"));

it.each(samples.map(({ name, versions }) => [name, versions] as const))(
  "no version of the sample chart %s has an error",
  (name, versions) => {
    let files: ChartFileRow[] = [];
    const errors = versions.map((version) => {
      const changes = Object.entries(version.files).map(([path, lines]) => ({
        path,
        text: lines && `${lines.join("\n")}\n`,
      }));
      files = changedFiles(files, changes);
      return [version.number, errorsIn(problemsOf(files, name))];
    });
    expect(errors).toEqual(versions.map(({ number }) => [number, 0]));
  },
);
