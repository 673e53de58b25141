import { badInput } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";

/** A column that a file may have. */
export interface ImportColumn {
  /** Its header in English; the caller may send others, and the column's own name always serves. */
  header: string;
  /** Whether every file and every row must have it. */
  required?: boolean;
  /** What its cells can hold, where that is a closed set. */
  codes?: readonly string[];
  /**
   * The value that a cell's text means; what is no such value may be answered as it is, `accept` refuses it. Without it the column
   * is passed over: an export holds it, and nobody can set it.
   */
  read?(text: string): unknown;
}

/** Which column each header means. @throws {AppError} BAD_USER_INPUT at `header` naming what is missing, unknown or there twice. */
export function mapHeader(
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

/** The words of the caller's language: for the headers by column, and for codes by column and code. */
export interface FileWords {
  headers: Record<string, string>;
  words: Record<string, Record<string, string>>;
}

/** The codes of each column by the words for them. */
export const codesByWord = (
  words: FileWords["words"],
): Record<string, ReadonlyMap<string, string> | undefined> =>
  Object.fromEntries(
    Object.entries(words).map(([id, ofCode]) => [
      id,
      new Map(Object.entries(ofCode).map(([code, word]) => [foldForSearch(word), code])),
    ]),
  );
