import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { micros, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { balancesOf, hold, post } from "#gateway/domains/ledger/transactions/rules.ts";
import { begin } from "./beginning.ts";
import { channelOf, isOpen } from "./channels/all.ts";
import { openTo, recharges } from "./machine.ts";
import { signatureOf } from "./notices.ts";
import { pay, take, tell } from "./paying.ts";
import { receive } from "./receiving.ts";
import * as kept from "./repository.ts";
import type { RechargeChannelText, RechargeRow } from "./repository.ts";
import { ALONE_MAX, MAX, MIN } from "./terms.ts";

export { begin } from "./beginning.ts";
export type { NewRecharge } from "./beginning.ts";
export { settledBy } from "./purposes.ts";
export type { Purpose } from "./purposes.ts";
export { byId } from "./repository.ts";
export type { RechargeRow } from "./repository.ts";

const amountInput = z.object({ amount: paidMicros(MIN, MAX) });
const reasonInput = z.object({ reason: text(1, 200) });

/** @throws {AppError} BAD_USER_INPUT, UNAVAILABLE. */
export async function create(
  context: RequestContext,
  given: { amount: string; channel: RechargeChannelText },
): Promise<RechargeRow> {
  const { amount } = validate(amountInput, given);
  const { channel } = given;
  const userId = viewerIdOf(context);
  return await inHome(context, (inside) => begin(inside, { userId, amount, channel }));
}

async function own(context: RequestContext, id: string): Promise<RechargeRow> {
  const row = await kept.held(context.home, id);
  if (row?.userId !== viewerIdOf(context)) throw notFound("Recharge");
  return row;
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export const close = async (context: RequestContext, id: string): Promise<RechargeRow> =>
  await inHome(context, async (inside) => await take(inside, await own(inside, id), "CLOSE"));

/** @throws {AppError} NOT_FOUND, STEP_REFUSED, UNAVAILABLE. */
export async function simulate(context: RequestContext, id: string, outcome: "PAID" | "FAILED") {
  const row = await own(context, id);
  const channel = channelOf(row.channel);
  const action = outcome === "PAID" ? "PAY" : "FAIL";
  if (!channel.isSimulated || !isOpen(channel, context.config))
    throw new AppError("UNAVAILABLE", "This channel is not simulated.");
  if (!openTo(row, "channel").includes(action)) throw recharges.refusal(row, action);
  const at = String(context.clock.now());
  const notice = { id: newId("ntc", context.clock), no: row.no, outcome, amount: row.amount };
  const signature = signatureOf(context, row.channel, at, notice);
  const headers = { "x-berth-timestamp": at, "x-berth-signature": signature };
  return await receive(context, row.channel, headers, notice);
}

async function named({ home }: RequestContext, id: string): Promise<RechargeRow> {
  const row = await kept.held(home, id);
  if (!row) throw notFound("Recharge");
  return row;
}

const refused = (reason: string, message: string) => new AppError("STEP_REFUSED", message, { reason });

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function confirm(context: RequestContext, id: string): Promise<RechargeRow> {
  const actorId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const row = await named(inside, id);
    if (row.userId === actorId) throw refused("OWN", "Somebody else confirms what you paid.");
    if (recharges.offered(row).every(({ action, reason }) => action !== "CONFIRM" || reason !== undefined))
      throw recharges.refusal(row, "CONFIRM");
    if (micros(row.amount) <= ALONE_MAX) return await pay(inside, row, "CONFIRM", actorId);
    if (row.confirmedBy === actorId)
      throw refused("SECOND_PERSON", "You have confirmed it: another person of finance must do so too.");
    if (row.confirmedBy !== null) return await pay(inside, row, "CONFIRM", actorId);
    const next = await kept.step(inside.home.db, row, { confirmedBy: actorId });
    if (!next) throw recharges.refusal(row, "CONFIRM");
    inside.afterwards(() => tell(inside.homeLive, next));
    return next;
  });
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED, INSUFFICIENT_BALANCE. */
export async function refund(context: RequestContext, id: string, given: string): Promise<RechargeRow> {
  const { reason } = validate(reasonInput, { reason: given });
  const actorId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const row = await named(inside, id);
    if (row.userId === actorId) throw refused("OWN", "Somebody else refunds what you paid.");
    const { userId, channel } = row;
    const [amount, bonus] = [micros(row.amount), micros(row.bonus)];
    const next = await take(inside, row, "REFUND");
    await hold(inside.home, [userId]);
    const left = (await balancesOf(inside.home.db, userId)).GIFT;
    const gift = left < bonus ? left : bonus;
    await post(inside, {
      type: "rechargeRefund",
      ref: { type: "recharge", id },
      memo: reason,
      actorId,
      key: `refund ${id}`,
      entries: [
        { account: { userId, kind: "CASH" }, delta: -amount },
        { account: { platform: `CLEARING:${channel}` }, delta: amount },
        { account: { userId, kind: "GIFT" }, delta: -gift },
        { account: { platform: "GIFT_COST" }, delta: gift },
      ],
    });
    return next;
  });
}
