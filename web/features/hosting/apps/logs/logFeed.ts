import { createStore } from "#web/lib/storage/store.ts";
import type { HostedAppLogFollowedSubscription, HostedLogLineFragment } from "./logs.generated.ts";

export type LogLine = HostedLogLineFragment;

/** Lines that were left out between two others. */
export interface SkippedLines {
  id: string;
  skipped: number;
  since: string | null;
  until: string | null;
}
export type LogRow = LogLine | SkippedLines;

export const isSkipped = (row: LogRow): row is SkippedLines => "skipped" in row;
export const idOf = (row: LogRow): string => (isSkipped(row) ? row.id : row.cursor);

/** Lines are kept up to so many: older ones come again when one scrolls there. */
export const MOST = 10_000;

export interface FeedState {
  rows: readonly LogRow[];
  /** Where older and newer lines begin; null where there are none. */
  older: string | null;
  newer: string | null;
  /** How many came that are not shown yet. */
  unseen: number;
}

interface Page {
  lines: readonly LogLine[];
  older: string | null;
  newer: string | null;
}
type Batch = HostedAppLogFollowedSubscription["batch"];

const nothing: FeedState = { rows: [], older: null, newer: null, unseen: 0 };

const cursorOf = (row: LogRow | undefined): string | null => (row && !isSkipped(row) ? row.cursor : null);
const firstCursor = (rows: readonly LogRow[]): string | null => cursorOf(rows.find((row) => !isSkipped(row)));
const countOf = (rows: readonly LogRow[]): number =>
  rows.reduce((sum, row) => sum + (isSkipped(row) ? row.skipped : 1), 0);

/** The lines that are shown, bounded, and those that wait to be. */
export function createFeed() {
  const store = createStore<FeedState>(nothing);
  let waiting: LogRow[] = [];
  let gaps = 0;
  let received = 0;

  const gap = (left: Omit<SkippedLines, "id">): SkippedLines => ({ ...left, id: `gap-${(gaps += 1)}` });

  /** Leaves the older half of what waits out, where nobody looks. */
  function bound(): void {
    if (waiting.length <= MOST) return;
    const gone = waiting.slice(0, waiting.length - MOST / 2);
    const times = gone.flatMap((row) => (isSkipped(row) ? [row.since, row.until] : [row.at]));
    const skipped = { skipped: countOf(gone), since: times[0] ?? null, until: times.at(-1) ?? null };
    waiting = [gap(skipped), ...waiting.slice(-MOST / 2)];
  }

  return {
    state: store,
    /** How many lines came while they were followed, those that were left out too. */
    received: (): number => received,
    begin: ({ lines, older, newer }: Page): void => {
      waiting = [];
      store.set({ rows: lines, older, newer, unseen: 0 });
    },
    /** Puts older lines before the others; where there are too many, the newest go. */
    before: ({ lines, older }: Page): void => {
      const now = store.get();
      const all = [...lines, ...now.rows];
      const rows = all.slice(0, MOST);
      const isCut = rows.length < all.length;
      if (isCut) waiting = [];
      store.set({ ...now, rows, older, ...(isCut && { newer: cursorOf(rows.at(-1)), unseen: 0 }) });
    },
    /** Puts newer lines behind the others. */
    after: ({ lines, newer }: Page): void => {
      const now = store.get();
      const rows = [...now.rows, ...lines].slice(-MOST);
      const isCut = rows[0] !== now.rows[0];
      store.set({ ...now, rows, newer, ...(isCut && { older: firstCursor(rows) }) });
    },
    /** Takes lines in that just came. */
    receive: ({ lines, skipped, skippedSince, skippedUntil }: Batch): void => {
      if (skipped > 0)
        waiting.push(gap({ skipped, since: skippedSince ?? null, until: skippedUntil ?? null }));
      for (const line of lines) waiting.push(line);
      received += lines.length + skipped;
      bound();
    },
    /** Shows what came, or how much that is. */
    flush: (isHeld: boolean): void => {
      if (waiting.length === 0) return;
      const now = store.get();
      if (isHeld) return store.set({ ...now, unseen: countOf(waiting) });
      const all = now.rows.concat(waiting);
      waiting = [];
      const rows = all.length > MOST ? all.slice(-MOST) : all;
      const isCut = all.length > MOST;
      store.set({ ...now, rows, unseen: 0, ...(isCut && { older: firstCursor(rows) }) });
    },
    /** The line behind those that were left out. */
    behind: (id: string): string | null => {
      const { rows } = store.get();
      return firstCursor(rows.slice(rows.findIndex((row) => idOf(row) === id) + 1));
    },
    /** Puts lines where they were left out, as far as they are not there yet. */
    fill: (id: string, lines: readonly LogLine[]): void => {
      const now = store.get();
      const place = now.rows.findIndex((row) => idOf(row) === id);
      const left = now.rows[place];
      if (!left || !isSkipped(left)) return;
      const there = new Set(now.rows.map(idOf));
      const missing = lines.filter(({ cursor }) => !there.has(cursor));
      const skipped = left.skipped - missing.length;
      const isClosed = skipped <= 0 || missing.length < lines.length || lines.length === 0;
      const until = missing[0]?.at ?? left.until;
      const rows = now.rows.toSpliced(
        place,
        1,
        ...(isClosed ? [] : [{ ...left, skipped, until }]),
        ...missing,
      );
      store.set({ ...now, rows });
    },
  };
}

export type LogFeed = ReturnType<typeof createFeed>;
