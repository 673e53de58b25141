import { isRecord } from "#gateway/platform/json.ts";
import { readYaml, type ReadYaml } from "./documents.ts";
import { textAt } from "./files.ts";
import type { ChartFileRow } from "./repository.ts";
import { excesses } from "./resources.ts";
import { broken, SchemaRefused } from "./schemas.ts";

export type ProblemCode =
  | "SYNTAX"
  | "ALIASES"
  | "MISSING_FILE"
  | "CHART_FIELD"
  | "CHART_NAME"
  | "SCHEMA"
  | "VALUE"
  | "REQUEST_ABOVE_LIMIT"
  | "BRACES";

/** Something that is wrong with a chart's files. */
export interface Problem {
  severity: "ERROR" | "WARNING";
  code: ProblemCode;
  path: string;
  line: number;
  value: string;
  text: string;
}

const MOST_PROBLEMS = 100;
export const CHART = "Chart.yaml";
const VALUES = "values.yaml";
const SCHEMA = "values.schema.json";

export const isNumber = (given: unknown): given is string =>
  typeof given === "string" &&
  given.length <= 60 &&
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\dA-Za-z-]+(\.[\dA-Za-z-]+)*)?(\+[\dA-Za-z.-]+)?$/.test(given);

const problem = (
  code: ProblemCode,
  path: string,
  { line = 1, value = "", text = "", severity = "ERROR" }: Partial<Problem> = {},
): Problem => ({ severity, code, path, line, value, text });

const ofYaml = ({ breaks, isBomb }: ReadYaml, path: string): Problem[] => {
  if (breaks) return [problem("SYNTAX", path, breaks)];
  return isBomb ? [problem("ALIASES", path)] : [];
};

function ofChart(read: ReadYaml, name: string): Problem[] {
  if (read.value === undefined) return [];
  const fields = isRecord(read.value) ? read.value : {};
  const wrong: [string, boolean][] = [
    ["apiVersion", fields["apiVersion"] === "v2" || fields["apiVersion"] === "v1"],
    ["name", typeof fields["name"] === "string"],
    ["version", isNumber(fields["version"])],
    [
      "type",
      fields["type"] === undefined || fields["type"] === "application" || fields["type"] === "library",
    ],
    ["dependencies", fields["dependencies"] === undefined || Array.isArray(fields["dependencies"])],
  ];
  const missing = wrong
    .filter(([, isFit]) => !isFit)
    .map(([field]) => problem("CHART_FIELD", CHART, { line: read.lineOf([field]), text: field }));
  if (typeof fields["name"] === "string" && fields["name"] !== name)
    missing.push(problem("CHART_NAME", CHART, { line: read.lineOf(["name"]), text: name }));
  return missing;
}

/** Where a JSON text breaks. */
function ofJson(path: string, text: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    const at = Number(/position (\d+)/.exec(said)?.[1] ?? 0);
    return [problem("SYNTAX", path, { line: text.slice(0, at).split("\n").length, text: said })];
  }
}

/** Where a template opens an action and does not close it. */
function ofTemplate(path: string, text: string): Problem[] {
  let at = text.indexOf("{{");
  while (at !== -1) {
    const end = text.indexOf("}}", at + 2);
    const next = text.indexOf("{{", at + 2);
    if (end === -1 || (next !== -1 && next < end && !text.startsWith("{{/*", at)))
      return [problem("BRACES", path, { line: text.slice(0, at).split("\n").length })];
    at = text.indexOf("{{", end + 2);
  }
  return [];
}

/** What values break of their schema, and what they request above their limits. */
export function ofValues(path: string, read: ReadYaml, schemaText: string | undefined): Problem[] {
  if (read.value === undefined) return [];
  const above = excesses(read.value).map(({ place, limit }) =>
    problem("REQUEST_ABOVE_LIMIT", path, {
      severity: "WARNING",
      line: read.lineOf(place),
      value: place.join("."),
      text: limit,
    }),
  );
  if (schemaText === undefined || ofJson(SCHEMA, schemaText).length > 0) return above;
  try {
    const found = broken(JSON.parse(schemaText), read.value).map(({ place, text }) =>
      problem("VALUE", path, { line: read.lineOf(place), value: place.join("."), text }),
    );
    return [...found, ...above];
  } catch (error) {
    if (!(error instanceof SchemaRefused || error instanceof RangeError || error instanceof TypeError))
      throw error;
    return [problem("SCHEMA", SCHEMA, { text: error.message }), ...above];
  }
}

/** What is wrong with a chart's files, as far as it can be said without `helm`; by file and line. */
export function problemsOf(files: readonly ChartFileRow[], name: string): Problem[] {
  const found = files.flatMap(({ path, text }): Problem[] => {
    if (path.startsWith("templates/")) return ofTemplate(path, text);
    if (path.endsWith(".json")) return ofJson(path, text);
    if (!/\.ya?ml$/.test(path)) return [];
    const read = readYaml(text);
    return [
      ...ofYaml(read, path),
      ...(path === CHART ? ofChart(read, name) : []),
      ...(path === VALUES ? ofValues(path, read, textAt(files, SCHEMA)) : []),
    ];
  });
  const missing = [CHART, VALUES]
    .filter((path) => textAt(files, path) === undefined)
    .map((path) => problem("MISSING_FILE", path));
  return [...missing, ...found]
    .toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
    .slice(0, MOST_PROBLEMS);
}

export const errorsIn = (problems: readonly Problem[]): number =>
  problems.filter(({ severity }) => severity === "ERROR").length;
