import { defineMachine } from "#gateway/platform/machine.ts";
import { CommissionStatus, type Earned } from "./repository.ts";

const { PENDING, CONFIRMED, SETTLED, VOID, CLAWED_BACK } = CommissionStatus;

/** Who can take steps of a commission; its beneficiary takes none, but converts and withdraws what is confirmed. */
export const commissionActors = ["beneficiary", "finance", "system"] as const;
export type CommissionActor = (typeof commissionActors)[number];

export const commissions = defineMachine({
  what: "The commission",
  stateOf: ({ status }: Pick<Earned, "status">) => status,
  steps: {
    CONFIRM: { from: [PENDING], to: CONFIRMED },
    SETTLE: { from: [CONFIRMED], to: SETTLED },
    VOID: { from: [PENDING], to: VOID },
    CLAW_BACK: { from: [CONFIRMED, SETTLED], to: CLAWED_BACK },
  },
});

export type CommissionStepName = keyof typeof commissions.steps;

/** Who takes each step. */
export const actorsOf: Readonly<Record<CommissionStepName, readonly CommissionActor[]>> = {
  CONFIRM: ["system"],
  SETTLE: ["system"],
  VOID: ["system", "finance"],
  CLAW_BACK: ["system", "finance"],
};

/** The steps that are open to somebody. */
export const openTo = (row: Pick<Earned, "status">, actor: CommissionActor): CommissionStepName[] =>
  commissions.offered(row).flatMap(({ action }) => (actorsOf[action].includes(actor) ? [action] : []));
