import { isRecord } from "#gateway/platform/json.ts";

export type LogLevel = "ERROR" | "WARN" | "INFO" | "DEBUG";

const names: Readonly<Record<LogLevel, string>> = {
  ERROR: "fatal panic critical crit emerg emergency alert severe error err",
  WARN: "warn warning",
  INFO: "info information informational notice",
  DEBUG: "debug trace verbose fine",
};
const byName = new Map(
  (["ERROR", "WARN", "INFO", "DEBUG"] as const).flatMap((level) =>
    names[level].split(" ").map((name) => [name, level] as const),
  ),
);
const fields = ["level", "severity", "lvl", "levelname", "loglevel", "log.level"];

const any = [...byName.keys()].join("|");
const written = new RegExp(String.raw`\b(?:level|severity|lvl|loglevel)\s*[=:]\s*"?(${any})\b`, "i");
const marked = new RegExp(String.raw`^[^\p{L}]*(${any})\s*:|[[<(](${any})[\]>)]`, "iu");
const shouted = new RegExp(String.raw`\b(${any.toUpperCase()})\b`);
const lettered = /^([DIWEF])\d{4} \d/;
const letters: Readonly<Record<string, LogLevel>> = {
  D: "DEBUG",
  I: "INFO",
  W: "WARN",
  E: "ERROR",
  F: "ERROR",
};

/** Where a line says how grave it is. */
const HEAD = 256;

/** The object that a line is in JSON; null where it is none. */
export function jsonOf(text: string): Record<string, unknown> | null {
  if (!text.startsWith("{") || !text.trimEnd().endsWith("}")) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** The numbers of bunyan and pino: 30 is info, 40 a warning, 50 an error. */
const byNumber = (value: number): LogLevel =>
  value >= 50 ? "ERROR" : value >= 40 ? "WARN" : value >= 30 ? "INFO" : "DEBUG";

function inFields(line: Record<string, unknown>): LogLevel | null {
  for (const field of fields) {
    const value = line[field];
    if (typeof value === "number") return byNumber(value);
    const known = typeof value === "string" ? byName.get(value.toLowerCase()) : undefined;
    if (known) return known;
  }
  return null;
}

/** How grave a line says that it is; null where it says nothing. */
export function levelOf(text: string): LogLevel | null {
  const line = jsonOf(text);
  if (line) return inFields(line);
  const head = text.length > HEAD ? text.slice(0, HEAD) : text;
  const letter = lettered.exec(head)?.[1];
  if (letter) return letters[letter] ?? null;
  const [, ...found] = written.exec(head) ?? marked.exec(head) ?? shouted.exec(head) ?? [];
  return byName.get(found.find((one) => one !== undefined)?.toLowerCase() ?? "") ?? null;
}
