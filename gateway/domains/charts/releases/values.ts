import { AppError, badInput } from "#gateway/platform/errors.ts";
import { isRecord } from "#gateway/platform/json.ts";
import type { ChartFileRow } from "#gateway/domains/charts/versions/repository.ts";
import { ofValues, readYaml, textAt, valuesRefused } from "#gateway/domains/charts/versions/rules.ts";

const MOST_VALUES = 64 * 1024;

/** Values with others put over them, as `helm` does it: maps are joined, all else is replaced. */
function joined(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over === undefined ? under : over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, joined(under[name], over[name])]));
}

const wrong = (code: "INVALID" | "TOO_LONG", message: string) => badInput({ valuesYaml: { code, message } });

/**
 * Values that come to those of a chart, as they are kept.
 * @throws {AppError} BAD_USER_INPUT at `valuesYaml`, CHART_YAML_BOMB, CHART_VALUES_REFUSED.
 */
export function checkedValues(files: readonly ChartFileRow[], given: string): string {
  const text = given.replaceAll("\0", "").toWellFormed();
  if (Buffer.byteLength(text) > MOST_VALUES) throw wrong("TOO_LONG", "Values have at most 64 KiB.");
  const read = readYaml(text);
  if (read.isBomb)
    throw new AppError(
      "CHART_YAML_BOMB",
      "The aliases in these values stand for more than is read: write them out.",
    );
  if (read.breaks)
    throw wrong("INVALID", `The values break in line ${read.breaks.line}: ${read.breaks.text}`);
  if (!isRecord(read.value)) throw wrong("INVALID", "Values are a map of names.");
  const base = readYaml(textAt(files, "values.yaml") ?? "");
  const all = { ...read, value: joined(base.value ?? {}, read.value) };
  const broken = ofValues("values.yaml", all, textAt(files, "values.schema.json")).find(
    ({ code }) => code === "VALUE",
  );
  if (broken) throw valuesRefused(broken);
  return text;
}
