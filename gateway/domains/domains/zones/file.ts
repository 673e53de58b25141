import { recordTypes, targetOf, type RecordType } from "#gateway/dns/zone.ts";
import { badInput, type FieldError } from "#gateway/platform/errors.ts";
import type { KeptRecord } from "./repository.ts";

/** A record, and the line of the file that it begins at. */
export type ReadRecord = Omit<KeptRecord, "id"> & { line: number };

/** The longest zone file, in characters. */
const LONGEST = 500_000;

/** The zone as a zone file. */
export function written(apex: string, serial: number, records: readonly KeptRecord[]): string {
  const lines = records
    .filter(({ isEnabled }) => isEnabled)
    .map(({ name, ttl, type, value }) => `${name}\t${ttl}\tIN\t${type}\t${value}`);
  return [`$ORIGIN ${apex}.`, "$TTL 600", `; ${apex}, version ${serial}`, ...lines, ""].join("\n");
}

/** A line of a zone file in words: what stands in quotation marks is one, comments are none. */
const wordsOf = (line: string): string[] =>
  line.match(/"(?:[^"\\]|\\.)*"|;.*|[()]|[^\s;"()]+/g)?.filter((word) => !word.startsWith(";")) ?? [];

const isType = (word: string): word is RecordType => (recordTypes as readonly string[]).includes(word);

const units: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
function secondsOf(word: string | undefined): number | null {
  const [, count, unit = "s"] = /^(\d{1,9})([smhdw]?)$/i.exec(word ?? "") ?? [];
  return count === undefined ? null : Number(count) * (units[unit.toLowerCase() || "s"] ?? 1);
}

/** The lines of a file, with their numbers; those in brackets are one. */
function linesOf(text: string): { at: number; hasName: boolean; words: string[] }[] {
  const lines: { at: number; hasName: boolean; words: string[] }[] = [];
  let open: (typeof lines)[number] | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = wordsOf(line);
    const entry: (typeof lines)[number] = open ?? { at: index + 1, hasName: !/^\s/.test(line), words: [] };
    entry.words.push(...words.filter((word) => word !== "(" && word !== ")"));
    const isOpen: boolean = words.includes("(")
      ? !words.includes(")")
      : open !== null && !words.includes(")");
    if (isOpen) open = entry;
    else {
      open = null;
      if (entry.words.length > 0) lines.push(entry);
    }
  }
  if (open) lines.push(open);
  return lines;
}

/** The names in a value, whole: what a file says below another top stays where it is. */
function valueOf(type: RecordType, words: string[], origin: string, apex: string): string {
  const last = words.at(-1) ?? "";
  if (!["CNAME", "NS", "MX", "SRV"].includes(type) || origin === apex) return words.join(" ");
  return [...words.slice(0, -1), last.endsWith(".") ? last : `${targetOf(last, origin)}.`].join(" ");
}

/**
 * Reads a zone file; the SOA, and the NS of the top, which are this platform's own, are left out.
 * @throws {AppError} BAD_USER_INPUT with an error for each line that is not understood, at `line.N`.
 */
export function read(text: string, apex: string): ReadRecord[] {
  if (text.length > LONGEST)
    throw badInput({
      text: { code: "TOO_LONG", message: "The file is too long.", params: { max: LONGEST } },
    });
  const fields: Record<string, FieldError> = {};
  const records: ReadRecord[] = [];
  let origin = apex;
  let usual = 600;
  let name = "@";
  const one = ({ at, hasName, words }: ReturnType<typeof linesOf>[number]): void => {
    const miss = () => {
      fields[`line.${at}`] = {
        code: "INVALID",
        message: `Line ${at} is not understood.`,
        params: { line: at },
      };
    };
    const [first = "", second = ""] = words;
    if (first === "$ORIGIN") return void (origin = second.toLowerCase().replace(/\.$/, ""));
    if (first === "$TTL") return void (usual = secondsOf(second) ?? usual);
    if (first.startsWith("$")) return miss();
    const rest = [...words];
    if (hasName) {
      const given = (rest.shift() ?? "").toLowerCase();
      name = given.endsWith(".") ? given : given === "@" ? `${origin}.` : `${given}.${origin}.`;
    }
    let ttl = usual;
    while (rest.length > 0 && (secondsOf(rest[0]) !== null || /^(IN)$/i.test(rest[0] ?? "")))
      ttl = secondsOf(rest.shift()) ?? ttl;
    const type = (rest.shift() ?? "").toUpperCase();
    const plain = name.replace(/\.$/, "");
    const isTop = name === "@" || plain === apex;
    if (type === "SOA" || (type === "NS" && isTop)) return;
    if (!isType(type) || rest.length === 0 || !(isTop || plain.endsWith(`.${apex}`))) return miss();
    const value = valueOf(type, rest, origin, apex);
    records.push({
      type,
      name: isTop ? "@" : plain,
      value,
      ttl: Math.min(Math.max(ttl, 60), 86_400),
      isEnabled: true,
      line: at,
    });
  };
  for (const line of linesOf(text)) one(line);
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return records;
}
