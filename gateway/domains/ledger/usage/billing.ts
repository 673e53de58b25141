import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { shareOf } from "#gateway/platform/micros.ts";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { quote, type QuoteLine } from "#gateway/domains/catalogue/quotes/rules.ts";
import { balancesOf, charge, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { debtOf } from "./debtRepository.ts";
import * as records from "./recordRepository.ts";
import * as usage from "./repository.ts";
import type { MeterRow, UsageRecordRow } from "./repository.ts";

/** The product that is metered by what it holds. */
export const METERED = "LAS_METERED";

/** The end of the hour that an instant is in; an hour that begins at it is the one before no more. */
export const hourEnd = (moment: number): number => (Math.floor(moment / HOUR) + 1) * HOUR;

const iso = (moment: number): string => new Date(moment).toISOString();

/** What an hour costs in full, line by line. */
export const linesOf = (
  prices: Prices,
  { productId, spec }: Pick<MeterRow, "productId" | "spec">,
): QuoteLine[] =>
  quote(prices, {
    kind: "NEW",
    levelBps: 0n,
    items: [{ productId, spec: { ...spec, hours: 1 }, period: "HOUR", quantity: 1 }],
  }).items.flatMap(({ lines }) => lines);

/** What a meter used in the hour that ends at `dueAt`, each line rounded half up once. */
export function billOf(
  prices: Prices,
  meter: MeterRow,
  id: () => string,
): { rows: UsageRecordRow[]; dueAt: string | null } {
  const end = Date.parse(meter.dueAt ?? "");
  const start = end - HOUR;
  const from = Math.max(start, Date.parse(meter.startedAt));
  const until = Math.min(end, meter.endedAt === null ? end : Date.parse(meter.endedAt));
  const seconds = Math.max(Math.round((until - from) / 1000), 0);
  const rows = linesOf(prices, meter).map(({ key, unitPrice, units, per }): UsageRecordRow => ({
    id: id(),
    userId: meter.userId,
    meterId: meter.id,
    hour: iso(start),
    priceId: key,
    seconds,
    amount: shareOf(unitPrice * units, BigInt(seconds), per * 3_600n),
    gift: 0n,
    cash: 0n,
  }));
  const isLast = meter.endedAt !== null && Date.parse(meter.endedAt) <= end;
  return { rows: seconds === 0 ? [] : rows, dueAt: isLast ? null : iso(end + HOUR) };
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Spreads what was taken over lines, the oldest first; answers those that changed. */
export function spread(
  rows: readonly UsageRecordRow[],
  taken: { gift: bigint; cash: bigint },
): UsageRecordRow[] {
  let { gift, cash } = taken;
  return rows.flatMap((row) => {
    const open = row.amount - row.gift - row.cash;
    const fromGift = least(open, gift);
    const fromCash = least(open - fromGift, cash);
    gift -= fromGift;
    cash -= fromCash;
    return fromGift + fromCash === 0n
      ? []
      : [{ ...row, gift: row.gift + fromGift, cash: row.cash + fromCash }];
  });
}

/**
 * Takes what a person owes, of what is there: first what was left unpaid, then the new lines; answers what stays unpaid.
 * One movement for all of them.
 */
export async function collect(
  within: Within,
  userId: string,
  { hour, fresh }: { hour: string; fresh: readonly UsageRecordRow[] },
): Promise<bigint> {
  const { db } = within.home;
  const { GIFT, CASH } = await balancesOf(db, userId);
  // Who owes for long has many lines: they are looked at once there is something to pay them with.
  if (GIFT + CASH === 0n) {
    await records.insertRecords(db, fresh);
    return fresh.reduce((sum, { amount }) => sum + amount, (await debtOf(db, userId)).unpaid);
  }
  const open = [...(await records.unpaidOf(db, userId)), ...fresh];
  const owed = open.reduce((sum, { amount, gift, cash }) => sum + amount - gift - cash, 0n);
  const { gift, cash, unpaid } =
    owed === 0n
      ? { gift: 0n, cash: 0n, unpaid: 0n }
      : await charge(within, {
          userId,
          amount: owed,
          isPartial: true,
          type: "usage",
          ref: { type: "usage", id: hour },
          actorId: null,
        });
  const paid = new Map(spread(open, { gift, cash }).map((row) => [row.id, row]));
  await records.insertRecords(
    db,
    fresh.map((row) => paid.get(row.id) ?? row),
  );
  for (const row of paid.values())
    if (!fresh.some(({ id }) => id === row.id)) await records.keepPaid(db, row);
  return unpaid;
}

/** Bills everything of a person that falls due at a moment, and collects it; answers what stays unpaid. */
export async function billUser(within: Within, prices: Prices, userId: string, at: string): Promise<bigint> {
  const { db } = within.home;
  const fresh: UsageRecordRow[] = [];
  for (const meter of await usage.openMeters(db, userId)) {
    if (meter.dueAt === null || meter.dueAt > at) continue;
    const { rows, dueAt } = billOf(prices, meter, () => newId("use", within.businessClock));
    fresh.push(...rows);
    await usage.updateMeter(db, meter.id, { dueAt });
  }
  return await collect(within, userId, { hour: timestamp(within.businessClock), fresh });
}
