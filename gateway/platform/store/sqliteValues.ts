import type { SQLInputValue } from "node:sqlite";

/** How a value read from a column of this declared type is given out. */
export const readers: Record<string, (value: unknown) => unknown> = {
  BOOLEAN: (value) => (value === null ? null : value === 1),
  JSON: (value) => (typeof value === "string" ? JSON.parse(value) : value),
};

/** How a value is bound: what SQLite has no type for, in the form the readers know. */
export function bind(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    value instanceof Uint8Array
  )
    return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}
