import { badInput } from "#gateway/platform/errors.ts";

/** A CSV file as texts; every row has as many cells as the header. */
export interface CsvTable {
  header: string[];
  rows: string[][];
}

const refuse = (message: string, params: Record<string, number | string> = {}) =>
  badInput({ file: { code: "INVALID", message, params } });

/** The sign between cells, by what the first line holds most of: spreadsheets write a semicolon or a tab in some countries. */
function delimiterOf(text: string): string {
  const line = text.slice(0, 4_000).split(/\r?\n/, 1)[0] ?? "";
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** A cell as a person typed it: without the apostrophe that keeps a formula from running, and without spaces around. */
const plain = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim();

/**
 * Reads a CSV file in UTF-8; empty lines are passed over.
 * @param maxRows the most rows beside the header.
 * @throws {AppError} BAD_USER_INPUT at `file` for another encoding, broken quotes, no rows, or too many.
 */
export async function readCsv(file: Uint8Array, maxRows: number): Promise<CsvTable> {
  const text = decode(file);
  if (text.includes("\0"))
    throw refuse("The file holds the character NUL: it is not a CSV file.", { reason: "binary" });
  const { CsvError, parse } = await import("csv-parse");
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  });
  parser.end(text);
  const records: string[][] = [];
  try {
    for await (const record of parser) {
      records.push(cells(record));
      if (records.length > maxRows + 1) {
        throw badInput({
          file: {
            code: "TOO_LONG",
            message: `A file may have at most ${maxRows} rows: divide it.`,
            params: { max: maxRows },
          },
        });
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines: unknown = "lines" in error ? error.lines : undefined;
    const row = typeof lines === "number" ? lines : records.length + 1;
    throw refuse(
      `The file cannot be read near row ${row}: a quotation mark is not closed, or a cell is too long.`,
      { reason: "quotes", row },
    );
  }
  const [header, ...rows] = records;
  if (!header || rows.length === 0)
    throw badInput({ file: { code: "REQUIRED", message: "The file has no rows below its header." } });
  return { header, rows: rows.map((row) => header.map((_, column) => row[column] ?? "")) };
}

const cells = (record: unknown): string[] =>
  Array.isArray(record) ? record.map((cell) => plain(String(cell))) : [];

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    throw refuse('The file is not in UTF-8: save it again as "CSV UTF-8".', { reason: "encoding" });
  }
}
