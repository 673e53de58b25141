import { describe, expect, it } from "vitest";
import { AppError } from "#gateway/platform/errors.ts";
import {
  type Actor,
  actors,
  allow,
  isOffered,
  orderActions,
  type OrderAction,
  reasonOf,
  steps,
} from "#gateway/domains/orders/orders/machine.ts";
import { orderStatuses, type OrderStatus } from "#gateway/domains/orders/orders/repository.ts";

/** The design's table: from where, by what, for whom, to where. */
const design: readonly [from: OrderStatus, action: OrderAction, who: readonly Actor[], to: OrderStatus][] = [
  ["PENDING_PAYMENT", "PAY", ["OWNER"], "PAID"],
  ["PENDING_PAYMENT", "CANCEL", ["OWNER", "ADMIN"], "CANCELLED"],
  ["PENDING_PAYMENT", "EXPIRE", ["SYSTEM"], "EXPIRED"],
  ["PAID", "PROVISION", ["SYSTEM"], "PROVISIONING"],
  ["PROVISIONING", "COMPLETE", ["SYSTEM"], "COMPLETED"],
  ["PROVISIONING", "FAIL", ["SYSTEM"], "FAILED"],
  ["FAILED", "RETRY", ["ADMIN"], "PROVISIONING"],
  ["FAILED", "REFUND_FAILED", ["SYSTEM"], "REFUNDED"],
  ["COMPLETED", "REQUEST_REFUND", ["OWNER"], "REFUND_REQUESTED"],
  ["REFUND_REQUESTED", "REFUSE_REFUND", ["FINANCE", "ADMIN"], "COMPLETED"],
  ["REFUND_REQUESTED", "REFUND", ["FINANCE", "ADMIN", "SYSTEM"], "REFUNDED"],
  ["REFUND_REQUESTED", "REFUND_PART", ["FINANCE", "ADMIN", "SYSTEM"], "PARTIALLY_REFUNDED"],
];

const now = "2026-11-21T09:00:00.000Z";
const open = { now, isOwn: false, refund: null };
const order = (status: OrderStatus) => ({ status, dueAt: "2026-11-21T09:30:00.000Z", attempts: 1 });

const all = orderStatuses.flatMap((status) =>
  orderActions.flatMap((action) => actors.map((actor) => ({ status, action, actor }))),
);

describe("the state of an order", () => {
  it(`is asked of every state, action and actor: ${all.length} together`, () => {
    expect(all).toHaveLength(orderStatuses.length * orderActions.length * actors.length);
  });

  it.each(all)("$status lets $actor $action as the design says", ({ status, action, actor }) => {
    const [found] = design.filter(
      ([from, what, who]) => from === status && what === action && who.includes(actor),
    );
    expect(isOffered(order(status), action, [actor])).toBe(found !== undefined);
    if (found) {
      expect(allow(order(status), action, [actor], open)).toBe(found[3]);
      return;
    }
    const mayEver = steps[action].who.includes(actor);
    let refusal: unknown;
    try {
      allow(order(status), action, [actor], open);
    } catch (error) {
      refusal = error;
    }
    if (!(refusal instanceof AppError)) expect.fail("was let through");
    expect(refusal.code).toBe(mayEver ? "STEP_REFUSED" : "FORBIDDEN");
  });

  it.each<[OrderAction, OrderStatus, object, object, string]>([
    ["PAY", "PENDING_PAYMENT", { dueAt: now }, {}, "EXPIRED"],
    ["RETRY", "FAILED", { attempts: 3 }, {}, "ATTEMPTS"],
    ["REQUEST_REFUND", "COMPLETED", {}, { refund: "TERM_OVER" }, "TERM_OVER"],
    ["REFUND", "REFUND_REQUESTED", {}, { isOwn: true }, "SELF_APPROVAL"],
    ["REFUND_PART", "REFUND_REQUESTED", {}, { isOwn: true }, "SELF_APPROVAL"],
    ["REFUSE_REFUND", "REFUND_REQUESTED", {}, { isOwn: true }, "SELF_APPROVAL"],
  ])("closes %s in %s by a guard, and says why", (action, status, given, facts, reason) => {
    expect(reasonOf({ ...order(status), ...given }, action, { ...open, ...facts })).toBe(reason);
  });

  it("leads on from every state but the last ones", () => {
    const ends = orderStatuses.filter(
      (status) => !orderActions.some((one) => steps[one].from.includes(status)),
    );
    expect(ends).toEqual(["CANCELLED", "EXPIRED", "PARTIALLY_REFUNDED", "REFUNDED"]);
  });
});
