/** What files a field takes. */
export interface FileLimits {
  /** Kinds as the browser writes them: `image/*`, `application/pdf`, `.csv`. All by default. */
  accept?: readonly string[];
  /** The largest size, in bytes. */
  maxSize?: number;
  /** The largest size of all of them together, in bytes. */
  maxTotal?: number;
  /** How many at most; 10 by default. */
  max?: number;
}

/** Why a file is not taken, as a key below `files.problems`. */
export type FileProblem = "kind" | "size" | "total" | "number" | "empty" | "twice";

/** Checks a file before it is sent; `held` are the files that are there already. */
export function checkFile(
  file: File,
  held: readonly { name: string; size: number }[],
  { accept = [], maxSize = Infinity, maxTotal = Infinity, max = 10 }: FileLimits,
): FileProblem | undefined {
  if (held.length >= max) return "number";
  if (held.some(({ name, size }) => name === file.name && size === file.size)) return "twice";
  if (file.size === 0) return "empty";
  if (file.size > maxSize) return "size";
  if (held.reduce((sum, { size }) => sum + size, file.size) > maxTotal) return "total";
  const name = file.name.toLowerCase();
  const fits = (kind: string) =>
    kind.startsWith(".")
      ? name.endsWith(kind.toLowerCase())
      : kind.endsWith("/*")
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind;
  return accept.length === 0 || accept.some(fits) ? undefined : "kind";
}

/** The kinds in short, for a hint: `PNG, PDF`; a whole family by its name in capitals. */
export function kindNames(accept: readonly string[]): string {
  const names = accept.map((kind) =>
    kind.startsWith(".")
      ? kind.slice(1)
      : kind.endsWith("/*")
        ? kind.slice(0, -2)
        : (kind.split("/")[1] ?? kind).replace(/\+.*/, ""),
  );
  return [...new Set(names.map((name) => name.toUpperCase()))].join(", ");
}
