import { isIP, isIPv4, isIPv6 } from "node:net";
import { textParts } from "#gateway/dns/wire.ts";
import type { RecordType } from "#gateway/dns/zone.ts";
import { isPrivate } from "#gateway/platform/outbound/outbound.ts";
import { AppError, badInput, type FieldError } from "#gateway/platform/errors.ts";
import type { KeptRecord } from "./repository.ts";

/** The most records of a zone. */
export const LIMIT = 500;

/** What is wrong with one record, at which of its fields. */
export type Wrong = Partial<Record<"name" | "value" | "ttl", FieldError>>;

const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const isName = (name: string): boolean =>
  name.length <= 253 && name.split(".").every((part) => label.test(part));

/** The name as it is kept: below the top, in small letters; null where it is none. */
export function nameOf(given: string, apex: string): string | null {
  const plain = given.trim().toLowerCase().replace(/\.$/, "");
  const below =
    plain === apex || plain === ""
      ? "@"
      : plain.endsWith(`.${apex}`)
        ? plain.slice(0, -apex.length - 1)
        : plain;
  if (below === "@" || below === "*") return below;
  const rest = below.startsWith("*.") ? below.slice(2) : below;
  return isName(rest) && `${below}.${apex}`.length <= 253 ? below : null;
}

/** A name in a value; what ends with a dot is whole, all else stands below the top. */
function target(given: string, canBeRoot = false): string | null {
  const plain = given.toLowerCase();
  if (plain === ".") return canBeRoot ? plain : null;
  if (plain === "@") return plain;
  return isName(plain.replace(/\.$/, "")) && isIP(plain.replace(/\.$/, "")) === 0 ? plain : null;
}

const number = (given: string | undefined, most: number): number | null =>
  given !== undefined && /^\d{1,5}$/.test(given) && Number(given) <= most ? Number(given) : null;

const isPrintable = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
const quoted = (part: string): string => `"${part.replaceAll(/["\\]/g, "\\$&")}"`;

/** Numbers and a name, as MX and SRV have them. */
function withName(words: readonly string[], count: number, canBeRoot: boolean): string | null {
  if (words.length !== count + 1) return null;
  const numbers = words.slice(0, count).map((word) => number(word, 65_535));
  const name = target(words[count] ?? "", canBeRoot);
  return numbers.includes(null) || name === null ? null : [...numbers, name].join(" ");
}

function text(given: string): string | null {
  if (given === "" || given.length > 4_000 || !isPrintable(given)) return null;
  if (given.startsWith('"') && !/^"(?:[^"\\]|\\.)*"(?:\s+"(?:[^"\\]|\\.)*")*$/.test(given)) return null;
  return textParts(given.startsWith('"') ? given : quoted(given))
    .map(quoted)
    .join(" ");
}

function caa(given: string): string | null {
  const [, flags, tag, value] = /^(\d{1,3})\s+(issue|issuewild|iodef)\s+"?([^"]*)"?$/i.exec(given) ?? [];
  if (number(flags, 255) === null || tag === undefined || value === undefined || !isPrintable(value))
    return null;
  return `${Number(flags)} ${tag.toLowerCase()} ${quoted(value)}`;
}

const forms: Record<RecordType, (given: string) => string | null> = {
  A: (given) => (isIPv4(given) ? given : null),
  AAAA: (given) => (isIPv6(given) && !given.includes("%") ? given.toLowerCase() : null),
  CNAME: (given) => target(given),
  NS: (given) => target(given),
  MX: (given) => withName(given.split(/\s+/), 1, true),
  SRV: (given) => withName(given.split(/\s+/), 3, true),
  TXT: text,
  CAA: caa,
};

/** How a value has to be written, for who got it wrong. */
const examples: Record<RecordType, string> = {
  A: "203.0.113.24",
  AAAA: "2001:db8::24",
  CNAME: "www.example.org.",
  NS: "ns1.example.org.",
  MX: "10 mx1.example.org.",
  SRV: "10 5 443 host.example.org.",
  TXT: '"v=spf1 -all"',
  CAA: '0 issue "ca.example.org"',
};

/** A record as it is kept. @throws {AppError} BAD_USER_INPUT at `name`, `value`, `ttl`; DNS_PRIVATE_ADDRESS. */
export function checked(
  given: Omit<KeptRecord, "id">,
  { apex, own }: { apex: string; own: string },
): Omit<KeptRecord, "id"> {
  const fields: Record<string, FieldError> = {};
  const name = nameOf(given.name, apex);
  if (name === null) fields["name"] = { code: "INVALID", message: "Write a name below the domain, @ or *." };
  const value = forms[given.type](given.value.trim());
  if (value === null)
    fields["value"] = { code: "INVALID", message: `Write it like this: ${examples[given.type]}` };
  if (!Number.isInteger(given.ttl) || given.ttl < 60 || given.ttl > 86_400)
    fields["ttl"] = {
      code: "OUT_OF_RANGE",
      message: "From 60 to 86400 seconds.",
      params: { min: 60, max: 86_400 },
    };
  if (name === null || value === null || Object.keys(fields).length > 0) throw badInput(fields);
  if ((given.type === "A" || given.type === "AAAA") && value !== own && isPrivate(value))
    throw new AppError("DNS_PRIVATE_ADDRESS", "This address is of a private network: name a public one.", {
      fields: { value: { code: "INVALID", message: "Name a public address." } },
    });
  return { ...given, name, value };
}

/** What a record cannot stand with, and why. */
interface Clash {
  record: KeptRecord;
  reason: "TWICE" | "CNAME_AT_TOP" | "NS_AT_TOP" | "CNAME_EXCLUDES";
  message: string;
}

/** Which records cannot stand beside the others. */
export function clashesIn(records: readonly KeptRecord[]): Clash[] {
  const seen = new Set<string>();
  const found: Clash[] = [];
  for (const record of records) {
    const { type, name, value } = record;
    const key = `${type} ${name} ${value}`;
    const add = (reason: Clash["reason"], message: string) => found.push({ record, reason, message });
    if (seen.has(key)) add("TWICE", `${name} has this ${type} record already.`);
    seen.add(key);
    if (type === "CNAME" && name === "@")
      add("CNAME_AT_TOP", "The top of a domain cannot stand for another name: use A or AAAA there.");
    if (type === "NS" && (name === "@" || name.startsWith("*")))
      add("NS_AT_TOP", "Who answers for the whole domain is set with its servers.");
  }
  const message = (name: string) =>
    `${name} stands for another name, beside which nothing else can stand there.`;
  for (const [name, there] of Map.groupBy(records, (record) => record.name))
    if (there.length > 1 && there.some(({ type }) => type === "CNAME"))
      found.push(
        ...there.map((record) => ({ record, reason: "CNAME_EXCLUDES" as const, message: message(name) })),
      );
  return found;
}

/** Lets the records of a zone stand beside each other. @throws {AppError} DNS_RECORD_CONFLICT with `reason`, QUOTA_EXCEEDED. */
export function demandFit(records: readonly KeptRecord[]): void {
  if (records.length > LIMIT)
    throw new AppError("QUOTA_EXCEEDED", `A zone has at most ${LIMIT} records.`, {
      kind: "zoneRecords",
      limit: LIMIT,
      used: records.length,
    });
  const [first] = clashesIn(records);
  if (!first) return;
  const { reason, message } = first;
  throw new AppError("DNS_RECORD_CONFLICT", message, {
    reason,
    fields: { name: { code: "TAKEN", message } },
  });
}
