import { useSearchParams } from "./place.ts";

/** The search parameter that holds the record that a new one begins as a copy of. */
export const copyParameter = "from";

/** The address at which a new record begins with the values of another one. */
export const copyPath = (createPath: string, id: string): string =>
  `${createPath}${createPath.includes("?") ? "&" : "?"}${copyParameter}=${encodeURIComponent(id)}`;

/** The record whose values the new one begins with; null where it begins blank. */
export const useCopiedId = (): string | null => useSearchParams()[0].get(copyParameter);
