import { defineMachine } from "#gateway/platform/machine.ts";
import type { CouponRow, CouponStateText } from "./repository.ts";

export type CouponAction = "lock" | "unlock" | "use" | "expire" | "revoke";

/** An order holds a coupon until it is paid; what is held neither expires nor is taken back. */
export const machine = defineMachine<Pick<CouponRow, "state">, CouponStateText, CouponAction>({
  what: "The coupon",
  stateOf: ({ state }) => state,
  steps: {
    lock: { from: ["available"], to: "locked" },
    unlock: { from: ["locked"], to: "available" },
    use: { from: ["locked"], to: "used" },
    expire: { from: ["available"], to: "expired" },
    revoke: { from: ["available"], to: "revoked" },
  },
});
