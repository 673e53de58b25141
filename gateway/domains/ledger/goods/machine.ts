import { defineMachine } from "#gateway/platform/machine.ts";
import type { RedemptionRow, RedemptionStateText } from "./repository.ts";

/** The points are taken, and either what they were given for comes, or they come back: all in one transaction. */
export const machine = defineMachine<Pick<RedemptionRow, "state">, RedemptionStateText, "fulfil" | "fail">({
  what: "The redemption",
  stateOf: ({ state }) => state,
  steps: {
    fulfil: { from: ["pending"], to: "fulfilled" },
    fail: { from: ["pending"], to: "failed" },
  },
});
