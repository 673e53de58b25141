import { defineMachine } from "#gateway/platform/machine.ts";
import { AgentStatus, type AgentRow } from "./repository.ts";

const { NONE, APPLIED, ACTIVE, REJECTED, SUSPENDED } = AgentStatus;

/** Who can take steps of an agent. */
export const agentActors = ["owner", "finance"] as const;
export type AgentActor = (typeof agentActors)[number];

export const agents = defineMachine({
  what: "The agent",
  stateOf: ({ status }: Pick<AgentRow, "status">) => status,
  steps: {
    APPLY: { from: [NONE, REJECTED], to: APPLIED },
    APPROVE: { from: [APPLIED], to: ACTIVE },
    REJECT: { from: [APPLIED], to: REJECTED },
    SUSPEND: { from: [ACTIVE], to: SUSPENDED },
    RESUME: { from: [SUSPENDED], to: ACTIVE },
  },
});

export type AgentStepName = keyof typeof agents.steps;

/** Who takes each step. */
export const actorOf: Readonly<Record<AgentStepName, AgentActor>> = {
  APPLY: "owner",
  APPROVE: "finance",
  REJECT: "finance",
  SUSPEND: "finance",
  RESUME: "finance",
};

/** The steps that are open to somebody. */
export const openTo = (row: Pick<AgentRow, "status">, actor: AgentActor): AgentStepName[] =>
  agents.offered(row).flatMap(({ action }) => (actorOf[action] === actor ? [action] : []));
