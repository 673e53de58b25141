import type { HostingLogLevel } from "#web/generated/types.ts";
import { inSandbox } from "#web/lib/connection/sandbox.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { LogPlace, LogRange } from "./useLogPlace.ts";

export const logTexts = "hostingLogs";

export const levelDots: Record<HostingLogLevel, string> = {
  ERROR: appTokens.badDot,
  WARN: appTokens.warnDot,
  INFO: appTokens.infoDot,
  DEBUG: appTokens.idleDot,
};

const MINUTE = 60_000;
const spans: Record<LogRange, number | null> = {
  all: null,
  m15: 15 * MINUTE,
  h1: 60 * MINUTE,
  h6: 360 * MINUTE,
  h24: 1_440 * MINUTE,
};

/** When what is shown begins; null for all that there is. */
export const sinceOf = ({ range, from }: Pick<LogPlace, "range" | "from">): string | null => {
  if (from !== null) return from;
  const span = spans[range];
  return span === null ? null : new Date(Date.now() - span).toISOString();
};

/** The gateway's filter for what the address says. */
export const filterOf = ({ q, levels, pod, stream }: Pick<LogPlace, "q" | "levels" | "pod" | "stream">) => ({
  ...(q && { search: q }),
  ...(levels.length > 0 && { levels: [...levels] }),
  ...(pod && { pods: [pod] }),
  ...(stream && { stream }),
});

/** The address of the file with the lines that are shown. */
export function fileHref(appId: string, { q, levels, pod, stream, range, from, to }: LogPlace): string {
  const since = sinceOf({ range, from });
  const search = new URLSearchParams({
    ...(q && { search: q }),
    ...(levels.length > 0 && { levels: levels.join(",") }),
    ...(pod && { pods: pod }),
    ...(stream && { stream }),
    ...(since && { since }),
    ...(to && { until: to }),
  });
  return inSandbox(`/api/hosting/apps/${appId}/log${search.size > 0 ? `?${search}` : ""}`);
}

/** The address at which a line is shown among those around it. */
export const lineHref = (path: string, cursor: string): string =>
  `${window.location.origin}${path}?${new URLSearchParams({ tab: "logs", line: cursor })}`;

/** What of a pod's name differs among those of an app. */
export const shortPod = (pod: string): string => pod.split("-").slice(-2).join("-");

/** Which of the chart colours marks a pod. */
export const podColor = (pod: string): string => {
  const sum = [...pod].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  return `var(--chart${(sum % 8) + 1})`;
};

/** What of a line in JSON stands beside it already. */
const beside = new Set(["level", "severity", "lvl", "time", "timestamp", "ts", "@timestamp"]);
const sayings = ["msg", "message", "event"];

/** What a line says in short: of an object in JSON its message, and its other fields behind it. */
export function summaryOf(text: string): string {
  const fields = text.length > 20_000 ? null : fieldsOf(text);
  const said = fields?.find(([name]) => sayings.includes(name));
  if (!fields || !said) return text;
  const others = fields.filter((field) => field !== said && !beside.has(field[0]));
  return [said[1], ...others.map(([name, value]) => `${name}=${value.replaceAll(/\s+/g, " ")}`)].join("  ");
}

/** The fields of a line that is an object in JSON; null where it is none. */
export function fieldsOf(text: string): [name: string, value: string][] | null {
  if (!text.startsWith("{")) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null) return null;
    return Object.entries(read).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value, null, 2),
    ]);
  } catch {
    return null;
  }
}
