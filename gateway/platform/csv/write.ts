import { stringify } from "csv-stringify/sync";

/** What a cell can hold. Texts that a spreadsheet would run as a formula are written with an apostrophe before them. */
export type CsvValue = string | number | boolean | null;

/** Tells spreadsheets that the text is UTF-8; stands before the header. */
export const BOM = "\uFEFF";

/** Rows as CSV lines (RFC 4180): CRLF, quotes where they are needed, texts starting with `= + - @`, tab or CR defused. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: "\r\n",
      escape_formulas: true,
      quoted_match: /[\r\n]/,
      cast: { boolean: String },
    },
  );
}
