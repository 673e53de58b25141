import { AppError, type FieldError } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { codesByWord, mapHeader, type FileWords, type ImportColumn } from "./importWords.ts";
import { readCsv } from "./read.ts";

/** What a file's rows become, declared once per entity. */
export interface Importable<Data extends object, Row> {
  columns: Readonly<Record<string, ImportColumn>>;
  /** The column by which a row of the file and one of the store are the same thing; without one every row is new. */
  key?: keyof Data & string;
  /** Further columns whose values no two rows of a file share. */
  apart?: readonly (keyof Data & string)[];
  /** By what two values of such a column are the same; the value itself by default. */
  same?: (value: unknown) => unknown;
  /**
   * The values of one row, without its empty cells, as data.
   * @throws {AppError} BAD_USER_INPUT whose fields begin with the column's name.
   */
  accept(values: Record<string, unknown>): Data;
  /** Asks the store about some rows at once, and answers how it stands with each. */
  existing(db: Db, rows: readonly Data[]): Promise<(data: Data) => Standing<Row>>;
  /** @throws {AppError} BAD_USER_INPUT when the data does not fit, or not to the row it would change. */
  check(data: Data, row: Row | undefined): void;
}

/** How the store stands with a row of a file. */
export interface Standing<Row> {
  /** The row that is the same thing. */
  row?: Row | undefined;
  /** Why the row cannot be taken, whatever becomes of those that are there already. */
  errors?: readonly CellError[];
}

/** What is wrong with one cell. */
export interface CellError extends FieldError {
  column: string;
}

/** A row that is not taken: its number as a spreadsheet shows it, its cells, and why. */
export interface BadRow {
  row: number;
  cells: string[];
  errors: CellError[];
}

/** A file as it was read, before the store is asked. */
export interface FileRead<Data> {
  columns: { header: string; column: string }[];
  total: number;
  /** The first rows as they stand in the file. */
  first: string[][];
  good: { row: number; cells: string[]; data: Data }[];
  bad: BadRow[];
}

/** What the good rows do to the store. */
export interface Plan<Data, Row> {
  fresh: Data[];
  known: { row: Row; data: Data }[];
  skipped: number;
  bad: BadRow[];
}

const FIRST_ROWS = 5;

/** The designed refusals of `work` as errors of cells; undefined when there are none. */
function refusals(work: () => void): CellError[] | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.entries(error.details.fields ?? {}).map(([path, one]) => ({
      ...one,
      column: path.split(".")[0] ?? path,
    }));
  }
}

/**
 * Reads a file as far as it can be without the store: header, cells, keys that come twice.
 * @throws {AppError} BAD_USER_INPUT at `file` or `header` when the whole file cannot be taken.
 */
export async function readFile<Data extends object>(
  declared: Pick<Importable<Data, unknown>, "columns" | "key" | "apart" | "same" | "accept">,
  file: Uint8Array,
  { headers, words }: FileWords,
  maxRows: number,
): Promise<FileRead<Data>> {
  const { columns, key, apart = [], same = (value: unknown) => value, accept } = declared;
  const { header, rows } = await readCsv(file, maxRows);
  const mapped = mapHeader(header, columns, headers);
  const codes = codesByWord(words);
  const seen = [...(key ? [key] : []), ...apart].map((column) => ({
    column,
    rows: new Map<unknown, number>(),
  }));
  const good: FileRead<Data>["good"] = [];
  const bad: BadRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const given = mapped.flatMap((id, at) =>
      cells[at] && columns[id]?.read
        ? [[id, columns[id].read(codes[id]?.get(foldForSearch(cells[at])) ?? cells[at])] as const]
        : [],
    );
    const values = Object.fromEntries(given);
    const errors: CellError[] = mapped
      .filter((id) => columns[id]?.required && !(id in values))
      .map((column) => ({ column, code: "REQUIRED", message: `${column} is missing: fill it in.` }));
    let data: Data | undefined;
    errors.push(
      ...(
        refusals(() => {
          data = accept(values);
        }) ?? []
      ).filter(({ column }) => !errors.some((one) => one.column === column)),
    );
    for (const { column, rows: known } of data ? seen : []) {
      const value = same(data?.[column]);
      const earlier = known.get(value);
      if (earlier === undefined) known.set(value, row);
      else
        errors.push({
          column,
          code: "TAKEN",
          message: `Row ${earlier} has the same ${column}.`,
          params: { row: earlier },
        });
    }
    if (data && errors.length === 0) good.push({ row, cells, data });
    else bad.push({ row, cells, errors });
    // A long file leaves room for other requests.
    if (index % 500 === 499) await new Promise(setImmediate);
  }
  return {
    columns: header.map((name, at) => ({ header: name, column: mapped[at] ?? "" })),
    total: rows.length,
    first: rows.slice(0, FIRST_ROWS),
    good,
    bad,
  };
}

/** Something else has the value of a column. */
export const takenAt = (column: string): CellError => ({
  column,
  code: "TAKEN",
  message: `Another one has this ${column}: choose another.`,
});

/** Sets the good rows against what the store has now. */
export async function planRows<Data extends object, Row>(
  { existing, check }: Pick<Importable<Data, Row>, "existing" | "check">,
  db: Db,
  { good, bad }: FileRead<Data>,
  updates: boolean,
): Promise<Plan<Data, Row>> {
  const plan: Plan<Data, Row> = { fresh: [], known: [], skipped: 0, bad: [...bad] };
  for (let from = 0; from < good.length; from += 500) {
    const batch = good.slice(from, from + 500);
    const standing = await existing(
      db,
      batch.map(({ data }) => data),
    );
    for (const { row: number, cells, data } of batch) {
      const { row, errors: against = [] } = standing(data);
      if (against.length > 0) {
        plan.bad.push({ row: number, cells, errors: [...against] });
        continue;
      }
      if (row !== undefined && !updates) {
        plan.skipped += 1;
        continue;
      }
      const errors = refusals(() => check(data, row));
      if (errors) plan.bad.push({ row: number, cells, errors });
      else if (row === undefined) plan.fresh.push(data);
      else plan.known.push({ row, data });
    }
  }
  plan.bad.sort((a, b) => a.row - b.row);
  return plan;
}
