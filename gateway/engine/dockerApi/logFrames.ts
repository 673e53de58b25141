/** A line as the engine wrote it. */
export interface RawLine {
  /** Nanoseconds since 1970. */
  nanos: bigint;
  /** The engine's own instant, as fine as it is. */
  at: string;
  stream: "OUT" | "ERR";
  text: string;
}

/** How long a line may become before it is told in parts, in characters: a program may never end one. */
const LONGEST = 64 * 1024;

/** Nanoseconds since 1970 of an ISO instant. */
export function nanosOf(iso: string): bigint {
  const [whole = "", rest = ""] = iso.split(".");
  const digits = /^\d+/.exec(rest)?.[0] ?? "";
  const zone = rest.slice(digits.length) || "Z";
  const seconds = Date.parse(rest === "" ? whole : `${whole}${zone}`);
  return BigInt(seconds) * 1_000_000n + BigInt(digits.padEnd(9, "0").slice(0, 9));
}

/** Nanoseconds as the engine is asked for them: seconds with nine digits. */
export const secondsOf = (nanos: bigint): string =>
  `${nanos / 1_000_000_000n}.${String(nanos % 1_000_000_000n).padStart(9, "0")}`;

/** The frames of a multiplexed stream: each one message of the program's output or error output. */
async function* frames(source: AsyncIterable<Uint8Array>): AsyncGenerator<[stream: number, payload: Buffer]> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    waiting.push(Buffer.from(part));
    length += part.length;
    if (length < 8) continue;
    let all = waiting.length === 1 ? (waiting[0] ?? Buffer.alloc(0)) : Buffer.concat(waiting);
    while (all.length >= 8 && all.length >= 8 + all.readUInt32BE(4)) {
      const end = 8 + all.readUInt32BE(4);
      yield [all[0] ?? 1, all.subarray(8, end)];
      all = all.subarray(end);
    }
    waiting = [all];
    length = all.length;
  }
}

/** The texts of a stream that is multiplexed, without the instants that `rawLines` reads. */
export async function* demuxed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const [, payload] of frames(source)) yield payload;
}

/**
 * The lines of a stream of frames that begin with their instants. A long line comes in several frames, each with an instant
 * and all but the last one without an end of line: they are put together under the first one's instant.
 * @param strip takes away what stands before the text beside the instant.
 */
export async function* rawLines(
  source: AsyncIterable<Uint8Array>,
  strip = (text: string) => text,
): AsyncGenerator<RawLine> {
  const open = new Map<number, RawLine>();
  for await (const [kind, payload] of frames(source)) {
    const written = payload.toString("utf8");
    const space = written.indexOf(" ");
    const at = space < 0 ? written.trim() : written.slice(0, space);
    const rest = space < 0 ? "" : strip(written.slice(space + 1));
    const isWhole = rest.endsWith("\n") || space < 0;
    const text = isWhole ? rest.replace(/\r?\n$/, "") : rest;
    const begun = open.get(kind);
    const line: RawLine = begun
      ? { ...begun, text: begun.text + text }
      : { nanos: nanosOf(at), at, stream: kind === 2 ? "ERR" : "OUT", text };
    if (isWhole || line.text.length >= LONGEST) {
      open.delete(kind);
      yield line;
    } else open.set(kind, line);
  }
  yield* open.values();
}
