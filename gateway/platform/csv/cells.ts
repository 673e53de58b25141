import { foldForSearch } from "#gateway/platform/fold.ts";

/** The value that a cell's text means, for `ImportColumn`; what is no such value is answered as it is, or as NaN. */
type ReadCell = (text: string) => unknown;

/** A text as it stands there. */
export const asText: ReadCell = (text) => text;

/** One of a closed set: its value, or the name of it, in any letter case. */
export const meant =
  (set: Readonly<Record<string, string>>): ReadCell =>
  (text) =>
    Object.entries(set).find((pair) => pair.some((one) => foldForSearch(one) === foldForSearch(text)))?.[1] ??
    text;

/** Several of a closed set, with a space, a comma or a semicolon between them; see `meant`. */
export const severalMeant = (set: Readonly<Record<string, string>>): ReadCell => {
  const read = meant(set);
  return (text) =>
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(read);
};

/** A whole number, with or without signs between its thousands; `1,5` is none. */
export const whole: ReadCell = (text) =>
  /^-?(\d+|\d{1,3}([,\s]\d{3})+)$/.test(text) ? Number(text.replaceAll(/[,\s]/g, "")) : Number.NaN;

/** A number whose fraction stands behind a point or a comma, with or without a degree or per cent sign. */
export const decimal: ReadCell = (text) =>
  Number(
    text
      .replaceAll(/[\s°%]/g, "")
      .replace("\u2212", "-")
      .replace(",", ".") || Number.NaN,
  );
