import { AppError, badInput, type FieldError } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { readCsv } from "./read.ts";

/** A column that a file may have. */
export interface ImportColumn {
  /** Its header in English; the caller may send others, and the column's own name always serves. */
  header: string;
  /** Whether every file and every row must have it. */
  required?: boolean;
  /** The value that a cell's text means; what is no such value may be answered as it is, `accept` refuses it. */
  read(text: string): unknown;
}

/** What a file's rows become, declared once per entity. */
export interface Importable<Data extends object, Row> {
  columns: Readonly<Record<string, ImportColumn>>;
  /** The column by which a row of the file and one of the store are the same thing. */
  key: keyof Data & string;
  /**
   * The values of one row, without its empty cells, as data.
   * @throws {AppError} BAD_USER_INPUT whose fields begin with the column's name.
   */
  accept(values: Record<string, unknown>): Data;
  /** The rows that the store has already, by key. */
  existing(db: Db, keys: Data[keyof Data & string][]): Promise<Map<unknown, Row>>;
  /** @throws {AppError} BAD_USER_INPUT when the data does not fit, or not to the row it would change. */
  check(data: Data, row: Row | undefined): void;
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

/** Which column each header means. @throws {AppError} BAD_USER_INPUT at `header` naming what is missing, unknown or there twice. */
function mapHeader(
  header: readonly string[],
  columns: Readonly<Record<string, ImportColumn>>,
  words: Record<string, string>,
): string[] {
  const names = new Map(
    Object.entries(columns).flatMap(([id, { header: own }]) =>
      [words[id], own, id].map((name) => [foldForSearch(name ?? id), id] as const),
    ),
  );
  const mapped = header.map((name) => names.get(foldForSearch(name)));
  const shown = (id: string) => words[id] ?? columns[id]?.header ?? id;
  const unknown = header.filter((_, at) => mapped[at] === undefined).map((name) => name || "—");
  const missing = Object.entries(columns)
    .filter(([id, { required }]) => required && !mapped.includes(id))
    .map(([id]) => shown(id));
  const twice = header.filter((_, at) => mapped[at] !== undefined && mapped.indexOf(mapped[at]) !== at);
  if (unknown.length + missing.length + twice.length === 0) return mapped.map((id) => id ?? "");
  const params = Object.fromEntries(
    Object.entries({ missing, unknown, twice }).flatMap(([name, list]) =>
      list.length > 0 ? [[name, list.join(", ").slice(0, 500)]] : [],
    ),
  );
  const says = Object.entries(params)
    .map(([name, list]) => `${name}: ${list}`)
    .join("; ");
  throw badInput({
    header: {
      code: "INVALID",
      message: `The header does not fit (${says}). The columns are ${Object.keys(columns).join(", ")}.`,
      params,
    },
  });
}

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
  { columns, key, accept }: Pick<Importable<Data, unknown>, "columns" | "key" | "accept">,
  file: Uint8Array,
  words: Record<string, string>,
  maxRows: number,
): Promise<FileRead<Data>> {
  const { header, rows } = await readCsv(file, maxRows);
  const mapped = mapHeader(header, columns, words);
  const seen = new Map<unknown, number>();
  const good: FileRead<Data>["good"] = [];
  const bad: BadRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const given = mapped.flatMap((id, at) =>
      cells[at] ? [[id, columns[id]?.read(cells[at])] as const] : [],
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
    const earlier = data && seen.get(data[key]);
    if (data && earlier !== undefined)
      errors.push({
        column: key,
        code: "TAKEN",
        message: `Row ${earlier} has the same ${key}.`,
        params: { row: earlier },
      });
    if (data) seen.set(data[key], earlier ?? row);
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

/** Sets the good rows against what the store has now. */
export async function planRows<Data extends object, Row>(
  { existing, check, key }: Pick<Importable<Data, Row>, "existing" | "check" | "key">,
  db: Db,
  { good, bad }: FileRead<Data>,
  updates: boolean,
): Promise<Plan<Data, Row>> {
  const plan: Plan<Data, Row> = { fresh: [], known: [], skipped: 0, bad: [...bad] };
  for (let from = 0; from < good.length; from += 500) {
    const batch = good.slice(from, from + 500);
    const rows = await existing(
      db,
      batch.map(({ data }) => data[key]),
    );
    for (const { row: number, cells, data } of batch) {
      const row = rows.get(data[key]);
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
