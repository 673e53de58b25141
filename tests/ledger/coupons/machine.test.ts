import { describe, expect, it } from "vitest";
import { machine, type CouponAction } from "#gateway/domains/ledger/coupons/machine.ts";
import { CouponState } from "#gateway/domains/ledger/coupons/repository.ts";

/** Written by hand: where each step leads from each state, and that nothing else is possible. */
const table = {
  available: { lock: "locked", expire: "expired", revoke: "revoked" },
  locked: { unlock: "available", use: "used" },
  used: {},
  expired: {},
  revoked: {},
} as const;
const actions: readonly CouponAction[] = ["lock", "unlock", "use", "expire", "revoke"];

describe.each(Object.values(CouponState))("a coupon that is %s", (state) => {
  it("offers the steps of the table", () => {
    expect(machine.offered({ state }).map(({ action }) => [action, machine.steps[action].to])).toEqual(
      Object.entries(table[state]),
    );
  });

  it.each(actions)("is led by %s where the table says, or is refused", (action) => {
    const target = new Map<string, string>(Object.entries(table[state])).get(action);
    expect(machine.steps[action].from.includes(state)).toBe(target !== undefined);
    if (target !== undefined) expect(machine.steps[action].to).toBe(target);
  });

  it.each(Object.values(CouponState))("becomes %s by a step alone", (to) => {
    const isOpen = to === state || new Set<string>(Object.values(table[state])).has(to);
    if (isOpen) machine.allow({ state }, to);
    else expect(() => machine.allow({ state }, to)).toThrow("cannot take this step");
  });
});
