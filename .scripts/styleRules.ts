import type { CSSRulesByBucket } from "@griffel/core";

/** A rule with where it belongs: its bucket, the condition of its media or container query, its priority. */
export interface Rule {
  text: string;
  bucket: string;
  condition: string;
  priority: number;
}

// The order in which Griffel's renderer keeps its style elements.
const buckets = ["r", "d", "l", "v", "w", "f", "i", "h", "a", "s", "k", "t", "m", "c", "x"];

export function rulesByBucket(byBucket: CSSRulesByBucket | unknown): Rule[] {
  if (typeof byBucket !== "object" || byBucket === null) return [];
  return Object.entries(byBucket).flatMap(([bucket, entries]) =>
    Array.isArray(entries) ? entries.map((entry: unknown) => rule(bucket, entry)) : [],
  );
}

function rule(bucket: string, entry: unknown): Rule {
  const [text, metadata]: unknown[] = Array.isArray(entry) ? entry : [entry, {}];
  const {
    m = "",
    x = "",
    p = 0,
  }: { m?: unknown; x?: unknown; p?: unknown } = typeof metadata === "object" && metadata ? metadata : {};
  return { text: String(text), bucket, condition: String(m || x), priority: Number(p) };
}

export function sorted(rules: Rule[]): string {
  const unique = [...new Map(rules.map((one) => [one.text, one])).values()];
  const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  unique.sort(
    (one, other) =>
      buckets.indexOf(one.bucket) - buckets.indexOf(other.bucket) ||
      byText(one.condition, other.condition) ||
      one.priority - other.priority,
  );
  return unique.map(({ text }) => text).join("\n");
}
