import { useCallback, useMemo } from "react";
import type { HostingLogLevel } from "#web/generated/types.ts";
import { useSearchParams } from "#web/lib/navigation/place.ts";

export const levels = ["ERROR", "WARN", "INFO", "DEBUG"] as const satisfies readonly HostingLogLevel[];
export const ranges = ["all", "m15", "h1", "h6", "h24"] as const;
export type LogRange = (typeof ranges)[number];

/** Which lines are shown, as the address says. */
export interface LogPlace {
  q: string;
  levels: HostingLogLevel[];
  pod: string;
  stream: "" | "OUT" | "ERR";
  range: LogRange;
  /** Instants of one's own instead of a range: the earliest, and the first that is out. */
  from: string | null;
  to: string | null;
  /** The line that a link led to. */
  line: string | null;
}

const instantIn = (text: string | null): string | null =>
  text !== null && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;

/** Holds in the address which lines are shown. */
export function useLogPlace(): [place: LogPlace, change: (changes: Partial<LogPlace>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const place = useMemo((): LogPlace => {
    const at = new URLSearchParams(text);
    const wanted = at.get("levels")?.split(",") ?? [];
    const stream = at.get("stream");
    return {
      q: at.get("q") ?? "",
      levels: levels.filter((level) => wanted.includes(level)),
      pod: at.get("pod") ?? "",
      stream: stream === "OUT" || stream === "ERR" ? stream : "",
      range: ranges.find((range) => range === at.get("range")) ?? "all",
      from: instantIn(at.get("from")),
      to: instantIn(at.get("to")),
      line: at.get("line"),
    };
  }, [text]);
  const change = useCallback(
    (changes: Partial<LogPlace>) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries({ line: null, ...changes })) {
            const written = Array.isArray(value) ? value.join(",") : (value ?? "");
            if (written === "" || (name === "range" && written === "all")) next.delete(name);
            else next.set(name, written);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [place, change];
}
