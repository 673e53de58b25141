import { isScalar, parseDocument, stringify } from "yaml";
import { isRecord } from "#web/lib/isRecord.ts";

/** The values of a YAML text; undefined where it breaks, or stands for more than is read. */
export function readValues(text: string): Record<string, unknown> | undefined {
  try {
    const document = parseDocument(text);
    if (document.errors.length > 0) return undefined;
    const values: unknown = document.toJS({ maxAliasCount: 100 });
    return values === null ? {} : isRecord(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

type Change = [path: string[], value: unknown];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where values differ, and what stands there afterwards. */
export function changesBetween(before: unknown, after: unknown, path: string[] = []): Change[] {
  if (same(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [[path, after]];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
}

/** The text with a value set, or taken away by undefined; comments, and the form of all else, stay. */
export function withValue(text: string, path: readonly string[], value: unknown): string {
  const document = parseDocument(text);
  if (document.errors.length > 0) return text;
  const node = document.getIn(path, true);
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  if (isPlain && isScalar(node) && node.range && !String(value).includes("\n")) {
    const [from, to] = node.range;
    return text.slice(0, from) + stringify(value, { lineWidth: 0 }).trimEnd() + text.slice(to);
  }
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

/** The text with the values of a form; only what differs is written. */
export function withValues(text: string, after: Record<string, unknown>): string {
  const before = readValues(text);
  if (before === undefined) return text;
  return changesBetween(before, after)
    .filter(
      ([path, value]) =>
        path.length > 0 && !(value !== undefined && isRecord(value) && Object.keys(value).length === 0),
    )
    .reduce((now, [path, value]) => withValue(now, path, value), text);
}

/** The value at a path of names joined by dots. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), values);
