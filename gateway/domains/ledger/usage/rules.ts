import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { CNY, paidMicros } from "#gateway/platform/micros.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { specOf } from "#gateway/domains/catalogue/quotes/rules.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import { collect, hourEnd, METERED } from "./billing.ts";
import { watchBudget } from "./budgets.ts";
import { debtOf, keepDebt } from "./debtRepository.ts";
import { stand, topicOf, type Telling } from "./debts.ts";
import * as usage from "./repository.ts";
import type { MeterRow } from "./repository.ts";

export { meterNow, meterOff, meterOn, metersRunning, owes } from "./running.ts";
export type { MeterSpec } from "./repository.ts";
export { topicOf };
export type { Telling };

/**
 * Collects what a person could not pay before, of what is there now, and lets go on what had stopped for it: for whoever
 * credits a person, within the same transaction.
 */
export async function collectUnpaid(within: Telling, userId: string): Promise<void> {
  await hold(within.home, [userId]);
  const { unpaid } = await debtOf(within.home.db, userId);
  if (unpaid === 0n) return;
  const left = await collect(within, userId, { hour: timestamp(within.businessClock), fresh: [] });
  await stand(within, await currentPrices(within.home.db), userId, left);
}

const tellOf = (context: RequestContext, userId: string) =>
  context.afterwards(() => context.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId }));

/**
 * Starts a meter for somebody.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT.
 */
export async function start(
  context: RequestContext,
  input: { userId: string; spec: object },
): Promise<MeterRow> {
  const prices = await currentPrices(context.home.db);
  const wanted = z.object({ userId: z.string(), name: text(1, 60), spec: specOf(prices) });
  const { userId, name, spec } = validate(wanted, input);
  if (!(await userOf(context, userId))) throw notFound("Account");
  const row: MeterRow = {
    id: newId("mtr", context.businessClock),
    userId,
    name,
    productId: METERED,
    spec,
    startedAt: timestamp(context.businessClock),
    endedAt: null,
    ending: null,
    dueAt: new Date(hourEnd(context.businessClock.now())).toISOString(),
    successorId: null,
  };
  await usage.insertMeter(context.home.db, row);
  tellOf(context, userId);
  return row;
}

/**
 * Stops a meter.
 * @throws {AppError} NOT_FOUND, CONFLICT.
 */
export async function stop(context: RequestContext, id: string): Promise<MeterRow> {
  return await inHome(context, async ({ home }) => {
    const found = await usage.meterBy(home.db, id);
    if (!found) throw notFound("Meter");
    await hold(home, [found.userId]);
    const row = (await usage.meterBy(home.db, id)) ?? found;
    if (row.endedAt !== null) throw new AppError("CONFLICT", "This meter has ended before.");
    const ended = { endedAt: timestamp(context.businessClock), ending: "stopped" } as const;
    await usage.updateMeter(home.db, id, ended);
    tellOf(context, row.userId);
    return { ...row, ...ended };
  });
}

const wantedBudget = z.object({
  amount: paidMicros(CNY, 1_000_000n * CNY),
  isHardStop: z.boolean(),
});

/** @throws {AppError} BAD_USER_INPUT */
export async function setBudget(context: RequestContext, input: object | null | undefined): Promise<string> {
  const userId = viewerIdOf(context);
  const budget = input ? validate(wantedBudget, input) : { amount: null, isHardStop: false };
  await inHome(context, async (inside) => {
    await hold(inside.home, [userId]);
    const row = await debtOf(inside.home.db, userId);
    const { amount, isHardStop } = budget;
    await keepDebt(inside.home.db, { ...row, budget: amount, isHardStop, alerted: "" });
    await watchBudget(inside, userId);
  });
  tellOf(context, userId);
  return userId;
}
