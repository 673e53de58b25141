import { hash } from "node:crypto";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { FEN, micros, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { hold, post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { tell } from "#gateway/domains/partners/agents/rules.ts";
import {
  collectOwed,
  endHeld,
  MOST,
  requireActive,
  takeLeft,
} from "#gateway/domains/partners/commissions/rules.ts";
import { actorOf, selfApproval, withdrawals, type WithdrawalStepName } from "./machine.ts";
import * as kept from "./repository.ts";
import { PayoutMethod, type PayoutMethodText, type WithdrawalRow } from "./repository.ts";

const wanted = z.object({
  amount: paidMicros(FEN, MOST),
  method: z.enum(PayoutMethod),
  account: z
    .string()
    .trim()
    .min(4)
    .max(64)
    .regex(/^[^\p{C}]+$/u, "write the account's number or name"),
  key: text(1, 100),
});

interface Asked {
  amount: string;
  method: PayoutMethodText;
  account: string;
  key: string;
}

type Move = "HOLD" | "RELEASE" | "PAY";

const types = { HOLD: "withdrawalHold", RELEASE: "withdrawalRelease", PAY: "withdrawalPayment" } as const;

/** Moves the money of a withdrawal, within a transaction that holds the owner's accounts. */
async function move(within: Within, row: WithdrawalRow, name: Move, actorId: string | null) {
  const { userId, id } = row;
  const amount = micros(row.amount);
  const own = (kind: "COMMISSION" | "FROZEN") => ({ userId, kind });
  const [from, to] = {
    HOLD: [own("COMMISSION"), own("FROZEN")] as const,
    RELEASE: [own("FROZEN"), own("COMMISSION")] as const,
    PAY: [own("FROZEN"), { platform: `CLEARING:${row.method.toUpperCase()}` } as const] as const,
  }[name];
  await post(within, {
    type: types[name],
    ref: { type: "withdrawal", id },
    actorId,
    key: `withdrawal ${id} ${name}`,
    entries: [
      { account: from, delta: -amount },
      { account: to, delta: amount },
    ],
  });
}

/**
 * Asks for commissions to be paid out; they are frozen at once.
 * @throws {AppError} BAD_USER_INPUT, INVALID_CREDENTIALS, AGENT_INACTIVE, WITHDRAW_BELOW_MINIMUM, INSUFFICIENT_BALANCE,
 * IDEMPOTENCY_MISMATCH.
 */
export async function create(
  context: RequestContext,
  given: Asked,
  password: string,
): Promise<WithdrawalRow> {
  const { amount, method, account, key } = validate(wanted, given);
  const { id: userId } = await proven(context, { password });
  const request = hash("sha256", JSON.stringify([amount.toString(), method, account]), "base64url");
  const sealed = context.sealer.seal(account);
  return await inHome(context, async (inside) => {
    const { home, businessClock } = inside;
    await hold(home, [userId]);
    const earlier = await kept.byKey(home.db, userId, key);
    if (earlier && earlier.request !== request)
      throw new AppError(
        "IDEMPOTENCY_MISMATCH",
        "This key came with another withdrawal before: take a new one.",
      );
    if (earlier) return earlier;
    await requireActive(inside, userId);
    const least = (await currentPrices(home.db))("WITHDRAW_MIN");
    if (amount < least)
      throw new AppError("WITHDRAW_BELOW_MINIMUM", "That is less than is withdrawn at once.", {
        least: least.toString(),
      });
    const id = newId("wdr", businessClock);
    const row: WithdrawalRow = {
      id,
      userId,
      amount: amount.toString(),
      method,
      sealed,
      tail: account.slice(-4),
      status: "submitted",
      pieces: [],
      createdAt: timestamp(businessClock),
      approvedBy: null,
      approvedAt: null,
      closedBy: null,
      closedAt: null,
      reason: null,
      key,
      request,
    };
    await move(inside, row, "HOLD", userId);
    const pieces = await takeLeft(inside, userId, amount, { by: "withdrawn", isHeld: true });
    await kept.insert(home.db, { ...row, pieces });
    tell(inside, userId);
    return { ...row, pieces };
  });
}

const ended = (inside: RequestContext, closedBy: string) => ({
  closedBy,
  closedAt: timestamp(inside.businessClock),
  sealed: null,
});

function changesOf(
  inside: RequestContext,
  action: WithdrawalStepName,
  actorId: string,
  reason: string | null,
) {
  const status = withdrawals.steps[action].to;
  if (action === "APPROVE")
    return { status, approvedBy: actorId, approvedAt: timestamp(inside.businessClock) };
  return { status, reason, ...ended(inside, actorId) };
}

/**
 * Takes a step of a withdrawal, with its money.
 * @throws {AppError} NOT_FOUND, STEP_REFUSED with `reason`.
 */
async function take(
  context: RequestContext,
  id: string,
  action: WithdrawalStepName,
  reason: string | null = null,
): Promise<WithdrawalRow> {
  const actorId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const { home } = inside;
    const found = await kept.byId(home.db, id);
    if (!found || (actorOf[action] === "owner" && found.userId !== actorId)) throw notFound("Withdrawal");
    await hold(home, [found.userId]);
    const row = (await kept.byId(home.db, id)) ?? found;
    if (selfApproval(row, action, actorId))
      throw new AppError("STEP_REFUSED", "Another person of finance has to do this.", {
        reason: "SELF_APPROVAL",
      });
    if (!withdrawals.steps[action].from.some((state) => state === row.status))
      throw withdrawals.refusal(row, action);
    const next = await kept.step(home.db, row, changesOf(inside, action, actorId, reason));
    if (!next) throw withdrawals.refusal(row, action);
    if (action === "PAY") {
      await move(inside, next, "PAY", actorId);
      await endHeld(inside, next.pieces, true);
    } else if (action !== "APPROVE") {
      await move(inside, next, "RELEASE", actorId);
      await endHeld(inside, next.pieces, false);
      await collectOwed(inside, next.userId, { ref: id, key: `released ${id}` });
    }
    tell(inside, next.userId);
    return next;
  });
}

export const cancel = async (context: RequestContext, id: string) => await take(context, id, "CANCEL");
export const approve = async (context: RequestContext, id: string) => await take(context, id, "APPROVE");
export const pay = async (context: RequestContext, id: string) => await take(context, id, "PAY");

const reasonInput = z.object({ reason: text(1, 200) });

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED with `reason`. */
export const reject = async (context: RequestContext, id: string, given: string) =>
  await take(context, id, "REJECT", validate(reasonInput, { reason: given }).reason);
