import { AppError } from "#gateway/platform/errors.ts";
import type { OrderRow, OrderStatus } from "./repository.ts";

/** Who does something: whoever ordered it, finance, an administrator, or the platform by itself. */
export const actors = ["OWNER", "FINANCE", "ADMIN", "SYSTEM"] as const;
export type Actor = (typeof actors)[number];

export const orderActions = [
  "PAY",
  "CANCEL",
  "EXPIRE",
  "PROVISION",
  "COMPLETE",
  "FAIL",
  "RETRY",
  "REFUND_FAILED",
  "REQUEST_REFUND",
  "REFUSE_REFUND",
  "REFUND",
  "REFUND_PART",
] as const;
export type OrderAction = (typeof orderActions)[number];

/** How often it is tried to bring an order about. */
export const MOST_ATTEMPTS = 3;

/** Why an action that the state offers is not open. */
export type ActionReason = "EXPIRED" | "ATTEMPTS" | "SELF_APPROVAL" | RefundReason;

/** Why nothing is given back. */
export type RefundReason = "NOTHING_PAID" | "NOT_RETURNABLE" | "TERM_OVER" | "REFUSED_BEFORE";

type Stand = Pick<OrderRow, "status" | "dueAt" | "attempts">;

/** What the guards go by beside the order. */
export interface Facts {
  now: string;
  /** Whether whoever does it has ordered it. */
  isOwn: boolean;
  /** Why nothing would be given back; null where something would. */
  refund: RefundReason | null;
}

interface Step {
  from: readonly OrderStatus[];
  to: OrderStatus;
  who: readonly Actor[];
  guard?: (order: Stand, facts: Facts) => ActionReason | null;
  /** How it is asked before it is done. */
  confirm?: "NONE" | "SIMPLE";
}

const notOwn = (_: Stand, { isOwn }: Facts) => (isOwn ? "SELF_APPROVAL" : null);

export const steps: Readonly<Record<OrderAction, Step>> = {
  PAY: {
    from: ["PENDING_PAYMENT"],
    to: "PAID",
    who: ["OWNER"],
    guard: ({ dueAt }, { now }) => (dueAt !== null && dueAt <= now ? "EXPIRED" : null),
  },
  CANCEL: { from: ["PENDING_PAYMENT"], to: "CANCELLED", who: ["OWNER", "ADMIN"], confirm: "SIMPLE" },
  EXPIRE: { from: ["PENDING_PAYMENT"], to: "EXPIRED", who: ["SYSTEM"] },
  PROVISION: { from: ["PAID"], to: "PROVISIONING", who: ["SYSTEM"] },
  COMPLETE: { from: ["PROVISIONING"], to: "COMPLETED", who: ["SYSTEM"] },
  FAIL: { from: ["PROVISIONING"], to: "FAILED", who: ["SYSTEM"] },
  RETRY: {
    from: ["FAILED"],
    to: "PROVISIONING",
    who: ["ADMIN"],
    guard: ({ attempts }) => (attempts >= MOST_ATTEMPTS ? "ATTEMPTS" : null),
  },
  REFUND_FAILED: { from: ["FAILED"], to: "REFUNDED", who: ["SYSTEM"] },
  REQUEST_REFUND: {
    from: ["COMPLETED"],
    to: "REFUND_REQUESTED",
    who: ["OWNER"],
    guard: (_, { refund }) => refund,
    confirm: "SIMPLE",
  },
  REFUSE_REFUND: {
    from: ["REFUND_REQUESTED"],
    to: "COMPLETED",
    who: ["FINANCE", "ADMIN"],
    guard: notOwn,
    confirm: "SIMPLE",
  },
  REFUND: { from: ["REFUND_REQUESTED"], to: "REFUNDED", who: ["FINANCE", "ADMIN", "SYSTEM"], guard: notOwn },
  REFUND_PART: {
    from: ["REFUND_REQUESTED"],
    to: "PARTIALLY_REFUNDED",
    who: ["FINANCE", "ADMIN", "SYSTEM"],
    guard: notOwn,
  },
};

export const isOffered = (order: Stand, action: OrderAction, who: readonly Actor[]): boolean =>
  steps[action].from.includes(order.status) && steps[action].who.some((one) => who.includes(one));

/** Why an action that is offered is not open; null where it is. */
export const reasonOf = (order: Stand, action: OrderAction, facts: Facts): ActionReason | null =>
  steps[action].guard?.(order, facts) ?? null;

const refused = (reason: string) =>
  new AppError(
    "STEP_REFUSED",
    "The order cannot take this step now: look at what it is now, and choose one of its `actions`.",
    { reason },
  );

/**
 * Lets an action pass, and answers the state it leads to.
 * @throws {AppError} FORBIDDEN where it is for others, ORDER_EXPIRED, STEP_REFUSED with `reason`.
 */
export function allow(order: Stand, action: OrderAction, who: readonly Actor[], facts: Facts): OrderStatus {
  if (!steps[action].who.some((one) => who.includes(one)))
    throw new AppError("FORBIDDEN", "This is for others to do with an order.");
  if (!isOffered(order, action, who)) throw refused("STATE");
  const reason = reasonOf(order, action, facts);
  if (reason === "EXPIRED")
    throw new AppError("ORDER_EXPIRED", "The order waited too long to be paid for: make it anew.");
  if (reason !== null) throw refused(reason);
  return steps[action].to;
}
