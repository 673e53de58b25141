import { AppError } from "#gateway/platform/errors.ts";
import type { ChartFileRow } from "./repository.ts";

const KIB = 1024;
const MIB = KIB * KIB;
/** How many files a version has at most, and how many bytes each of them and all together. */
const MOST_FILES = 200;
const MOST_OF_FILE = MIB;
const MOST_OF_ALL = 5 * MIB;

/** Where a file is, and what it becomes; null takes it away. */
export interface FileChange {
  path: string;
  text?: string | null;
}

const part = /^[\w.+@-]+$/;

const refusedPath = (path: string) =>
  new AppError(
    "CHART_PATH_REFUSED",
    "A path is up to 200 letters, digits and . _ + @ - in names joined by slashes, all below the chart's folder.",
    { fields: { path: { code: "INVALID", message: `This path is not taken: ${path.slice(0, 80)}` } } },
  );

/** A path below the chart's folder, and nowhere else. @throws {AppError} CHART_PATH_REFUSED */
function checkedPath(path: string): string {
  const parts = path.split("/");
  const isFit = parts.every((one) => part.test(one) && one !== "." && one !== "..");
  if (!isFit || path.length > 200 || parts.length > 10) throw refusedPath(path);
  return path;
}

const tooLarge = (kind: "files" | "file" | "chart", limit: number, used: number) =>
  new AppError(
    "CHART_TOO_LARGE",
    "A version has at most 200 files, of 1 MiB each and 5 MiB together: leave out what the chart does not need.",
    { kind, limit, used },
  );

/** A text as it is kept: PostgreSQL takes neither NUL nor half signs. */
const kept = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** How many bytes files have together. */
export const sizeOf = (files: readonly ChartFileRow[]): number =>
  files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/**
 * The files with changes made, in the order of their paths.
 * @throws {AppError} CHART_PATH_REFUSED, CHART_TOO_LARGE.
 */
export function changedFiles(files: readonly ChartFileRow[], changes: readonly FileChange[]): ChartFileRow[] {
  const all = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, text } of changes) {
    checkedPath(path);
    if (typeof text === "string") all.set(path, kept(text));
    else all.delete(path);
  }
  const folders = new Set(
    [...all.keys()].flatMap((path) =>
      path
        .split("/")
        .slice(0, -1)
        .map((_, at, parts) => parts.slice(0, at + 1).join("/")),
    ),
  );
  const both = [...all.keys()].find((path) => folders.has(path));
  if (both !== undefined) throw refusedPath(both);
  if (all.size > MOST_FILES) throw tooLarge("files", MOST_FILES, all.size);
  const made = [...all]
    .map(([path, text]) => ({ path, text }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const largest = Math.max(0, ...made.map(({ text }) => Buffer.byteLength(text)));
  if (largest > MOST_OF_FILE) throw tooLarge("file", MOST_OF_FILE, largest);
  const size = sizeOf(made);
  if (size > MOST_OF_ALL) throw tooLarge("chart", MOST_OF_ALL, size);
  return made;
}

export const textAt = (files: readonly ChartFileRow[], path: string): string | undefined =>
  files.find((one) => one.path === path)?.text;
