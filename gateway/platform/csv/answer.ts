import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { BOM, csvLines, type CsvValue } from "./write.ts";

/** A column of an export: its header where the caller sends no other, and what is written for a row. */
export interface ExportColumn<Row> {
  header: string;
  /** What its cells can hold, where that is a closed set. */
  codes?: readonly string[];
  write(row: Row): CsvValue;
}

/** How every CSV file is written, for the reference. */
export const csvRules =
  "UTF-8 with a byte order mark, CRLF. Texts that a spreadsheet would run as a formula begin with an apostrophe.";

/** What a CSV file holds. */
export interface CsvFile<Row> {
  headers: string[];
  columns: readonly ExportColumn<Row>[];
  pages: AsyncIterable<Row[]> | Iterable<Row[]>;
}

/** The answer that is a CSV file, written while its rows are read; its name ends with the day. */
export const csvAnswer = <Row>(name: string, clock: Clock, file: CsvFile<Row>) => ({
  status: 200,
  headers: {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}-${calendarDay(clock)}.csv"`,
    "cache-control": "no-store",
  },
  stream: written(file),
});

async function* written<Row>({ headers, columns, pages }: CsvFile<Row>): AsyncGenerator<string> {
  yield BOM + csvLines([headers]);
  for await (const rows of pages) {
    yield csvLines(rows.map((row) => columns.map((column) => column.write(row))));
    // A long file leaves room for other requests.
    await new Promise(setImmediate);
  }
}
