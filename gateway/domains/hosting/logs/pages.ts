import type { Engine } from "#gateway/engine/engine.ts";
import type { Line, Wanted } from "./lines.ts";
import { compare, momentOf, type Place, placeAt, type Progress } from "./place.ts";
import { type Found, readWindow } from "./window.ts";

/** What is read. */
export interface Reading {
  engine: Engine;
  pods: readonly string[];
  wanted: Wanted;
  /** Whether lines of any time are wanted. */
  isOfAnyTime: boolean;
  /** The first millisecond, and the first one that is out; null for the end of what was written. */
  from: number;
  until: number | null;
  now: number;
  count: number;
  signal: AbortSignal;
}

/** Lines in their order, and where more are. */
export interface Page {
  lines: Line[];
  older: Place | null;
  newer: Place | null;
  progress: Progress | null;
}

/** The first stretch of time that is read, in milliseconds, and by how much the next one is longer, or shorter. */
const FIRST = 4_000;
const FACTOR = 8;
/** So many lines are read of one stretch of time, and for one page. */
const MOST_OF_WINDOW = 100_000;
const MOST = 250_000;
/** How much later than it is dated a line may come, in milliseconds. */
const LATE = 2_000;

/** A stretch that is as long as it can be read at once; `windowOf` tells which of a length. */
async function readable(
  { engine, pods, signal }: Reading,
  span: number,
  windowOf: (span: number) => { from: number; to: number | null },
  look: { isIn: (line: Line) => boolean; keep: number; isNewest: boolean },
): Promise<{ from: number; to: number | null; found: Found; span: number }> {
  for (let length = span; ; length = Math.max(1, Math.floor(length / FACTOR))) {
    const window = windowOf(length);
    const most = length === 1 ? Infinity : MOST_OF_WINDOW;
    const found = await readWindow(engine, { pods, ...window, ...look, most }, signal);
    if (found) return { ...window, found, span: length };
  }
}

/** Where those go on to be followed that were read to their end. */
const progressAfter = (last: ReadonlyMap<string, string>, from: number, now: number): Progress => ({
  since: Math.max(from, now - LATE),
  pods: last,
});

/** The newest lines where every line is wanted: the engine tells the last ones of each pod. */
async function readTail({ engine, pods, now, count, signal }: Reading): Promise<Page | null> {
  const look = { isIn: () => true, keep: count, isNewest: true, most: Infinity };
  const found = await readWindow(engine, { pods, from: 0, to: null, tail: count, ...look }, signal);
  if (!found) return null;
  const [first] = found.lines;
  return {
    lines: found.lines,
    older: first && found.read >= count ? first.place : null,
    newer: null,
    progress: progressAfter(found.last, 0, now),
  };
}

/** The newest lines, or those before a place: stretch by stretch, each longer than the one after it. */
export async function readBack(reading: Reading, before: Place | null): Promise<Page> {
  const { wanted, from: floor, until, now, count } = reading;
  if (!before && reading.isOfAnyTime && wanted.isAll) {
    const page = await readTail(reading);
    if (page) return page;
  }
  const lines: Line[] = [];
  const isIn = (line: Line) => wanted.isIn(line) && (!before || compare(line.place, before) < 0);
  let end = before ? Math.min(momentOf(before.key) + 1, until ?? Infinity) : until;
  let progress: Progress | null = null;
  let read = 0;
  for (let span = FIRST; ; span *= FACTOR) {
    const to: number | null = end;
    const one = await readable(
      reading,
      span,
      (length) => ({ from: Math.max(floor, (to ?? now) - length), to }),
      { isIn, keep: count - lines.length, isNewest: true },
    );
    if (to === null) progress = progressAfter(one.found.last, one.from, now);
    lines.unshift(...one.found.lines);
    read += one.found.read;
    ({ span } = one);
    end = one.from;
    if (lines.length >= count) return { lines, older: lines[0]?.place ?? null, newer: null, progress };
    if (one.from <= floor) return { lines, older: null, newer: null, progress };
    if (read >= MOST) return { lines, older: placeAt(one.from), newer: null, progress };
  }
}

/** The lines after a place, or from it on: stretch by stretch, each longer than the one before it. */
export async function readOn(reading: Reading, after: Place, isWithIt: boolean): Promise<Page> {
  const { wanted, from: floor, until, now, count } = reading;
  const lines: Line[] = [];
  const isIn = (line: Line) => wanted.isIn(line) && compare(line.place, after) >= (isWithIt ? 0 : 1);
  let start = Math.max(floor, momentOf(after.key));
  let read = 0;
  for (let span = FIRST; ; span *= FACTOR) {
    const begun: number = start;
    const one = await readable(
      reading,
      span,
      (length) => ({
        from: begun,
        to: begun + length >= (until ?? now) ? until : begun + length,
      }),
      // One more tells whether there are more.
      { isIn, keep: count - lines.length + 1, isNewest: false },
    );
    lines.push(...one.found.lines);
    read += one.found.read;
    ({ span } = one);
    if (lines.length > count) {
      lines.length = count;
      return { lines, older: null, newer: lines.at(-1)?.place ?? after, progress: null };
    }
    if (one.to === null)
      return { lines, older: null, newer: null, progress: progressAfter(one.found.last, begun, now) };
    if (one.to === until) return { lines, older: null, newer: null, progress: null };
    start = one.to;
    if (read >= MOST) return { lines, older: null, newer: placeAt(start), progress: null };
  }
}
