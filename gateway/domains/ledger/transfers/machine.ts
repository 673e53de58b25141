import { defineMachine } from "#gateway/platform/machine.ts";
import { TransferStatus, type TransferRow } from "./repository.ts";

const { HELD, COMPLETED, CANCELLED, REVERSED } = TransferStatus;

/** Who can take steps of a transfer. */
export type TransferActor = "sender" | "finance" | "system";

export const transfers = defineMachine({
  what: "The transfer",
  stateOf: ({ status }: Pick<TransferRow, "status">) => status,
  steps: {
    COMPLETE: { from: [HELD], to: COMPLETED },
    CANCEL: { from: [HELD], to: CANCELLED },
    REVERSE: { from: [COMPLETED], to: REVERSED },
  },
});

export type TransferStepName = keyof typeof transfers.steps;

/** Who takes each step. */
export const actorOf: Readonly<Record<TransferStepName, TransferActor>> = {
  COMPLETE: "system",
  CANCEL: "sender",
  REVERSE: "finance",
};

/** The steps that are open to somebody. */
export const openTo = (row: Pick<TransferRow, "status">, actor: TransferActor): TransferStepName[] =>
  transfers.offered(row).flatMap(({ action }) => (actorOf[action] === actor ? [action] : []));
