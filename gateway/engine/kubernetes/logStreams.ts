import { EngineError } from "#gateway/engine/engine.ts";
import { statusOf } from "./failures.ts";
import type { Reach } from "./reach.ts";

/** How the API server names the streams of a container. */
export type StreamName = "Stdout" | "Stderr";

/**
 * Whether the API server tells output and error output apart (a feature of later versions): one that does not refuses the
 * question, or leaves it out and answers both streams with the same. It is learnt once, from the first log that has something in it.
 * @param beginning reads the first lines of one stream.
 */
export async function splitsLogs(
  { learnt }: Pick<Reach, "learnt">,
  beginning: (stream: StreamName) => AsyncIterable<string>,
): Promise<boolean> {
  if (learnt.splitsLogs !== undefined) return learnt.splitsLogs;
  let firsts: (string | undefined)[];
  try {
    firsts = await Promise.all([firstOf(beginning("Stdout")), firstOf(beginning("Stderr"))]);
  } catch (error) {
    if (!(error instanceof EngineError) || statusOf(error.cause) !== 422) throw error;
    learnt.splitsLogs = false;
    return false;
  }
  const [out, err] = firsts;
  if (out === undefined && err === undefined) return false;
  learnt.splitsLogs = out !== err;
  return learnt.splitsLogs;
}

async function firstOf(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) return line;
  return undefined;
}

/** The lines of one stream that were read and not found among all yet. */
interface Side {
  stream: "OUT" | "ERR";
  lines: AsyncIterator<string>;
  waiting: string[];
  reading: Promise<void> | undefined;
  isOver: boolean;
  /** What ended it other than the end of the log. */
  failure: unknown;
}

function sideOf(stream: Side["stream"], lines: AsyncIterable<string>): Side {
  return {
    stream,
    lines: lines[Symbol.asyncIterator](),
    waiting: [],
    reading: undefined,
    isOver: false,
    failure: undefined,
  };
}

/** Reads one line more, or notes that there is none. */
function readOn(side: Side): Promise<void> {
  side.reading ??= side.lines
    .next()
    .then(
      ({ value, done }) => {
        if (done === true) side.isOver = true;
        else side.waiting.push(value);
      },
      (error: unknown) => {
        side.isOver = true;
        side.failure = error;
      },
    )
    .finally(() => {
      side.reading = undefined;
    });
  return side.reading;
}

/** Takes a line, and what stood before it, out of what waits. */
function take(side: Side, line: string): boolean {
  const at = side.waiting.indexOf(line);
  if (at < 0) return false;
  side.waiting.splice(0, at + 1);
  return true;
}

/**
 * Says of each line of a log which stream it is of: the log of both has the order, the logs of each have the streams. Every line
 * is in one of these, so that it is only waited for what comes.
 * @param open opens the logs of both streams from a first line on.
 */
export async function* withStreams(
  all: AsyncIterable<string>,
  open: (first: string) => Readonly<Record<Side["stream"], AsyncIterable<string>>>,
): AsyncGenerator<[stream: Side["stream"], line: string]> {
  let sides: Side[] | undefined;
  try {
    for await (const line of all) {
      sides ??= Object.entries(open(line)).map(([stream, lines]) =>
        sideOf(stream === "ERR" ? "ERR" : "OUT", lines),
      );
      let found = sides.find((side) => take(side, line));
      while (!found) {
        const failed = sides.find(({ failure }) => failure !== undefined);
        if (failed) throw failed.failure;
        const open = sides.filter(({ isOver }) => !isOver);
        if (open.length === 0) break;
        await Promise.race(open.map(readOn));
        found = sides.find((side) => take(side, line));
      }
      yield [found?.stream ?? "OUT", line];
    }
  } finally {
    for (const { lines } of sides ?? []) void lines.return?.(undefined);
  }
}
