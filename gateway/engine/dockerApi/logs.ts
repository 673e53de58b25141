import type { Readable } from "node:stream";
import type { LogLine, LogRange } from "#gateway/engine/engine.ts";
import { failure } from "./failures.ts";
import { nanosOf, rawLines, secondsOf, type RawLine } from "./logFrames.ts";

/**
 * How far apart lines can stand in the log and still be written in the other order, in nanoseconds: the engine stamps output
 * and error output each by itself before it writes them.
 */
const SLACK = 2_000_000_000n;

/** Lines that are asked for beyond those that are wanted, so that lines of one instant are counted from their first. */
const SPARE = 64;

/** Opens the log of something. */
export type OpenLog = (query: Record<string, string | number | boolean>) => Promise<Readable>;

/** What logs are read from. */
export interface LogSource {
  pod: string;
  open: OpenLog;
  /** Takes away what the engine writes before the text beside the instant. */
  strip?: (text: string) => string;
  /** Whether more can come: asked when the stream ended that was followed; waits until it has begun again. */
  goesOn: () => Promise<boolean>;
}

/** A line and its place: the instant, the stream, and its number among the lines of both. Within a stream the order is kept. */
interface Placed {
  raw: RawLine;
  ordinal: number;
}

const cursorOf = ({ raw, ordinal }: Placed): string =>
  `${raw.nanos}.${raw.stream === "OUT" ? "o" : "e"}.${ordinal}`;

const nanosOfCursor = (cursor: string): bigint | null =>
  /^\d{1,20}\.[oe]\.\d{1,6}$/.test(cursor) ? BigInt(cursor.split(".")[0] ?? "0") : null;

async function* placed(lines: AsyncIterable<RawLine>): AsyncGenerator<Placed> {
  const last = { OUT: { nanos: -1n, count: 0 }, ERR: { nanos: -1n, count: 0 } };
  for await (const raw of lines) {
    const before = last[raw.stream];
    const ordinal = before.nanos === raw.nanos ? before.count : 0;
    last[raw.stream] = { nanos: raw.nanos, count: ordinal + 1 };
    yield { raw, ordinal };
  }
}

interface Reading {
  since?: bigint | null;
  until?: bigint | null;
  tail?: number;
  isFollowed?: boolean;
}

async function* read(source: LogSource, reading: Reading, signal?: AbortSignal): AsyncGenerator<Placed> {
  const { since, until, tail, isFollowed = false } = reading;
  let stream: Readable | undefined;
  const end = () => void stream?.destroy();
  signal?.addEventListener("abort", end, { once: true });
  try {
    if (signal?.aborted) return;
    stream = await source.open({
      stdout: true,
      stderr: true,
      timestamps: true,
      follow: isFollowed,
      ...(since != null && { since: secondsOf(since) }),
      ...(until != null && !isFollowed && { until: secondsOf(until + SLACK) }),
      ...(tail !== undefined && { tail }),
    });
    yield* placed(rawLines(stream, source.strip));
  } catch (error) {
    if (!signal?.aborted) throw failure(error, "ENGINE_UNREACHABLE");
  } finally {
    signal?.removeEventListener("abort", end);
    stream?.destroy();
  }
}

/** Whether the line of a cursor is still in the log. */
async function isThere(source: LogSource, cursor: string, nanos: bigint, signal?: AbortSignal) {
  for await (const line of read(source, { since: nanos, until: nanos }, signal))
    if (cursorOf(line) === cursor) return true;
  return false;
}

/** The lines after that of a cursor: found by its place where the log still has it, else by its instant. */
async function* readAfter(
  source: LogSource,
  after: string | null,
  reading: Reading,
  signal?: AbortSignal,
): AsyncGenerator<Placed> {
  const nanos = after === null ? null : nanosOfCursor(after);
  if (after === null || nanos === null) {
    yield* read(source, reading, signal);
    return;
  }
  const isFound = await isThere(source, after, nanos, signal);
  let isPast = !isFound;
  for await (const line of read(source, { ...reading, since: isFound ? nanos - SLACK : nanos }, signal)) {
    if (isFound ? isPast : line.raw.nanos > nanos) yield line;
    else if (isFound && cursorOf(line) === after) isPast = true;
  }
}

/**
 * The lines of a pod, none left out and none told twice, in the order of the log. A cursor names a line by its instant in
 * nanoseconds, its stream and its number among those of that instant and stream; reading on looks for that very line.
 */
export async function* readLogs(
  source: LogSource,
  { after = null, tail, since, until, isFollowed = false }: LogRange,
  signal?: AbortSignal,
): AsyncGenerator<LogLine> {
  const first = since == null ? null : nanosOf(since);
  const end = until == null ? null : nanosOf(until);
  const isIn = ({ raw }: Placed) =>
    (first === null || raw.nanos >= first) && (end === null || raw.nanos < end);
  const shown = (line: Placed): LogLine => ({
    pod: source.pod,
    at: line.raw.at,
    stream: line.raw.stream,
    text: line.raw.text,
    cursor: cursorOf(line),
  });
  let last = after;
  if (tail !== undefined) {
    const kept: LogLine[] = [];
    const isPlain = after === null && end === null && first === null;
    const reading = { since: first, until: end, ...(isPlain && { tail: tail + SPARE }) };
    for await (const line of readAfter(source, after, reading, signal)) {
      last = cursorOf(line);
      if (!isIn(line)) continue;
      kept.push(shown(line));
      if (kept.length > tail) kept.shift();
    }
    yield* kept;
    if (!isFollowed) return;
  }
  do {
    for await (const line of readAfter(source, last, { since: first, until: end, isFollowed }, signal)) {
      if (end !== null && line.raw.nanos >= end + SLACK) return;
      last = cursorOf(line);
      if (isIn(line)) yield shown(line);
    }
  } while (isFollowed && !signal?.aborted && (await source.goesOn()));
}
