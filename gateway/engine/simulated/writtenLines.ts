import type { LogLine, LogRange } from "#gateway/engine/engine.ts";
import { wait } from "#gateway/engine/dockerApi/reach.ts";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import { linesUntil } from "./lines.ts";
import type { Known } from "./pods.ts";

/** How often is looked for new lines, in milliseconds. */
const PACE = 250;

/**
 * The lines of a pod, and what it writes from then on where it is followed, until it ends.
 * @param read looks at the pod again; undefined where it is forgotten.
 */
export async function* writtenLines(
  { clock, timers }: { clock: Clock; timers: Timers },
  found: Known,
  read: () => Promise<Known | undefined>,
  { isFollowed = false, ...range }: LogRange,
  signal?: AbortSignal,
): AsyncGenerator<LogLine> {
  const pod = found.pod.name;
  let after = range.after ?? null;
  let until = clock.now();
  for (const line of linesUntil({ ...found, pod }, range, until)) {
    after = line.cursor;
    yield line;
  }
  const { since = null, until: end = null } = range;
  // With none of the last ones, what is followed begins now.
  const first = after === null && range.tail !== undefined ? new Date(until + 1).toISOString() : since;
  for (let life = found.life; isFollowed && life.endedAt === null;) {
    if (end !== null && Date.parse(end) <= until) return;
    await wait(timers, PACE, signal);
    if (signal?.aborted) return;
    const next = await read();
    if (!next) return;
    life = next.life;
    until = clock.now();
    for (const line of linesUntil({ ...next, pod }, { after, since: first, until: end }, until)) {
      after = line.cursor;
      yield line;
    }
  }
}
