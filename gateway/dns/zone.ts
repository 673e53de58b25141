/** The types of records that a zone holds. */
export const recordTypes = ["A", "AAAA", "CNAME", "MX", "TXT", "NS", "SRV", "CAA"] as const;
export type RecordType = (typeof recordTypes)[number];

/** A record of a zone: its name below the top (`@` is the top itself), and its value as a zone file writes it. */
export interface ZoneEntry {
  type: RecordType;
  name: string;
  value: string;
  ttl: number;
}

/** A zone as it is served: what was applied last. */
export interface ServedZone {
  /** The name at its top, in small letters, without a dot at the end. */
  apex: string;
  serial: number;
  /** The names of the servers that answer for it. */
  servers: readonly string[];
  records: readonly ZoneEntry[];
  /** Where somebody else answers for it: everything below is referred to them. */
  delegatedTo?: readonly string[];
}

/** A record in an answer. */
export interface AnswerRecord {
  name: string;
  type: RecordType | "SOA";
  ttl: number;
  value: string;
}

/** What is answered to a question. */
export interface ZoneAnswer {
  rcode: "NOERROR" | "NXDOMAIN";
  /** Whether it is this zone's own word, and no referral. */
  isOwn: boolean;
  answers: AnswerRecord[];
  authorities: AnswerRecord[];
}

/** How long servers keep that there is nothing, in seconds. */
const NOTHING = 60;
/** How far names are followed that stand for others. */
const HOPS = 8;

const wholeName = (name: string, apex: string): string => (name === "@" ? apex : `${name}.${apex}`);

/** A name in a value as it is asked for: without the dot at its end; what has none stands below the top. */
export const targetOf = (value: string, apex: string): string =>
  value.endsWith(".") ? value.slice(0, -1) : wholeName(value, apex);

const soaOf = ({ apex, serial, servers }: ServedZone): AnswerRecord => ({
  name: apex,
  type: "SOA",
  ttl: NOTHING,
  value: `${servers[0] ?? apex} hostmaster.${apex} ${serial} 7200 900 1209600 ${NOTHING}`,
});

const nsOf = (name: string, servers: readonly string[]): AnswerRecord[] =>
  servers.map((server) => ({ name, type: "NS", ttl: 3600, value: `${server}.` }));

/** The records at a name, by its own name, else by the star that is nearest to it; null where there is no such name. */
function at(zone: ServedZone, asked: string): readonly ZoneEntry[] | null {
  const { apex, records } = zone;
  if (asked === apex) return records.filter(({ name }) => name === "@");
  const below = asked.slice(0, -apex.length - 1);
  const own = records.filter(({ name }) => name === below);
  if (own.length > 0) return own;
  // A name between two others is there, with nothing at it.
  if (records.some(({ name }) => name.endsWith(`.${below}`))) return [];
  for (let rest = below; rest !== "";) {
    const dot = rest.indexOf(".");
    rest = dot < 0 ? "" : rest.slice(dot + 1);
    const star = records.filter(({ name }) => name === (rest === "" ? "*" : `*.${rest}`));
    if (star.length > 0) return star;
    // What is nearer than the star hides it.
    if (rest !== "" && records.some(({ name }) => name === rest || name.endsWith(`.${rest}`))) return null;
  }
  return null;
}

/** Where a part of the zone is referred to others: the nearest name with NS records below the top. */
function referral({ apex, records }: ServedZone, asked: string): ZoneEntry[] {
  const labels = asked === apex ? [] : asked.slice(0, -apex.length - 1).split(".");
  for (let from = labels.length - 1; from >= 0; from -= 1) {
    const name = labels.slice(from).join(".");
    const found = records.filter((one) => one.type === "NS" && one.name === name);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * What a zone answers, by the rules of RFC 1034: names that stand for others are followed within the zone, a star stands for names
 * that are not there, what is not there is said with the zone's SOA.
 * @param asked a name in small letters at or below the zone's top.
 */
export function answerOf(zone: ServedZone, asked: string, type: string): ZoneAnswer {
  const { apex, servers } = zone;
  if (zone.delegatedTo)
    return { rcode: "NOERROR", isOwn: false, answers: [], authorities: nsOf(apex, zone.delegatedTo) };
  const answers: AnswerRecord[] = [];
  let name = asked;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const referred = referral(zone, name);
    if (referred.length > 0) {
      const authorities = referred.map(({ value, ttl, name: cut }) => ({
        name: wholeName(cut, apex),
        type: "NS" as const,
        ttl,
        value: `${targetOf(value, apex)}.`,
      }));
      return { rcode: "NOERROR", isOwn: answers.length > 0, answers, authorities };
    }
    const found = at(zone, name);
    if (found === null) return { rcode: "NXDOMAIN", isOwn: true, answers, authorities: [soaOf(zone)] };
    if (name === apex && (type === "SOA" || type === "ANY")) answers.push(soaOf(zone));
    if (name === apex && (type === "NS" || type === "ANY")) answers.push(...nsOf(apex, servers));
    const wanted = found.filter((one) => type === "ANY" || one.type === type);
    const shown = name;
    answers.push(...wanted.map((one) => ({ name: shown, type: one.type, ttl: one.ttl, value: one.value })));
    const alias = type === "CNAME" || type === "ANY" ? undefined : found.find((one) => one.type === "CNAME");
    if (!alias)
      return { rcode: "NOERROR", isOwn: true, answers, authorities: answers.length > 0 ? [] : [soaOf(zone)] };
    answers.push({ name: shown, type: "CNAME", ttl: alias.ttl, value: alias.value });
    name = targetOf(alias.value, apex).toLowerCase();
    if (name !== apex && !name.endsWith(`.${apex}`)) break;
  }
  return { rcode: "NOERROR", isOwn: true, answers, authorities: [] };
}
