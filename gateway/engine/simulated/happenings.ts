import { EngineError, type EngineEvent } from "#gateway/engine/engine.ts";
import { wait } from "#gateway/engine/dockerApi/reach.ts";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Known } from "./pods.ts";

/** How often is looked for what has happened, in milliseconds. */
const PACE = 500;

/** How long another process may take to write what it has begun, in milliseconds: what happened then is told late, not never. */
const LATE = 10_000;

/**
 * What happens to pods from an instant on: worked out of their rows again and again, each thing told once.
 * @param pods reads them, also those that were removed since an instant.
 */
export async function* happenings(
  { clock, timers }: { clock: Clock; timers: Timers },
  pods: (removedSince: string) => Promise<readonly Known[]>,
  begun: number,
  signal?: AbortSignal,
): AsyncGenerator<EngineEvent> {
  const told = new Map<string, number>();
  while (!signal?.aborted) {
    const now = clock.now();
    const from = Math.max(begun - 1, now - LATE);
    const found: { at: number; key: string; event: EngineEvent }[] = [];
    for (const { pod, life } of await pods(new Date(from).toISOString()))
      for (const { at, what, message } of life.moments(from, now)) {
        const event = {
          appId: pod.appId,
          revision: pod.revision,
          pod: pod.name,
          at: new Date(at).toISOString(),
          what,
          message,
        };
        found.push({ at, key: `${pod.name} ${what} ${at}`, event });
      }
    for (const [key, at] of told) if (at < from) told.delete(key);
    for (const { key, at, event } of found.toSorted((a, b) => a.at - b.at)) {
      if (told.has(key)) continue;
      told.set(key, at);
      yield event;
    }
    await wait(timers, PACE, signal);
  }
}

/** The failure of everything where the simulated engine is told not to be there. */
export const notThere = (cause?: unknown): EngineError =>
  new EngineError("ENGINE_UNREACHABLE", "The simulated engine does not answer.", { cause });
