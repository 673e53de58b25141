import { describe, expect, it } from "vitest";
import { agentActors, agents, openTo, type AgentStepName } from "#gateway/domains/partners/agents/machine.ts";
import { AgentStatus } from "#gateway/domains/partners/agents/repository.ts";

/** The design's table, written by hand: from where, by what, for whom, to where. */
const design: readonly [from: string, step: AgentStepName, who: string, to: string][] = [
  ["none", "APPLY", "owner", "applied"],
  ["rejected", "APPLY", "owner", "applied"],
  ["applied", "APPROVE", "finance", "active"],
  ["applied", "REJECT", "finance", "rejected"],
  ["active", "SUSPEND", "finance", "suspended"],
  ["suspended", "RESUME", "finance", "active"],
];
const steps = ["APPLY", "APPROVE", "REJECT", "SUSPEND", "RESUME"] as const;
const all = Object.values(AgentStatus).flatMap((status) =>
  steps.flatMap((step) => agentActors.map((actor) => ({ status, step, actor }))),
);

describe("the state of an agent", () => {
  it.each(all)("that is $status lets the $actor $step as the design says", ({ status, step, actor }) => {
    const found = design.find(([from, what, who]) => from === status && what === step && who === actor);
    expect(openTo({ status }, actor).includes(step)).toBe(found !== undefined);
    if (found) expect(agents.steps[step].to).toBe(found[3]);
  });
});
