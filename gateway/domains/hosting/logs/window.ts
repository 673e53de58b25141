import { setImmediate } from "node:timers/promises";
import { EngineError, type Engine } from "#gateway/engine/engine.ts";
import { type Line, lineOf } from "./lines.ts";
import { compare } from "./place.ts";

/** A stretch of time whose lines are read. */
export interface Window {
  pods: readonly string[];
  /** The first millisecond, and the first one that is out; null for the end of what was written. */
  from: number;
  to: number | null;
  /** Only so many of the last ones of each pod. */
  tail?: number;
  isIn: (line: Line) => boolean;
  /** So many are kept, the newest or the oldest ones. */
  keep: number;
  isNewest: boolean;
  /** The most lines that may be read. */
  most: number;
}

/** What stands in a stretch of time. */
export interface Found {
  /** In their order. */
  lines: Line[];
  /** How many lines were read, those that are not wanted too. */
  read: number;
  /** The last line that was read of a pod, by the engine's name. */
  last: Map<string, string>;
}

/** So many lines are read before other requests have a turn. */
const TURN = 500;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Reads a stretch of time in all pods; null where it holds more lines than may be read. */
export async function readWindow(
  engine: Engine,
  { pods, from, to, tail, isIn, keep, isNewest, most }: Window,
  signal: AbortSignal,
): Promise<Found | null> {
  const own = new AbortController();
  const end = AbortSignal.any([signal, own.signal]);
  let lines: Line[] = [];
  let read = 0;
  const last = new Map<string, string>();
  const cut = () => {
    lines.sort((a, b) => compare(a.place, b.place));
    lines = isNewest ? lines.slice(Math.max(0, lines.length - keep)) : lines.slice(0, keep);
  };
  const range = {
    ...(tail !== undefined && { tail }),
    ...(from > 0 && { since: iso(from) }),
    ...(to !== null && { until: iso(to) }),
  };
  const readPod = async (pod: string): Promise<void> => {
    try {
      for await (const written of engine.logs(pod, range, end)) {
        read += 1;
        if (read > most) own.abort();
        if (end.aborted) return;
        if (read % TURN === 0) await setImmediate();
        last.set(pod, written.cursor);
        const line = lineOf(written);
        if (!isIn(line)) continue;
        lines.push(line);
        if (lines.length > 2 * keep + TURN) cut();
      }
    } catch (error) {
      // A pod that is gone has no lines.
      if (!(error instanceof EngineError) || error.code !== "POD_NOT_FOUND") throw error;
    }
  };
  await Promise.all(pods.map(readPod));
  signal.throwIfAborted();
  if (own.signal.aborted) return null;
  cut();
  return { lines, read, last };
}
