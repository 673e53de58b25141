/** The GraphQL names of a closed set and the text that SQL and REST hold for each. */
export type ClosedSet = Readonly<Record<string, string>>;

/** The GraphQL name of a text of the set. */
export function nameOf(set: ClosedSet, value: string): string {
  return Object.entries(set).find(([, one]) => one === value)?.[0] ?? value;
}
