import { defineMachine } from "#gateway/platform/machine.ts";
import { WithdrawalStatus, type WithdrawalRow } from "./repository.ts";

const { SUBMITTED, APPROVED, PAID, REJECTED, CANCELLED } = WithdrawalStatus;

/** Who can take steps of a withdrawal. */
export const withdrawalActors = ["owner", "finance"] as const;
export type WithdrawalActor = (typeof withdrawalActors)[number];

export const withdrawals = defineMachine({
  what: "The withdrawal",
  stateOf: ({ status }: Pick<WithdrawalRow, "status">) => status,
  steps: {
    CANCEL: { from: [SUBMITTED], to: CANCELLED },
    APPROVE: { from: [SUBMITTED], to: APPROVED },
    PAY: { from: [APPROVED], to: PAID },
    REJECT: { from: [SUBMITTED, APPROVED], to: REJECTED },
  },
});

export type WithdrawalStepName = keyof typeof withdrawals.steps;

/** Who takes each step. */
export const actorOf: Readonly<Record<WithdrawalStepName, WithdrawalActor>> = {
  CANCEL: "owner",
  APPROVE: "finance",
  PAY: "finance",
  REJECT: "finance",
};

/** The steps that are open to somebody. */
export const openTo = (row: Pick<WithdrawalRow, "status">, actor: WithdrawalActor): WithdrawalStepName[] =>
  withdrawals.offered(row).flatMap(({ action }) => (actorOf[action] === actor ? [action] : []));

/** Why somebody of finance may not take a step: nobody decides on what is their own, and two persons pay one. */
export const selfApproval = (
  { userId, approvedBy }: Pick<WithdrawalRow, "userId" | "approvedBy">,
  action: WithdrawalStepName,
  actorId: string,
): boolean =>
  actorOf[action] === "finance" && (userId === actorId || (action === "PAY" && approvedBy === actorId));
