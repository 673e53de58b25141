import { AppError, toAppError } from "#web/lib/errors/appError.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { refusalOf } from "#web/lib/errors/refusal.ts";
import { sandboxHeaders } from "#web/lib/connection/sandbox.ts";

/** The largest file and the most rows that the gateway takes. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 10_000 } as const;

/** A row that is not taken, and why. */
export interface BadRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: string[];
  errors: { column: string; code: string; message: string; params?: Record<string, string | number> }[];
}

/** What an import did or, before it is applied, would do. */
export interface ImportOutcome {
  applied: boolean;
  /** What each header was read as. */
  columns: { header: string; column: string }[];
  total: number;
  created: number;
  updated: number;
  skipped: number;
  /** Takes the import back; null when nothing was changed. */
  undoToken: string | null;
  first: string[][];
  bad: BadRow[];
}

/** What is to be imported. */
export interface ImportWish {
  /** The path of the gateway's import, `/api/.../import`. */
  path: string;
  file: Blob;
  existing: "update" | "skip";
  /** The headers in the language of the console, by column. */
  headers: Readonly<Record<string, string>>;
  /** What codes are called in the language of the console, by column and code. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Applies it, once for a key; without a key it is only looked at. */
  key?: string | undefined;
}

/**
 * Sends a CSV file to be looked at, or to be applied.
 * @throws {AppError} PAYLOAD_TOO_LARGE before anything is sent; BAD_USER_INPUT at `file` or `header`.
 */
export async function importFile({
  path,
  file,
  existing,
  headers,
  words,
  key,
}: ImportWish): Promise<ImportOutcome> {
  if (file.size > importLimits.bytes) throw new AppError("PAYLOAD_TOO_LARGE", "The file is too large.");
  const search = new URLSearchParams({
    existing,
    headers: JSON.stringify(headers),
    words: JSON.stringify(words),
    apply: String(key !== undefined),
    ...(key !== undefined && { idempotencyKey: key }),
  });
  try {
    const answer = await fetch(`${path}?${search}`, {
      method: "POST",
      headers: { "content-type": "text/csv", "x-requested-with": "fetch", ...sandboxHeaders() },
      body: file,
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && isOutcome(body)) return body;
    throw refusalOf(body, answer.status);
  } catch (thrown) {
    throw toAppError(thrown);
  }
}

function isOutcome(value: unknown): value is ImportOutcome {
  return (
    isRecord(value) &&
    typeof value["total"] === "number" &&
    Array.isArray(value["bad"]) &&
    Array.isArray(value["columns"]) &&
    Array.isArray(value["first"])
  );
}

const quoted = (cell: string): string => {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The rows that were not taken as a CSV file, each with what is wrong in a last column, to mend and import again. */
export function badRowsFile(
  { columns, bad }: ImportOutcome,
  problem: { header: string; text: (row: BadRow) => string },
): Blob {
  const lines = [
    [...columns.map(({ header }) => header), problem.header],
    ...bad.map((row) => [...row.cells, problem.text(row)]),
  ];
  return new Blob(["\uFEFF", lines.map((cells) => cells.map(quoted).join(",")).join("\r\n"), "\r\n"], {
    type: "text/csv",
  });
}
