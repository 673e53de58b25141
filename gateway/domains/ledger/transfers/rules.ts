import { hash } from "node:crypto";
import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { refuse } from "#gateway/platform/limits/attempts.ts";
import { paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { proven } from "#gateway/domains/accounts/twoFactor/rules.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { hold, masked } from "#gateway/domains/ledger/transactions/rules.ts";
import { move, take } from "./moving.ts";
import * as kept from "./repository.ts";
import type { TransferRow } from "./repository.ts";
import { CHECKS, DAY_COUNT, DAY_MAX, dayStart, HOLD, HOLD_ABOVE, MAX, MIN } from "./terms.ts";

const wanted = z.object({
  payeeId: text(1, 100),
  amount: paidMicros(MIN, MAX),
  memo: text(0, 100),
  key: text(1, 100),
});
const reasonInput = z.object({ reason: text(1, 200) });

/** Whom money can be sent to; nobody, the sender, and whoever is suspended are told apart by nothing. */
async function payeeOf(context: RequestContext, named: string) {
  const found = named.trim() === "" ? undefined : await accountNamed(context.home, named.trim());
  if (!found || found.id === viewerIdOf(context) || found.suspendedAt !== null) throw notFound("Payee");
  return found;
}

/** @throws {AppError} NOT_FOUND, TOO_MANY_REQUESTS. */
export async function checkPayee(context: RequestContext, payee: string) {
  const { home, clock } = context;
  const userId = viewerIdOf(context);
  const hour = timestamp(clock).slice(0, 13);
  if ((await kept.countCheck(home.db, userId, hour)) > CHECKS)
    refuse("payees asked after", HOUR - (clock.now() % HOUR));
  // A user name is easier to guess than what is asked for here.
  if (!payee.includes("@") && !payee.startsWith("usr_")) throw notFound("Payee");
  const { id, fullName } = await payeeOf(context, payee);
  return { id, maskedName: masked(fullName), isNew: !(await kept.hasSentTo(home.db, userId, id)) };
}

/** @throws {AppError} TRANSFER_LIMIT with what is left of the day's. */
async function keepLimits({ home, businessClock }: RequestContext, userId: string, amount: bigint) {
  const sent = await kept.sentFrom(home.db, userId, dayStart(businessClock));
  const left = DAY_MAX - sent.amount;
  if (sent.count >= DAY_COUNT || amount > left)
    throw new AppError("TRANSFER_LIMIT", "That is more than can be transferred today.", {
      left: (sent.count >= DAY_COUNT || left < 0n ? 0n : left).toString(),
    });
}

/** @throws {AppError} BAD_USER_INPUT, INVALID_CREDENTIALS, NOT_FOUND, INSUFFICIENT_BALANCE, TRANSFER_LIMIT, IDEMPOTENCY_MISMATCH. */
export async function create(
  context: RequestContext,
  given: { payeeId: string; amount: string; memo: string; key: string },
  password: string,
): Promise<TransferRow> {
  const { payeeId, amount, memo, key } = validate(wanted, given);
  const { id: fromId } = await proven(context, { password });
  const { id: toId } = await payeeOf(context, payeeId);
  if (toId !== payeeId) throw badInput({ payeeId: { code: "UNKNOWN", message: "Check the payee first." } });
  const request = hash("sha256", JSON.stringify([toId, amount.toString(), memo]), "base64url");
  return await inHome(context, async (inside) => {
    const { home, businessClock } = inside;
    await hold(home, [fromId, toId]);
    const earlier = await kept.byKey(home.db, fromId, key);
    if (earlier && earlier.request !== request)
      throw new AppError(
        "IDEMPOTENCY_MISMATCH",
        "This key came with another transfer before: take a new one.",
      );
    if (earlier) return earlier;
    await keepLimits(inside, fromId, amount);
    const waits = amount > HOLD_ABOVE && !(await kept.hasSentTo(home.db, fromId, toId));
    const row: TransferRow = {
      id: newId("trf", businessClock),
      fromId,
      toId,
      amount: amount.toString(),
      memo,
      status: waits ? "held" : "completed",
      createdAt: timestamp(businessClock),
      dueAt: waits ? timestamp(businessClock, HOLD) : null,
      key,
      request,
    };
    await kept.insert(home.db, row);
    await move(inside, row, waits ? "HOLD" : "SEND", { actorId: fromId });
    return row;
  });
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function cancel(context: RequestContext, id: string): Promise<TransferRow> {
  const actorId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const row = await kept.byId(inside.home.db, id);
    if (row?.fromId !== actorId) throw notFound("Transfer");
    return await take(inside, row, "CANCEL", { actorId });
  });
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED, INSUFFICIENT_BALANCE. */
export async function reverse(context: RequestContext, id: string, given: string): Promise<TransferRow> {
  const { reason } = validate(reasonInput, { reason: given });
  const actorId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const row = await kept.byId(inside.home.db, id);
    if (!row) throw notFound("Transfer");
    if ([row.fromId, row.toId].includes(actorId))
      throw new AppError("STEP_REFUSED", "Somebody else takes back what concerns you.", { reason: "OWN" });
    return await take(inside, row, "REVERSE", { actorId, memo: reason });
  });
}
