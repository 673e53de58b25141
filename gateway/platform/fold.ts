/** The text as searches and sorts compare it: letter case and compatibility forms ignored, in every script. */
export const foldForSearch = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The search column of a row: its searched fields, folded, kept apart so that no match spans two of them. */
export const searchText = (...fields: readonly (string | number)[]): string =>
  fields.map((field) => foldForSearch(String(field))).join("\u0001");
