/** The GraphQL names of a closed set and the text, or the documented code, that SQL and REST hold for each. */
export type EnumText<Value extends string | number = string> = Readonly<Record<string, Value>>;

/** The GraphQL name of a text (or a documented code) of the set. */
export function nameOf<Value extends string | number>(set: EnumText<Value>, value: Value): string {
  return Object.entries(set).find(([, one]) => one === value)?.[0] ?? String(value);
}

/** The text as one of the set; null when it is none of them. */
export const parseEnum = <T extends string>(set: Readonly<Record<string, T>>, value: string): T | null =>
  Object.values(set).find((one) => one === value) ?? null;
