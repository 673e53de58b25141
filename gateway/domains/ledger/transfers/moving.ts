import { AppError } from "#gateway/platform/errors.ts";
import { micros } from "#gateway/platform/micros.ts";
import {
  hold,
  post,
  type EntryInput,
  type Movement,
  type Within,
} from "#gateway/domains/ledger/transactions/rules.ts";
import { transfers, type TransferStepName } from "./machine.ts";
import { tellBoth } from "./news.ts";
import { step, type TransferRow } from "./repository.ts";

const between = (from: EntryInput["account"], to: EntryInput["account"], amount: bigint): EntryInput[] => [
  { account: from, delta: -amount },
  { account: to, delta: amount },
];
const own = (userId: string, kind: "CASH" | "FROZEN") => ({ userId, kind });

type Move = Pick<Movement, "type"> & Record<"from" | "to", EntryInput["account"]>;

const moves = {
  HOLD: ({ fromId }: TransferRow): Move => ({
    type: "transferHold",
    from: own(fromId, "CASH"),
    to: own(fromId, "FROZEN"),
  }),
  SEND: ({ fromId, toId }: TransferRow): Move => ({
    type: "transfer",
    from: own(fromId, "CASH"),
    to: own(toId, "CASH"),
  }),
  COMPLETE: ({ fromId, toId }: TransferRow): Move => ({
    type: "transfer",
    from: own(fromId, "FROZEN"),
    to: own(toId, "CASH"),
  }),
  CANCEL: ({ fromId }: TransferRow): Move => ({
    type: "transferRelease",
    from: own(fromId, "FROZEN"),
    to: own(fromId, "CASH"),
  }),
  REVERSE: ({ fromId, toId }: TransferRow): Move => ({
    type: "reversal",
    from: own(toId, "CASH"),
    to: own(fromId, "CASH"),
  }),
};

/** Moves the money of a transfer, within a transaction. */
export async function move(
  within: Within,
  row: TransferRow,
  name: keyof typeof moves,
  { actorId, memo = row.memo }: Pick<Movement, "actorId" | "memo">,
): Promise<void> {
  const { type, from, to } = moves[name](row);
  await post(within, {
    type,
    ref: { type: "transfer", id: row.id },
    memo,
    actorId,
    key: `transfer ${row.id} ${name}`,
    entries: between(from, to, micros(row.amount)),
  });
  await tellBoth(within, row, name);
}

/**
 * Takes a step of a transfer with its money, within a transaction.
 * @throws {AppError} STEP_REFUSED, INSUFFICIENT_BALANCE.
 */
export async function take(
  within: Within,
  row: TransferRow,
  action: TransferStepName,
  by: Pick<Movement, "actorId" | "memo">,
): Promise<TransferRow> {
  transfers.allow(row, transfers.steps[action].to);
  if (transfers.steps[action].to === row.status) throw transfers.refusal(row, action);
  await hold(within.home, [row.fromId, row.toId]);
  const next = await step(within.home.db, row, transfers.steps[action].to);
  if (!next) throw new AppError("CONFLICT", "The transfer has just changed: look at what it is now.");
  await move(within, row, action, by);
  return next;
}
