import { setTimeout as sleep } from "node:timers/promises";
import type { Engine, LogLine, LogRange } from "#gateway/engine/engine.ts";

/** How often what was written meanwhile is told, in milliseconds. */
const PACE = 50;

const levels = ["info", "info", "info", "debug", "warn", "error"] as const;

/** Lines as programs write them: some in JSON, some plain, of 80 to 160 characters. */
const textOf = (place: number): string =>
  place % 3 === 0
    ? `10.0.3.${place % 250} - - "GET /api/items/${place} HTTP/1.1" 200 ${place % 9_000} "-" "Mozilla/5.0 (X11; Linux x86_64)"`
    : JSON.stringify({
        level: levels[place % levels.length],
        msg: "request",
        method: "GET",
        path: `/api/items/${place}`,
        status: 200,
        ms: place % 180,
        requestId: `req-${place.toString(16).padStart(8, "0")}`,
      });

/** Pods that write so many lines a second from a moment on, for so long; each line is known by its place alone. */
export interface Writing {
  perSecond: number;
  from: number;
  ms: number;
}

/** How many lines a pod has written by a moment. */
export const writtenBy = ({ perSecond, from, ms }: Writing, now: number): number =>
  Math.max(0, Math.floor((Math.min(now - from, ms) / 1_000) * perSecond));

/** An engine whose pods of some names write at a pace; all else is as another one does it. */
export function createWritingEngine(
  engine: Engine,
  isWriting: (pod: string) => boolean,
  writing: () => Writing | null,
): Engine {
  async function* lines(pod: string, range: LogRange, signal?: AbortSignal): AsyncGenerator<LogLine> {
    const since = range.since == null ? 0 : Date.parse(range.since);
    const until = range.until == null ? Infinity : Date.parse(range.until);
    let next = range.after == null ? 0 : Number(range.after) + 1;
    for (let isFirst = true; ; isFirst = false) {
      const now = writing();
      const count = now ? writtenBy(now, Date.now()) : 0;
      if (isFirst && range.tail !== undefined) next = Math.max(next, count - range.tail);
      if (now && isFirst) next = Math.max(next, Math.ceil(((since - now.from) / 1_000) * now.perSecond));
      for (; now && next < count; next += 1) {
        const at = now.from + (next / now.perSecond) * 1_000;
        if (at >= until) return;
        yield {
          pod,
          at: new Date(at).toISOString(),
          stream: "OUT",
          text: textOf(next),
          cursor: String(next),
        };
        if (signal?.aborted) return;
      }
      if (!range.isFollowed || signal?.aborted) return;
      await sleep(PACE, undefined, signal ? { signal } : {}).catch(() => undefined);
    }
  }
  return {
    ...engine,
    logs: (pod, range, signal) =>
      isWriting(pod) ? lines(pod, range, signal) : engine.logs(pod, range, signal),
  };
}
