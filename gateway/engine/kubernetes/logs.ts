import { Readable } from "node:stream";
import type { V1Pod } from "@kubernetes/client-node";
import { EngineError } from "#gateway/engine/engine.ts";
import { nanosOf } from "#gateway/engine/dockerApi/logFrames.ts";
import type { LogSource } from "#gateway/engine/dockerApi/logs.ts";
import { wait } from "#gateway/engine/dockerApi/reach.ts";
import { ask, statusOf, unlessGone } from "./failures.ts";
import { CONTAINER } from "./names.ts";
import { containerOf, isGoing } from "./pods.ts";
import { linesIn, openStream, type Reach } from "./reach.ts";
import { splitsLogs, withStreams, type StreamName } from "./logStreams.ts";

/** How long between looks at whether a container has begun again, in milliseconds. */
const PAUSE = 500;

type Query = Record<string, string | number | boolean>;

/** A line as the Docker API frames it: which of both streams, how long, and the line with its instant. */
function framed(stream: "OUT" | "ERR", line: string): Buffer {
  const payload = Buffer.from(`${line}\n`);
  const head = Buffer.alloc(8);
  head[0] = stream === "ERR" ? 2 : 1;
  head.writeUInt32BE(payload.length, 4);
  return Buffer.concat([head, payload]);
}

/** The instant of a line, which is what stands before its first space. */
const instantOf = (line: string): string => line.slice(0, Math.max(0, line.indexOf(" ")));

/** The lines of a container, each with its instant; none where it has not begun. */
async function* linesOf(
  reach: Reach,
  pod: string,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const path = `/api/v1/namespaces/${encodeURIComponent(reach.namespace)}/pods/${encodeURIComponent(pod)}/log`;
  const asked = { container: CONTAINER, timestamps: true, ...query };
  const stream = await ask(
    async () => {
      try {
        return await openStream(reach, path, asked, signal);
      } catch (error) {
        // It waits to be started, there was none before it, or it is gone since a moment ago.
        if ([400, 404].includes(statusOf(error) ?? 0)) return Readable.from([]);
        throw error;
      }
    },
    { signal },
  );
  try {
    yield* linesIn(stream);
  } finally {
    stream.destroy();
  }
}

/** The lines of a container with the stream that each is of; all are output where the API server does not tell. */
async function* framesOf(
  reach: Reach,
  pod: string,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const all = linesOf(reach, pod, query, signal);
  const side = (stream: StreamName, more: Query) => linesOf(reach, pod, { ...more, stream }, signal);
  const { tailLines: _, ...unbounded } = query;
  if (
    !(await splitsLogs(reach, (stream) =>
      side(stream, { previous: query["previous"] ?? false, limitBytes: 4096 }),
    ))
  )
    for await (const line of all) yield framed("OUT", line);
  else {
    // The last lines of one stream are no question that an API server takes: both are read from the first line on.
    const sides = (first: string) => {
      const from = { ...unbounded, sinceTime: instantOf(first) };
      return { OUT: side("Stdout", from), ERR: side("Stderr", from) };
    };
    for await (const [stream, line] of withStreams(all, sides)) yield framed(stream, line);
  }
}

const queryOf = ({ since, tail }: Query): Query => ({
  ...(typeof since === "string" && { sinceTime: new Date(Math.floor(Number(since)) * 1_000).toISOString() }),
  ...(typeof tail === "number" && { tailLines: tail }),
});

/** The lines of a pod's container and of the one before it, which is all that a node keeps. */
async function* allFrames(
  reach: Reach,
  pod: string,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const { core, namespace } = reach;
  const found = await ask(
    async () => await unlessGone(async () => core.readNamespacedPod({ namespace, name: pod })),
    { signal },
  );
  const asked = queryOf(query);
  const container = found && containerOf(found);
  // While one waits to be started again, the log is that of the one before.
  const hasTwo = (container?.restartCount ?? 0) > 0 && container?.state?.running !== undefined;
  if (hasTwo) yield* framesOf(reach, pod, { ...asked, previous: true }, signal);
  if (query["follow"] !== true) return yield* framesOf(reach, pod, asked, signal);
  try {
    yield* framesOf(reach, pod, { ...asked, follow: true }, signal);
  } catch (error) {
    // What was cut, or silent for long, is read on from the last line, and says then whether the engine is away.
    if (error instanceof EngineError) throw error;
  }
}

/** Ends frames after an instant, which no call of Kubernetes does. */
async function* untilInstant(frames: AsyncIterable<Buffer>, until: bigint | null): AsyncGenerator<Buffer> {
  for await (const frame of frames) {
    if (until !== null && nanosOf(instantOf(frame.subarray(8).toString("utf8"))) > until) return;
    yield frame;
  }
}

const nanosOfSeconds = (seconds: string): bigint => {
  const [whole = "0", rest = ""] = seconds.split(".");
  return BigInt(whole) * 1_000_000_000n + BigInt(rest.padEnd(9, "0").slice(0, 9));
};

/** The log of a pod. It goes on as long as the cluster runs it or starts it again. */
export const podLog = (reach: Reach, pod: string, signal?: AbortSignal): LogSource => ({
  pod,
  open: (query) => {
    const over = new AbortController();
    const end = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    const until = typeof query["until"] === "string" ? nanosOfSeconds(query["until"]) : null;
    const frames = untilInstant(allFrames(reach, pod, query, end), until);
    const stream = Readable.from(frames).once("close", () => over.abort());
    return Promise.resolve(stream);
  },
  goesOn: async () => {
    for (;;) {
      const { core, namespace } = reach;
      const found: V1Pod | undefined = await ask(
        async () => await unlessGone(async () => core.readNamespacedPod({ namespace, name: pod })),
        { signal },
      );
      if (!found || isGoing(found) || signal?.aborted) return false;
      if (found.status?.phase === "Failed" || found.status?.phase === "Succeeded") return false;
      if (containerOf(found)?.state?.running) return true;
      await wait(reach.timers, PAUSE, signal);
    }
  },
});
