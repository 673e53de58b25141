import { monitorEventLoopDelay } from "node:perf_hooks";
import { BOUNDS, quantileOf } from "./tally.ts";

/** How far its points are apart, and how many are kept: the last hour. */
export const EVERY = 15_000;
const KEPT = 240;
/** How often the event loop is looked at, in milliseconds; what it is looked at later than that is its lag. */
const LOOK = 20;

/** What was counted until now. */
export interface Counted {
  requests: number;
  failed: number;
  buckets: readonly number[];
  statements: number;
  statementSeconds: number;
  ingress: number;
  published: number;
  sockets: number;
  subscriptions: number;
}

/** What happened in the seconds before a moment. Times are seconds, null where there was none. */
export interface Point {
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** How many seconds it tells of. */
  seconds: number;
  requests: number;
  failed: number;
  p50: number | null;
  p95: number | null;
  p99: number | null;
  statements: number;
  statementSeconds: number;
  ingress: number;
  published: number;
  sockets: number;
  subscriptions: number;
  /** The time that the event loop was late by, all but a hundredth of its turns. */
  lag: number;
  rssBytes: number;
  heapBytes: number;
}

/** The last hour of this process, in memory alone. */
export interface History {
  points(): readonly Point[];
  /** Keeps what happened since the last time. */
  sample(at: number): Point;
  close(): void;
}

const nothing: Counted = {
  requests: 0,
  failed: 0,
  buckets: BOUNDS.map(() => 0),
  statements: 0,
  statementSeconds: 0,
  ingress: 0,
  published: 0,
  sockets: 0,
  subscriptions: 0,
};

/**
 * Makes a history without points.
 * @param count says what was counted until now.
 */
export function createHistory(count: () => Counted, startedAt: number): History {
  const points: Point[] = [];
  const loop = monitorEventLoopDelay({ resolution: LOOK });
  loop.enable();
  let before = nothing;
  let beforeAt = startedAt;
  return {
    points: () => points,
    sample: (at) => {
      const now = count();
      const buckets = now.buckets.map((one, place) => one - (before.buckets[place] ?? 0));
      const { rss, heapUsed } = process.memoryUsage();
      const late = loop.count > 0 ? loop.percentile(99) / 1e6 - LOOK : 0;
      const point: Point = {
        at,
        seconds: Math.max((at - beforeAt) / 1_000, 1),
        requests: now.requests - before.requests,
        failed: now.failed - before.failed,
        p50: quantileOf(buckets, 0.5),
        p95: quantileOf(buckets, 0.95),
        p99: quantileOf(buckets, 0.99),
        statements: now.statements - before.statements,
        statementSeconds: now.statementSeconds - before.statementSeconds,
        ingress: now.ingress - before.ingress,
        published: now.published - before.published,
        sockets: now.sockets,
        subscriptions: now.subscriptions,
        lag: Math.max(late, 0) / 1_000,
        rssBytes: rss,
        heapBytes: heapUsed,
      };
      loop.reset();
      before = now;
      beforeAt = at;
      points.push(point);
      if (points.length > KEPT) points.shift();
      return point;
    },
    close: () => void loop.disable(),
  };
}
