import type { EngineEvent, EngineReason, Workload } from "#gateway/engine/engine.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";
import { behaviourOf } from "./behaviour.ts";
import type { PodRow } from "./repository.ts";

/** A time in which a pod runs: from its start to its end, where it has one. */
export interface Span {
  from: number;
  /** Null while it goes on. */
  to: number | null;
  /** How it ends. */
  exitCode: number | null;
  isOutOfMemory: boolean;
}

/** Something that happens to a pod, at an instant in milliseconds. */
export interface Moment {
  at: number;
  what: EngineEvent["what"];
  message: string;
}

/** The whole life of a simulated pod: a function of its row and its workload, so that whoever looks sees the same. */
export interface Life {
  createdAt: number;
  /** Since when it is well; null where it never is. */
  wellAfterMs: number | null;
  /** The spans that begin before an instant, the newest one last; of very old ones only the last are told. */
  spans(until: number): Span[];
  /** How often it was started again before an instant. */
  restarts(until: number): number;
  /** Why it never starts; null where it does. */
  refusal: { code: EngineReason; message: string; at: number } | null;
  /** When everything ended from outside; null where it has not. */
  endedAt: number | null;
  moments(from: number, until: number): Moment[];
}

/** The longest pause before an engine starts again what ended, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** How many spans are told. */
const TOLD = 400;

const pauseBefore = (restart: number): number => Math.min(1_000 * 2 ** (restart - 1), LONGEST_PAUSE);

/** Which restart is the last one that begins before an instant, and when it does. */
function restartAt(start: number, lasts: number, until: number): { restart: number; at: number } {
  let [restart, at] = [0, start];
  while (at + lasts + pauseBefore(restart + 1) < until) {
    const step = lasts + pauseBefore(restart + 1);
    if (step === lasts + LONGEST_PAUSE && restart > 10) {
      const many = Math.floor((until - at - 1) / step);
      return { restart: restart + many, at: at + many * step };
    }
    restart += 1;
    at += step;
  }
  return { restart, at };
}

/** Works out the life of a pod. */
export function lifeOf(row: PodRow, workload: Workload): Life {
  const seed = seedOf("pod", row.appId, row.revision, row.slot);
  const createdAt = Date.parse(row.createdAt);
  const behaviour = behaviourOf(workload);
  const pulled = createdAt + within(300, 1_500, seed) + behaviour.slowByMs;
  const made = pulled + 100;
  const start = made + within(200, 700, seed >>> 4);
  const ends = [row.killedAt, row.removedAt].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const endedAt = ends.length === 0 ? null : Math.min(...ends);
  const lasts = behaviour.exit?.afterMs ?? Infinity;

  const spans = (until: number): Span[] => {
    if (behaviour.refusal || start >= until || (endedAt !== null && start >= endedAt)) return [];
    const end = Math.min(until, endedAt ?? Infinity);
    const last = Number.isFinite(lasts) ? restartAt(start, lasts, end) : { restart: 0, at: start };
    const found: Span[] = [];
    for (let [restart, from] = [last.restart, last.at]; restart >= 0 && found.length < TOLD;) {
      const own = from + lasts;
      const cut = endedAt !== null && endedAt < own;
      const to = cut ? endedAt : own;
      const isOver = to <= until;
      found.unshift({
        from,
        to: isOver ? to : null,
        exitCode: isOver ? (cut ? 137 : (behaviour.exit?.code ?? 0)) : null,
        isOutOfMemory: isOver && !cut && (behaviour.exit?.isOutOfMemory ?? false),
      });
      from -= lasts + pauseBefore(restart);
      restart -= 1;
    }
    return found;
  };

  const moments = (from: number, until: number): Moment[] => {
    const begin: Moment[] = [
      { at: createdAt, what: "PULLING", message: workload.image },
      { at: pulled, what: "PULLED", message: workload.image },
      { at: made, what: "CREATED", message: "" },
    ];
    const ran = spans(until).flatMap((span): Moment[] => [
      { at: span.from, what: "STARTED", message: "" },
      ...(span.to !== null && span.isOutOfMemory
        ? [{ at: span.to, what: "OUT_OF_MEMORY" as const, message: "" }]
        : []),
      ...(span.to !== null
        ? [{ at: span.to, what: "EXITED" as const, message: `exit code ${span.exitCode}` }]
        : []),
    ]);
    const killed =
      row.killedAt === null
        ? []
        : [{ at: Date.parse(row.killedAt), what: "KILLED" as const, message: "signal 9" }];
    const removed =
      row.removedAt === null
        ? []
        : [{ at: Date.parse(row.removedAt), what: "REMOVED" as const, message: "" }];
    return [
      ...begin.filter(({ at }) => endedAt === null || at <= endedAt),
      ...killed,
      ...ran,
      ...removed,
    ].filter(({ at }) => at > from && at <= until);
  };

  return {
    createdAt,
    wellAfterMs: behaviour.isNeverWell ? null : within(300, 1_500, seed >>> 8) + behaviour.slowByMs,
    spans,
    restarts: (until) =>
      Number.isFinite(lasts) && !behaviour.refusal && start < until
        ? restartAt(start, lasts, Math.min(until, endedAt ?? Infinity)).restart
        : 0,
    refusal: behaviour.refusal && { ...behaviour.refusal, at: start },
    endedAt,
    moments,
  };
}
