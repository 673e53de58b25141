import { DAY } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { TicketRow } from "./repository.ts";
import type { TicketStatus } from "./values.ts";

/** Who does something: whoever wrote the ticket, the staff, an administrator, or the platform by itself. */
export const actors = ["OWNER", "STAFF", "ADMIN", "SYSTEM"] as const;
export type Actor = (typeof actors)[number];

/** How often a ticket is reopened at most, and until how long after it was closed. */
export const MOST_REOPENED = 3;
export const REOPENED_WITHIN = 7 * DAY;

/** Why an action that the state offers is not open. */
export type ActionReason = "ALREADY_YOURS" | "TOO_OFTEN" | "TOO_LATE" | "NO_RESOURCE" | "ESCALATED" | "RATED";

export type Stand = Pick<
  TicketRow,
  "status" | "assigneeId" | "reopenCount" | "closedAt" | "resource" | "escalatedAt" | "rating"
>;

/** What the guards go by beside the ticket. */
export interface Facts {
  /** In milliseconds. */
  now: number;
  actorId: string | null;
  isAdmin: boolean;
}

interface Step {
  moves: Partial<Record<TicketStatus, TicketStatus>>;
  who: readonly Actor[];
  guard?: (ticket: Stand, facts: Facts) => ActionReason | null;
  confirm?: "SIMPLE";
}

const each = (from: readonly TicketStatus[], to: TicketStatus): Partial<Record<TicketStatus, TicketStatus>> =>
  Object.fromEntries(from.map((status) => [status, to]));
const same = (from: readonly TicketStatus[]): Partial<Record<TicketStatus, TicketStatus>> =>
  Object.fromEntries(from.map((status) => [status, status]));

/** The states in which the staff have a ticket. */
const taken = ["OPEN", "WAITING_STAFF", "WAITING_USER", "ON_HOLD"] as const satisfies TicketStatus[];
export const open = ["NEW", ...taken] as const satisfies TicketStatus[];
const over = ["RESOLVED", "CLOSED"] as const satisfies TicketStatus[];

const staff: readonly Actor[] = ["STAFF"];

/** Reopening has its bounds for whoever wrote the ticket, and none for an administrator. */
const reopening = ({ reopenCount, closedAt }: Stand, { now, isAdmin }: Facts): ActionReason | null => {
  if (isAdmin) return null;
  if (reopenCount >= MOST_REOPENED) return "TOO_OFTEN";
  return closedAt !== null && Date.parse(closedAt) + REOPENED_WITHIN < now ? "TOO_LATE" : null;
};

export const steps = {
  CLAIM: {
    moves: { NEW: "OPEN", ...same(taken) },
    who: staff,
    guard: ({ status, assigneeId }, { actorId }) =>
      status !== "NEW" && assigneeId !== null && assigneeId === actorId ? "ALREADY_YOURS" : null,
  },
  ASSIGN: { moves: { NEW: "OPEN", ...same(taken) }, who: staff },
  ESCALATE: {
    moves: same(["OPEN", "WAITING_STAFF"]),
    who: staff,
    guard: ({ escalatedAt }) => (escalatedAt === null ? null : "ESCALATED"),
    confirm: "SIMPLE",
  },
  TRIAGE: { moves: same(open), who: staff },
  ANSWER: { moves: each(taken, "WAITING_USER"), who: staff },
  NOTE: { moves: same([...open, ...over]), who: staff },
  HOLD: { moves: each(["OPEN", "WAITING_STAFF"], "ON_HOLD"), who: staff },
  RESUME: { moves: { ON_HOLD: "OPEN" }, who: staff },
  RESOLVE: { moves: each(["OPEN", "WAITING_STAFF", "WAITING_USER"], "RESOLVED"), who: ["OWNER", "STAFF"] },
  AUTO_RESOLVE: { moves: { WAITING_USER: "RESOLVED" }, who: ["SYSTEM"] },
  MERGE: { moves: each(open, "MERGED"), who: staff, confirm: "SIMPLE" },
  SPLIT: { moves: same(open), who: staff },
  REQUEST_ACCESS: {
    moves: same(taken),
    who: staff,
    guard: ({ resource }) => (resource === null ? "NO_RESOURCE" : null),
  },
  REPLY: {
    moves: {
      NEW: "NEW",
      OPEN: "OPEN",
      ...each(["WAITING_STAFF", "WAITING_USER", "ON_HOLD"], "WAITING_STAFF"),
    },
    who: ["OWNER"],
  },
  WITHDRAW: { moves: { NEW: "CLOSED" }, who: ["OWNER"], confirm: "SIMPLE" },
  ACCEPT: { moves: { RESOLVED: "CLOSED" }, who: ["OWNER"] },
  AUTO_CLOSE: { moves: { RESOLVED: "CLOSED" }, who: ["SYSTEM"] },
  REOPEN: { moves: each(over, "WAITING_STAFF"), who: ["OWNER", "ADMIN"], guard: reopening },
  RATE: {
    moves: same(over),
    who: ["OWNER"],
    guard: ({ rating }) => (rating === null ? null : "RATED"),
  },
} as const satisfies Record<string, Step>;

export type TicketAction = keyof typeof steps;

const table: Readonly<Record<TicketAction, Step>> = steps;
export const stepOf = (action: TicketAction): Step => table[action];

export const ticketActions = Object.keys(steps).filter((key): key is TicketAction =>
  Object.hasOwn(steps, key),
);

export const isOffered = (ticket: Stand, action: TicketAction, who: readonly Actor[]): boolean =>
  table[action].moves[ticket.status] !== undefined && table[action].who.some((one) => who.includes(one));

/** Why an action that is offered is not open; null where it is. */
export const reasonOf = (ticket: Stand, action: TicketAction, facts: Facts): ActionReason | null =>
  table[action].guard?.(ticket, facts) ?? null;

const refused = (reason: string) =>
  new AppError(
    "STEP_REFUSED",
    "The ticket cannot take this step now: look at what it is now, and choose one of its `actions`.",
    { reason },
  );

/**
 * Lets an action pass, and answers the state it leads to.
 * @throws {AppError} FORBIDDEN where it is for others, STEP_REFUSED with `reason`.
 */
export function allow(
  ticket: Stand,
  action: TicketAction,
  who: readonly Actor[],
  facts: Facts,
): TicketStatus {
  if (!table[action].who.some((one) => who.includes(one)))
    throw new AppError("FORBIDDEN", "This is for others to do with a ticket.");
  const to = table[action].moves[ticket.status];
  if (to === undefined) throw refused("STATE");
  const reason = reasonOf(ticket, action, facts);
  if (reason !== null) throw refused(reason);
  return to;
}
