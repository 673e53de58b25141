import { isRecord } from "#gateway/platform/json.ts";
import { CHART, isNumber } from "./check.ts";
import { readYaml } from "./documents.ts";
import { textAt } from "./files.ts";
import type { ChartFileRow } from "./repository.ts";

/** The number that `Chart.yaml` says; null where it says none. */
export function numberIn(files: readonly ChartFileRow[]): string | null {
  const { value } = readYaml(textAt(files, CHART) ?? "");
  return isRecord(value) && isNumber(value["version"]) ? value["version"] : null;
}

/** The next minor version that is not taken. */
export function nextNumber(number: string, taken: readonly string[]): string {
  const [major = 0, minor = 0] = number.split(".").map(Number);
  for (let next = minor + 1; ; next += 1) {
    const made = `${major}.${next}.0`;
    if (!taken.includes(made)) return made;
  }
}

const field = (name: string, value: string) => (text: string) => {
  const line = new RegExp(`^${name}:.*$`, "m");
  return line.test(text) ? text.replace(line, () => `${name}: ${value}`) : `${text}${name}: ${value}\n`;
};

/** The files with another number, or another name, in `Chart.yaml`; all else there stays as it is written. */
export const renamed = (
  files: readonly ChartFileRow[],
  changes: Partial<Record<"name" | "version", string>>,
): ChartFileRow[] =>
  files.map((one) =>
    one.path === CHART
      ? {
          path: CHART,
          text: Object.entries(changes).reduce((text, [name, value]) => field(name, value)(text), one.text),
        }
      : one,
  );
