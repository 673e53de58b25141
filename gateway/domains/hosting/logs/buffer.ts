import type { Line } from "./lines.ts";
import { compare, type Progress, writeProgress } from "./place.ts";

/** What waits for a reader: so many lines, and about so many bytes. */
const MOST_LINES = 10_000;
const MOST_BYTES = 4 * 1_024 * 1_024;
/** What is taken at once. */
const BATCH_LINES = 1_000;
const BATCH_BYTES = 256 * 1_024;
/** What a line takes beside its text, about. */
const OVERHEAD = 250;

/** Lines of a moment, as they are sent. */
export interface Batch {
  lines: Line[];
  cursor: string;
  skipped: number;
  skippedSince: string | null;
  skippedUntil: string | null;
}

interface Waiting {
  line: Line;
  /** The engine's name of the last line that was read of this pod before its next one that waits. */
  upTo: string;
}

const sizeOf = ({ text }: Line): number => text.length + OVERHEAD;

/** Lines on their way from the pods to one reader, bounded; what comes faster than it is taken is left out, and counted. */
export function createBuffer({ since, pods }: Progress) {
  const passed = new Map(pods);
  const lastOf = new Map<string, Waiting>();
  let waiting: Waiting[] = [];
  let bytes = 0;
  let skipped = { count: 0, since: null as string | null, until: null as string | null };
  let hasMoved = true;
  let wakes: (() => void)[] = [];
  let room: (() => void)[] = [];

  const tell = (all: (() => void)[]): [] => {
    for (const one of all) one();
    return [];
  };
  /** Takes so many from the front. */
  function shift(count: number): Line[] {
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(count);
    for (const one of taken) {
      const { line, upTo } = one;
      bytes -= sizeOf(line);
      passed.set(line.pod, upTo);
      if (lastOf.get(line.pod) === one) lastOf.delete(line.pod);
    }
    room = tell(room);
    return taken.map(({ line }) => line);
  }
  const isSome = () => waiting.length > 0 || skipped.count > 0;

  return {
    /** Notes that a line of a pod was read, and keeps it where it is wanted. */
    add: (pod: string, cursor: string, line: Line | null): void => {
      if (line) {
        const one = { line, upTo: cursor };
        waiting.push(one);
        lastOf.set(pod, one);
        bytes += sizeOf(line);
        wakes = tell(wakes);
        return;
      }
      const before = lastOf.get(pod);
      if (before) before.upTo = cursor;
      else {
        passed.set(pod, cursor);
        hasMoved = true;
      }
    },
    isFull: (): boolean => waiting.length >= MOST_LINES || bytes >= MOST_BYTES,
    /** Whether more waits than one batch takes. */
    isPlenty: (): boolean => waiting.length >= BATCH_LINES || bytes >= BATCH_BYTES,
    /** Leaves out the older half of what waits. */
    skip: (): void => {
      const gone = shift(Math.ceil(waiting.length / 2));
      skipped = {
        count: skipped.count + gone.length,
        since: skipped.since ?? gone[0]?.at ?? null,
        until: gone.at(-1)?.at ?? skipped.until,
      };
      wakes = tell(wakes);
    },
    /** Settles when something was taken. */
    taken: async (): Promise<void> => await new Promise((resolve) => void room.push(resolve)),
    /** Settles when something waits, at once where it does. */
    some: async (): Promise<void> => {
      if (!isSome()) await new Promise<void>((resolve) => void wakes.push(resolve));
    },
    /** Has the place be told where it moved and nothing waits. */
    tellPlace: (): void => {
      if (hasMoved) wakes = tell(wakes);
    },
    /** Wakes whoever waits, since nothing comes any more. */
    end: (): void => {
      wakes = tell(wakes);
      room = tell(room);
    },
    /** What waits longest, the oldest first. */
    take: (): Batch => {
      let [count, size] = [0, 0];
      for (const { line } of waiting) {
        if (count >= BATCH_LINES || (count > 0 && size + sizeOf(line) > BATCH_BYTES)) break;
        count += 1;
        size += sizeOf(line);
      }
      const lines = shift(count).sort((a, b) => compare(a.place, b.place));
      const left = skipped;
      skipped = { count: 0, since: null, until: null };
      hasMoved = false;
      return {
        lines,
        cursor: writeProgress({ since, pods: passed }),
        skipped: left.count,
        skippedSince: left.since,
        skippedUntil: left.until,
      };
    },
  };
}

export type LineBuffer = ReturnType<typeof createBuffer>;
