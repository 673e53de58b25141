import type { Words } from "#web/lib/texts/words.ts";
import type { ChartAction } from "#web/generated/types.ts";
import type { ChartEditorQuery, ChartProblemsQuery, ChartVersionFieldsFragment } from "./editor.generated.ts";

export type Version = ChartVersionFieldsFragment;
export type OpenChart = NonNullable<ChartEditorQuery["chart"]>;
export type HelmHere = ChartEditorQuery["helm"];
export type Problem = ChartProblemsQuery["problems"][number];

/** What is wrong, as it is said away from its line: with the value that it is about. */
export const problemText = (words: Words, { code, text, value }: Problem): string =>
  [...(value === "" ? [] : [value]), words(`problems.${code}`, { text })].join(" ");

export const offerOf = ({ actions }: Pick<Version, "actions">, name: ChartAction) =>
  actions.find((one) => one.name === name);

/** What became of a file since the version that it is measured by. */
export type FileMark = "M" | "A" | "D";

export const markOf = (before: string | undefined, now: string | undefined): FileMark | undefined => {
  if (before === now) return undefined;
  if (before === undefined) return "A";
  return now === undefined ? "D" : "M";
};

export const languageOf = (path: string): "json" | "yaml" | "text" => {
  if (path.endsWith(".json")) return "json";
  return /\.(ya?ml|tpl)$/.test(path) ? "yaml" : "text";
};

export const VALUES = "values.yaml";
export const SCHEMA = "values.schema.json";

/** The version whose files a draft is measured by: the last that was published before it. */
export const baseOf = (versions: readonly Version[], chosen: Version): Version | undefined => {
  const at = versions.findIndex(({ id }) => id === chosen.id);
  const earlier = versions.slice(at + 1);
  return earlier.find(({ status }) => status === "PUBLISHED" || status === "SUSPENDED") ?? earlier[0];
};
