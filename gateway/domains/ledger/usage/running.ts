import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { hold, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { hourEnd, METERED } from "./billing.ts";
import { debtOf } from "./debtRepository.ts";
import { topicOf } from "./debts.ts";
import * as usage from "./repository.ts";
import type { DebtStageText, MeterRow, MeterSpec } from "./repository.ts";

const tellOf = ({ afterwards, homeLive }: Within, userId: string): void =>
  afterwards(() => homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId }));

/** The meter that goes on with one, where money or a budget ended that. */
async function lastOf(db: Db, id: string): Promise<MeterRow | undefined> {
  let row = await usage.meterBy(db, id);
  while (row?.successorId) row = await usage.meterBy(db, row.successorId);
  return row;
}

/** Starts a meter for what runs now: what hosting calls within its transaction; answers its identifier. */
export async function meterOn(
  within: Within,
  {
    userId,
    name,
    spec,
    productId = METERED,
  }: { userId: string; name: string; spec: MeterSpec; productId?: string },
): Promise<string> {
  await hold(within.home, [userId]);
  const id = newId("mtr", within.businessClock);
  await usage.insertMeter(within.home.db, {
    id,
    userId,
    name,
    productId,
    spec,
    startedAt: timestamp(within.businessClock),
    endedAt: null,
    ending: null,
    dueAt: new Date(hourEnd(within.businessClock.now())).toISOString(),
    successorId: null,
  });
  tellOf(within, userId);
  return id;
}

/** Stops a meter, or what goes on with it, for good; one that has ended stays so, and nothing goes on with it. */
export async function meterOff(within: Within, id: string): Promise<void> {
  const { db } = within.home;
  const found = await lastOf(db, id);
  if (!found) return;
  await hold(within.home, [found.userId]);
  const row = (await lastOf(db, id)) ?? found;
  const endedAt = row.endedAt ?? timestamp(within.businessClock);
  await usage.updateMeter(db, row.id, { endedAt, ending: "stopped" });
  tellOf(within, row.userId);
}

/** How a meter stands, or what goes on with it. */
export const meterNow = async (
  db: Db,
  id: string,
): Promise<Pick<MeterRow, "id" | "productId" | "spec" | "ending"> | undefined> => await lastOf(db, id);

/** All meters that run. */
export const metersRunning = async (db: Db): Promise<Pick<MeterRow, "id" | "userId" | "name">[]> =>
  await usage.running(db);

/** What somebody owes, and how that stands. */
export async function owes(db: Db, userId: string): Promise<{ stage: DebtStageText; unpaid: bigint }> {
  const { stage, unpaid } = await debtOf(db, userId);
  return { stage, unpaid };
}
