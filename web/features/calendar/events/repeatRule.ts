/** The ways of repeating that the form offers; `KEEP` stands for another rule, which stays as it is. */
export const repeats = [
  "NONE",
  "DAILY",
  "WEEKDAYS",
  "WEEKLY",
  "MONTHLY",
  "WEEKDAY_OF_MONTH",
  "YEARLY",
  "KEEP",
] as const;
export type Repeat = (typeof repeats)[number];

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const working = "MO,TU,WE,TH,FR";

const partsOf = (rule: string) =>
  new Map(rule.split(";").map((part) => part.split("=", 2) as [string, string]));

/** What the form shows of a rule: the way and the last day. */
export function readRule(rule: string): { repeat: Repeat; until: string | null } {
  if (rule === "") return { repeat: "NONE", until: null };
  const { FREQ: freq, BYDAY: days, UNTIL: end, WKST: _, ...more } = Object.fromEntries(partsOf(rule));
  const until = end === undefined ? null : `${end.slice(0, 4)}-${end.slice(4, 6)}-${end.slice(6, 8)}`;
  const isPlain = Object.keys(more).length === 0;
  const simple = repeats.find((one) => one === freq);
  if (isPlain && days === undefined && simple) return { repeat: simple, until };
  if (isPlain && freq === "WEEKLY" && days === working) return { repeat: "WEEKDAYS", until };
  if (isPlain && freq === "MONTHLY" && /^-?\dD?[A-Z]{2}$/.test(days ?? ""))
    return { repeat: "WEEKDAY_OF_MONTH", until };
  return { repeat: "KEEP", until };
}

/** The rule of RFC 5545 for what the form holds. */
export function writeRule(repeat: Repeat, until: string | null, start: string, kept: string): string {
  if (repeat === "NONE") return "";
  const end = until === null ? "" : `;UNTIL=${until.replaceAll("-", "")}T235959Z`;
  if (repeat === "KEEP") return kept.replace(/;UNTIL=[^;]*/, "") + (kept.includes("COUNT=") ? "" : end);
  if (repeat === "WEEKDAYS") return `FREQ=WEEKLY;BYDAY=${working}${end}`;
  if (repeat !== "WEEKDAY_OF_MONTH") return `FREQ=${repeat}${end}`;
  const date = new Date(start);
  const place = date.getDate() > 28 ? -1 : Math.ceil(date.getDate() / 7);
  return `FREQ=MONTHLY;BYDAY=${place}${weekdays[date.getDay()]}${end}`;
}
