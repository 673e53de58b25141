import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { afterSupport, supportBetween } from "./supportHours.ts";
import type { TicketData, TicketPriority, TicketStatus } from "./values.ts";

/** What is promised by priority, in milliseconds of support. A day is 24 hours of support. */
export const targets: Readonly<Record<TicketPriority, { first: number; resolve: number }>> = {
  URGENT: { first: 30 * MINUTE, resolve: 4 * HOUR },
  HIGH: { first: 2 * HOUR, resolve: 24 * HOUR },
  NORMAL: { first: 8 * HOUR, resolve: 3 * DAY },
  LOW: { first: 24 * HOUR, resolve: 7 * DAY },
};

/** The states in which the clock runs. */
const running: readonly TicketStatus[] = ["NEW", "OPEN", "WAITING_STAFF"];
export const runs = (status: TicketStatus): boolean => running.includes(status);

/** Where no promise ends. */
export const NEVER = "9999";

type Clocked = Pick<
  TicketData,
  | "status"
  | "priority"
  | "openedAt"
  | "dueFirst"
  | "dueResolve"
  | "firstRespondedAt"
  | "pausedAt"
  | "pausedSeconds"
>;

const iso = (at: number): string => new Date(at).toISOString();
const seconds = (ms: number): number => Math.round(ms / 1_000);

/** By when a ticket that was opened then, and stood so long, is to be answered and solved. */
export function duesOf(openedAt: string, priority: TicketPriority, pausedSeconds: number) {
  const from = Date.parse(openedAt);
  const { first, resolve } = targets[priority];
  const paused = pausedSeconds * 1_000;
  return {
    dueFirst: iso(afterSupport(from, first + paused)),
    dueResolve: iso(afterSupport(from, resolve + paused)),
  };
}

/** What the clock becomes where a ticket comes to a state, or has another priority. */
export function clockAfter(
  ticket: Clocked,
  at: string,
  { status = ticket.status, priority = ticket.priority }: Partial<Pick<TicketData, "status" | "priority">>,
) {
  const isRunning = runs(status);
  const stood =
    isRunning && ticket.pausedAt !== null
      ? Math.max(0, seconds(supportBetween(Date.parse(ticket.pausedAt), Date.parse(at))))
      : 0;
  const pausedSeconds = ticket.pausedSeconds + stood;
  const dues = duesOf(ticket.openedAt, priority, pausedSeconds);
  return {
    pausedAt: isRunning ? null : (ticket.pausedAt ?? at),
    pausedSeconds,
    dueFirst: ticket.firstRespondedAt === null ? dues.dueFirst : ticket.dueFirst,
    dueResolve: dues.dueResolve,
  };
}

/** Until when something is promised; `NEVER` while the clock stands. */
export const promisedAt = ({
  status,
  firstRespondedAt,
  dueFirst,
  dueResolve,
}: Pick<Clocked, "status" | "firstRespondedAt" | "dueFirst" | "dueResolve">): string => {
  if (!runs(status)) return NEVER;
  return firstRespondedAt === null && dueFirst < dueResolve ? dueFirst : dueResolve;
};

/** How long it took from the opening on, in seconds of support in which the clock ran. */
export const tookSeconds = ({ openedAt, pausedAt, pausedSeconds }: Clocked, at: string): number => {
  const until = pausedAt !== null && pausedAt < at ? pausedAt : at;
  return Math.max(0, seconds(supportBetween(Date.parse(openedAt), Date.parse(until))) - pausedSeconds);
};

/** How a ticket stands to what was promised. */
export function clockNow(ticket: Clocked & Pick<TicketData, "firstSeconds" | "resolveSeconds">, now: number) {
  const { firstRespondedAt, dueFirst, dueResolve, pausedAt, priority } = ticket;
  const { first, resolve } = targets[priority];
  const target: "FIRST" | "RESOLVE" =
    firstRespondedAt === null && dueFirst < dueResolve ? "FIRST" : "RESOLVE";
  const isPaused = !runs(ticket.status);
  const due = target === "FIRST" ? dueFirst : dueResolve;
  const at = isPaused && pausedAt !== null ? Date.parse(pausedAt) : now;
  const stood = pausedAt === null ? 0 : seconds(supportBetween(Date.parse(pausedAt), now));
  return {
    target,
    dueAt: isPaused ? null : due,
    secondsLeft: seconds(supportBetween(at, Date.parse(due))),
    seconds: seconds(target === "FIRST" ? first : resolve),
    isPaused,
    pausedSeconds: ticket.pausedSeconds + Math.max(0, stood),
    firstSeconds: ticket.firstSeconds,
    firstTarget: seconds(first),
    isFirstMet: firstRespondedAt === null ? null : firstRespondedAt <= dueFirst,
    resolveSeconds: ticket.resolveSeconds,
  };
}
