import { describe, expect, it } from "vitest";
import {
  openTo,
  selfApproval,
  withdrawalActors,
  withdrawals,
  type WithdrawalStepName,
} from "#gateway/domains/partners/withdrawals/machine.ts";
import { WithdrawalStatus } from "#gateway/domains/partners/withdrawals/repository.ts";

/** The design's table, written by hand: from where, by what, for whom, to where. */
const design: readonly [from: string, step: WithdrawalStepName, who: string, to: string][] = [
  ["submitted", "CANCEL", "owner", "cancelled"],
  ["submitted", "APPROVE", "finance", "approved"],
  ["submitted", "REJECT", "finance", "rejected"],
  ["approved", "PAY", "finance", "paid"],
  ["approved", "REJECT", "finance", "rejected"],
];
const steps = ["CANCEL", "APPROVE", "PAY", "REJECT"] as const;
const all = Object.values(WithdrawalStatus).flatMap((status) =>
  steps.flatMap((step) => withdrawalActors.map((actor) => ({ status, step, actor }))),
);

describe("the state of a withdrawal", () => {
  it.each(all)("that is $status lets the $actor $step as the design says", ({ status, step, actor }) => {
    const found = design.find(([from, what, who]) => from === status && what === step && who === actor);
    expect(openTo({ status }, actor).includes(step)).toBe(found !== undefined);
    if (found) expect(withdrawals.steps[step].to).toBe(found[3]);
  });

  it.each([
    ["APPROVE", "usr_owner", null, true],
    ["REJECT", "usr_owner", null, true],
    ["PAY", "usr_owner", "usr_a", true],
    ["PAY", "usr_a", "usr_a", true],
    ["PAY", "usr_b", "usr_a", false],
    ["APPROVE", "usr_a", null, false],
    ["REJECT", "usr_a", "usr_a", false],
    ["CANCEL", "usr_owner", null, false],
  ] as const)("%s by %s where %s approved needs another person: %s", (step, actor, approvedBy, needs) => {
    expect(selfApproval({ userId: "usr_owner", approvedBy }, step, actor)).toBe(needs);
  });
});
