import { readFileSync, writeFileSync } from "node:fs";
import { buildSchema } from "graphql";

/** What came into the schema on a day, and what left it: `Query.deals`. */
export interface SchemaChange {
  on: string;
  added: string[];
  removed: string[];
}

const file = new URL("../schema/changes.json", import.meta.url);

/** The change log of the schema, oldest day first. */
export const schemaChanges = (): SchemaChange[] => JSON.parse(readFileSync(file, "utf8"));

/** What can be asked of a schema: the fields of its roots. */
export function rootFields(sdl: string): string[] {
  const schema = buildSchema(sdl);
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  );
}

/** What the log says that can be asked. */
export const loggedFields = (changes: readonly SchemaChange[]): Set<string> =>
  changes.reduce((known, { added, removed }) => {
    for (const field of added) known.add(field);
    for (const field of removed) known.delete(field);
    return known;
  }, new Set<string>());

/** Writes what the log does not say yet under the day; answers how much that is. */
export function logSchema(sdl: string, on: string): number {
  const changes = schemaChanges();
  const known = loggedFields(changes);
  const now = rootFields(sdl);
  const added = now.filter((field) => !known.has(field));
  const removed = [...known].filter((field) => !now.includes(field));
  if (added.length + removed.length === 0) return 0;
  const same = changes.find((change) => change.on === on);
  const day = same ?? { on, added: [], removed: [] };
  day.added = [...day.added, ...added].filter((field) => !removed.includes(field)).toSorted();
  day.removed = [...day.removed, ...removed].toSorted();
  writeFileSync(file, `${JSON.stringify(same ? changes : [...changes, day], null, 1)}\n`);
  return added.length + removed.length;
}
