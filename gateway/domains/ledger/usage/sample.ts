import { z } from "zod";
import { DAY, HOUR, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { shareOf } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { hourEnd, METERED, spread } from "./billing.ts";
import * as records from "./recordRepository.ts";
import * as usage from "./repository.ts";
import type { UsageRecordRow } from "./repository.ts";

const sample = z.strictObject({
  userId: z.string(),
  name: z.string(),
  weight: z.int().positive(),
  daysAgo: z.int().positive(),
  spec: z.partialRecord(
    z.enum(["cpuMilli", "memoryMib", "replicas", "diskGib", "backupGib", "ports"]),
    z.int(),
  ),
});
type Sample = z.output<typeof sample>;

/** What one payment of the sample ledger was for: its amount over all that ran then, by their weights. */
function linesOf(
  { at, gift, cash }: { at: string; gift: bigint; cash: bigint },
  running: readonly (Sample & { id: string })[],
  clock: Clock,
): UsageRecordRow[] {
  const total = BigInt(running.reduce((sum, { weight }) => sum + weight, 0));
  const hour = new Date(Math.floor(Date.parse(at) / HOUR) * HOUR - HOUR).toISOString();
  const whole = gift + cash;
  let left = whole;
  const rows = running.map(({ id, userId, weight }, place): UsageRecordRow => {
    const amount = place === running.length - 1 ? left : shareOf(whole, BigInt(weight), total);
    left -= amount;
    const key = { id: newId("use", clock), userId, meterId: id, hour, priceId: "LAS_VCPU_HOUR" };
    return { ...key, seconds: 3_600, amount, gift: 0n, cash: 0n };
  });
  return spread(rows, { gift, cash });
}

/** Gives the sample accounts something that runs, and says what their payments were for. */
export async function seedUsage({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const meters = readRows(sample, fixture).map((one) => ({ ...one, id: newId("mtr", clock) }));
  for (const { id, userId, name, daysAgo, spec } of meters)
    await usage.insertMeter(db, {
      id,
      userId,
      name,
      productId: METERED,
      spec,
      startedAt: timestamp(clock, -daysAgo * DAY),
      endedAt: null,
      ending: null,
      dueAt: new Date(hourEnd(clock.now())).toISOString(),
      successorId: null,
    });
  for (const userId of new Set(meters.map((one) => one.userId))) {
    const rows = (await records.paidFor(db, userId)).flatMap((paid) =>
      linesOf(
        paid,
        meters.filter((one) => one.userId === userId && timestamp(clock, -one.daysAgo * DAY) < paid.at),
        clock,
      ),
    );
    await records.insertRecords(db, rows);
  }
}
