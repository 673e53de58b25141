import { hash } from "node:crypto";

/** A whole number below 2^48: always the same for the same parts, today and after a restart. */
export const seedOf = (...parts: readonly (string | number)[]): number =>
  Number.parseInt(hash("sha1", parts.join("\u0001"), "hex").slice(0, 12), 16);

/** One of the list, chosen by the seed. */
export function pick<T>(list: readonly T[], seed: number): T {
  const one = list[seed % list.length];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}

/** A whole number from `min` to `max`, chosen by the seed. */
export const within = (min: number, max: number, seed: number): number => min + (seed % (max - min + 1));

/** The words of a camelCase, PascalCase or UPPER_CASE name, in small letters with a space between. */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(
      /([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g,
      (_, before?: string, after?: string, last?: string) => (last ? `${last} ` : `${before} ${after}`),
    )
    .replaceAll(/[_\s-]+/g, " ")
    .trim()
    .toLowerCase();
