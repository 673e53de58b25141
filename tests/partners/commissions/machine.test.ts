import { describe, expect, it } from "vitest";
import {
  commissionActors,
  commissions,
  openTo,
  type CommissionStepName,
} from "#gateway/domains/partners/commissions/machine.ts";
import { CommissionStatus } from "#gateway/domains/partners/commissions/repository.ts";

/** The design's table, written by hand: from where, by what, for whom, to where. */
const design: readonly [from: string, step: CommissionStepName, who: readonly string[], to: string][] = [
  ["pending", "CONFIRM", ["system"], "confirmed"],
  ["pending", "VOID", ["system", "finance"], "void"],
  ["confirmed", "SETTLE", ["system"], "settled"],
  ["confirmed", "CLAW_BACK", ["system", "finance"], "clawedBack"],
  ["settled", "CLAW_BACK", ["system", "finance"], "clawedBack"],
];
const steps = ["CONFIRM", "SETTLE", "VOID", "CLAW_BACK"] as const;
const all = Object.values(CommissionStatus).flatMap((status) =>
  steps.flatMap((step) => commissionActors.map((actor) => ({ status, step, actor }))),
);

describe("the state of a commission", () => {
  it.each(all)("that is $status lets the $actor $step as the design says", ({ status, step, actor }) => {
    const found = design.find(([from, what, who]) => from === status && what === step && who.includes(actor));
    expect(openTo({ status }, actor).includes(step)).toBe(found !== undefined);
    if (found) expect(commissions.steps[step].to).toBe(found[3]);
  });
});
