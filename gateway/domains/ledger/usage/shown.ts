import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { z } from "zod";
import { DAY, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import { currentPrices, type Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import { linesOf } from "./billing.ts";
import { monthStart } from "./budgets.ts";
import { debtOf } from "./debtRepository.ts";
import { hourlyOf, runwayOf, topicOf } from "./debts.ts";
import * as lines from "./recordRepository.ts";
import type { RecordFilter } from "./recordRepository.ts";
import * as usage from "./repository.ts";
import type { MeterRow, UsageGroupingText, UsageRecordRow } from "./repository.ts";

const LONGEST = 92 * DAY;
const METERS = 100;

/** What a person spends. */
export async function spendingOf({ home, businessClock }: RequestContext, userId: string) {
  const { db } = home;
  const prices = await currentPrices(db);
  const now = timestamp(businessClock);
  const [debt, hourly, { CASH, GIFT }, month, meters] = await Promise.all([
    debtOf(db, userId),
    hourlyOf(db, prices, userId, businessClock.now()),
    balancesOf(db, userId),
    lines.usedSince(db, userId, monthStart(now)),
    usage.metersOf(db, userId, METERS),
  ]);
  return {
    id: userId,
    stage: debt.stage,
    since: debt.since,
    nextStageAt: debt.dueAt,
    unpaid: debt.unpaid.toString(),
    hourly: hourly.toString(),
    runwayHours: runwayOf(CASH + GIFT, hourly),
    monthToDate: month.amount.toString(),
    budget: debt.budget === null ? null : { amount: debt.budget.toString(), isHardStop: debt.isHardStop },
    meters,
  };
}

export const own = async (context: RequestContext) => await spendingOf(context, viewerIdOf(context));

const loadPrices = defineLoader<"now", Prices>(
  async ({ home }) => new Map([["now", await currentPrices(home.db)]]),
);

export async function hourlyNow(context: RequestContext, meter: MeterRow): Promise<string> {
  const prices = await loadPrices(context, "now");
  const lines = prices ? linesOf(prices, meter) : [];
  return lines.reduce((sum, { amount }) => sum + amount, 0n).toString();
}

const loadMeter = defineLoader<string, MeterRow>(
  async ({ home }, ids) => new Map((await usage.metersBy(home.db, ids)).map((row) => [row.id, row])),
);

export const nameOf = async (context: RequestContext, meterId: string): Promise<string> =>
  (await loadMeter(context, meterId))?.name ?? "";

export const unpaidOf = ({ amount, gift, cash }: UsageRecordRow): bigint => amount - gift - cash;

export function statusOf(row: UsageRecordRow) {
  const unpaid = unpaidOf(row);
  if (unpaid === 0n) return "CHARGED";
  return unpaid === row.amount ? "PENDING" : "PART_PAID";
}

const iso = (instant: string | null | undefined): string | null =>
  instant ? new Date(instant).toISOString() : null;

interface Asked {
  filter?: Omit<RecordFilter, "before"> | null;
  first: number;
  before?: string | null;
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function records(context: RequestContext, { filter, first: asked, before = null }: Asked) {
  const first = strictFirst(asked);
  const { meterId, priceId, from, until } = filter ?? {};
  if ([meterId, priceId, before].some((one) => one?.includes("\0"))) return { items: [], hasMore: false };
  const found = await lines.newest(
    context.home.db,
    viewerIdOf(context),
    { meterId: meterId ?? null, priceId: priceId ?? null, from: iso(from), until: iso(until), before },
    first + 1,
  );
  return { items: found.slice(0, first), hasMore: found.length > first };
}

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function days(
  context: RequestContext,
  { days: count, offset }: { days: number; offset: number },
) {
  const within = z.object({ days: z.int().min(1).max(92), offset: z.int().min(-840).max(840) });
  const ahead = validate(within, { days: count, offset }).offset * MINUTE;
  const dayOf = (moment: number) => new Date(moment + ahead).toISOString().slice(0, 10);
  const first = Date.parse(`${dayOf(context.businessClock.now() - (count - 1) * DAY)}T00:00:00Z`) - ahead;
  const sums = new Map<string, { day: string; meterId: string; amount: bigint }>();
  const from = new Date(first).toISOString();
  for (const { hour, meterId, amount } of await lines.hoursSince(
    context.home.db,
    viewerIdOf(context),
    from,
  )) {
    const day = dayOf(Date.parse(hour));
    const known = sums.get(`${day} ${meterId}`)?.amount ?? 0n;
    sums.set(`${day} ${meterId}`, { day, meterId, amount: known + amount });
  }
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return await Promise.all(
    sorted.map(async ({ amount, ...row }) => ({
      ...row,
      name: await nameOf(context, row.meterId),
      amount: amount.toString(),
    })),
  );
}

interface Range {
  from: string;
  until: string;
  by: UsageGroupingText;
}

/** @throws {AppError} BAD_USER_INPUT where it is longer than 92 days. */
export async function sums(context: RequestContext, { from, until, by }: Range) {
  if (Date.parse(until) - Date.parse(from) > LONGEST)
    throw badInput({
      until: {
        code: "OUT_OF_RANGE",
        message: "until must be at most 92 days after from.",
        params: { max: 92 },
      },
    });
  const [start, end] = [from, until].map((one) => new Date(one).toISOString());
  const found = await lines.sums(context.home.db, viewerIdOf(context), by, start ?? "", end ?? "");
  const sorted =
    by === "hour"
      ? found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      : found.toSorted((a, b) => (a.amount > b.amount ? -1 : 1));
  return await Promise.all(
    sorted.map(async ({ key, amount, unpaid }) => ({
      key,
      name: by === "meterId" ? await nameOf(context, key) : null,
      amount: amount.toString(),
      unpaid: unpaid.toString(),
    })),
  );
}

export const changes = (context: RequestContext) =>
  mapSome(context.homeLive.subscribe(topicOf(viewerIdOf(context))), async () => ({
    spendingChanged: await own(context),
  }));
