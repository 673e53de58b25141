import type { LogLine, LogRange, Workload } from "#gateway/engine/engine.ts";
import { pick, seedOf, within } from "#gateway/platform/mock/seed.ts";
import { listensOn } from "./behaviour.ts";
import type { Life } from "./life.ts";

const SECOND = 1_000;

/** How far back the lines of a pod go: older ones have been rotated away. */
const KEPT = 6 * 3_600 * SECOND;

const paths = ["/", "/", "/assets/app.css", "/api/items", "/api/items/42", "/favicon.ico", "/login"] as const;
const agents = ["Mozilla/5.0", "curl/8.5.0", "Mozilla/5.0 (iPhone)", "uptime-check/2"] as const;
const notes = [
  "cache: 3 entries expired",
  "connection pool: 4 idle, 1 busy",
  "scheduled cleanup finished in 12 ms",
  "config reloaded, nothing changed",
] as const;
const warnings = [
  "slow query: 812 ms",
  "retrying upstream after timeout (1/3)",
  "deprecated option `legacyMode` is set",
] as const;

interface Draft {
  atMs: number;
  stream: "OUT" | "ERR";
  text: string;
}

const json = (value: Record<string, unknown>): string => JSON.stringify(value);

/** What a pod writes beside what it writes when it starts and ends: always the same for a pod and a second. */
function ordinary(pod: string, second: number): Draft[] {
  const seed = seedOf("line", pod, second);
  const count = within(1, 4, seed);
  const drafts = Array.from({ length: count }, (_, index): Draft => {
    const own = seedOf("line", pod, second, index);
    // Every third line shares its instant with the one before.
    const atMs = second * SECOND + Math.floor(((index - (own % 3 === 0 ? 1 : 0)) * SECOND) / count);
    const at = Math.max(atMs, second * SECOND);
    const kind = own % 20;
    const time = new Date(at).toISOString();
    if (kind < 9) {
      const path = pick(paths, own >>> 3);
      const status = own % 40 === 7 ? 500 : own % 25 === 3 ? 404 : 200;
      const text = json({
        level: status === 500 ? "error" : "info",
        time,
        msg: "request",
        method: "GET",
        path,
        status,
        ms: within(1, 180, own >>> 5),
      });
      return { atMs: at, stream: status === 500 ? "ERR" : "OUT", text };
    }
    if (kind < 14) {
      const line = `10.0.${own % 4}.${(own >>> 4) % 250} - - [${time}] "GET ${pick(paths, own >>> 6)} HTTP/1.1" 200 ${within(200, 9_000, own >>> 7)} "-" "${pick(agents, own >>> 8)}"`;
      return { atMs: at, stream: "OUT", text: line };
    }
    if (kind < 17) return { atMs: at, stream: "OUT", text: `${time} INFO ${pick(notes, own >>> 4)}` };
    if (kind < 19) return { atMs: at, stream: "ERR", text: `${time} WARN ${pick(warnings, own >>> 4)}` };
    return {
      atMs: at,
      stream: "OUT",
      text: json({ level: "debug", time, msg: "heartbeat", uptime: second % 86_400 }),
    };
  });
  return drafts.sort((a, b) => a.atMs - b.atMs);
}

const starting = (workload: Workload, atMs: number): Draft[] => {
  const ports = listensOn(workload);
  return [
    { atMs, stream: "OUT", text: `starting ${workload.image}` },
    {
      atMs,
      stream: "OUT",
      text: json({ level: "info", msg: "configuration read", variables: Object.keys(workload.env).length }),
    },
    ...ports.map((port): Draft => ({ atMs: atMs + 40, stream: "OUT", text: `listening on ${port}` })),
  ];
};

const ending = (atMs: number, isOutOfMemory: boolean, exitCode: number | null): Draft[] =>
  exitCode === 0 || exitCode === 137
    ? isOutOfMemory
      ? [{ atMs: atMs - 1, stream: "ERR", text: "WARN memory is nearly used up" }]
      : []
    : [
        {
          atMs: atMs - 1,
          stream: "ERR",
          text: json({ level: "fatal", msg: `ended with exit code ${exitCode}` }),
        },
      ];

/** A pod whose lines are told. */
export interface Written {
  pod: string;
  workload: Workload;
  life: Life;
}

/** The lines of one second, up to an instant, in their order: an index within the second names a line for good. */
function linesOfSecond({ pod, workload, life }: Written, second: number, now: number): LogLine[] {
  const [from, to] = [second * SECOND, (second + 1) * SECOND];
  // What runs in a second is settled only when it is over, but for the instant that is looked at: only starts and ends count.
  const spans = life.spans(now).filter((span) => span.from < to && (span.to ?? Infinity) >= from);
  if (spans.length === 0) return [];
  const runs = (at: number) => spans.some((span) => at >= span.from + 50 && at < (span.to ?? Infinity) - 1);
  const drafts = [
    ...spans.flatMap((span) => starting(workload, span.from)),
    ...ordinary(pod, second).filter(({ atMs }) => runs(atMs)),
    ...spans.flatMap((span) => (span.to === null ? [] : ending(span.to, span.isOutOfMemory, span.exitCode))),
  ]
    .filter(({ atMs }) => atMs >= from && atMs < to && atMs <= now)
    .sort((a, b) => a.atMs - b.atMs);
  return drafts.map(({ atMs, stream, text }, index) => ({
    pod,
    at: new Date(atMs).toISOString(),
    stream,
    text,
    cursor: `${second}.${index}`,
  }));
}

const placeOf = (cursor: string): [second: number, index: number] | null => {
  const found = /^(\d{1,12})\.(\d{1,4})$/.exec(cursor);
  return found ? [Number(found[1]), Number(found[2])] : null;
};

/** The lines of a pod up to an instant that are in a range; they are made when they are asked for, and kept nowhere. */
export function* linesUntil(
  written: Written,
  { after = null, tail, since, until }: LogRange,
  now: number,
): Generator<LogLine> {
  const { life } = written;
  const first = Math.max(life.createdAt, now - KEPT, since == null ? 0 : Date.parse(since));
  const last = Math.min(now, life.endedAt ?? Infinity, until == null ? Infinity : Date.parse(until) - 1);
  const place = after === null ? null : placeOf(after);
  const isIn = (line: LogLine): boolean => {
    const at = Date.parse(line.at);
    if (at < first || at > last) return false;
    const [second, index] = placeOf(line.cursor) ?? [0, 0];
    return place === null || second > place[0] || (second === place[0] && index > place[1]);
  };
  const [from, to] = [Math.max(Math.floor(first / SECOND), place?.[0] ?? 0), Math.floor(last / SECOND)];
  if (tail === undefined) {
    for (let second = from; second <= to; second += 1)
      for (const line of linesOfSecond(written, second, now)) if (isIn(line)) yield line;
    return;
  }
  let kept: LogLine[] = [];
  for (let second = to; second >= from && kept.length < tail; second -= 1)
    kept = [...linesOfSecond(written, second, now).filter(isIn), ...kept];
  yield* kept.slice(Math.max(0, kept.length - tail));
}
