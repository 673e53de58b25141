import type { Readable } from "node:stream";
import { EngineError, type EngineEvent } from "#gateway/engine/engine.ts";
import { ask, failure } from "./failures.ts";
import { label } from "./names.ts";
import { openStream, type Reach } from "./reach.ts";

/** An event as the engine tells it. */
export interface Told {
  Action: string;
  timeNano: number;
  time: number;
  Actor?: { ID?: string; Attributes?: Record<string, string> };
}

const known: Record<string, EngineEvent["what"]> = {
  create: "CREATED",
  start: "STARTED",
  die: "EXITED",
  kill: "KILLED",
  destroy: "REMOVED",
  oom: "OUT_OF_MEMORY",
};

/** An event of a pod, or undefined for what is none. */
export function eventOf({ Action, timeNano, Actor }: Told, pod?: string): EngineEvent | undefined {
  const what = known[Action];
  const told = Actor?.Attributes ?? {};
  const name = pod ?? told[label.pod];
  const appId = told[label.app];
  if (!what || name === undefined || appId === undefined) return undefined;
  const code = told["exitCode"];
  const signal = told["signal"];
  const message = code !== undefined ? `exit code ${code}` : signal !== undefined ? `signal ${signal}` : "";
  return {
    appId,
    revision: Number(told[label.revision]),
    pod: name,
    at: new Date(timeNano / 1_000_000).toISOString(),
    what,
    message,
  };
}

/**
 * What happens to containers of the gateway's own, from the call on.
 * @param role which ones.
 * @throws {EngineError} `ENGINE_UNREACHABLE` when the stream ends.
 */
export async function* toldEvents(
  reach: Reach,
  role: string,
  since: number,
  signal?: AbortSignal,
): AsyncGenerator<Told> {
  const { gateway } = reach;
  const filters = { type: ["container"], label: [`${label.gateway}=${gateway}`, `${label.role}=${role}`] };
  let stream: Readable | undefined;
  const end = () => void stream?.destroy();
  signal?.addEventListener("abort", end, { once: true });
  try {
    stream = await ask(
      async () =>
        await openStream(reach, "/events", {
          since: (since / 1_000).toFixed(3),
          filters: JSON.stringify(filters),
        }),
      { signal },
    );
    let rest = "";
    for await (const part of stream) {
      const lines = (rest + String(part)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") yield JSON.parse(line);
    }
  } catch (error) {
    if (!signal?.aborted) throw failure(error, "ENGINE_UNREACHABLE");
  } finally {
    signal?.removeEventListener("abort", end);
    stream?.destroy();
  }
  if (!signal?.aborted) throw new EngineError("ENGINE_UNREACHABLE", "The engine ended the stream of events.");
}
