import { z } from "zod";
import { DAY, HOUR, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { CNY, shareOf, toFen } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { checkedLastNight } from "#gateway/domains/ledger/checks/rules.ts";
import { charge, post, type EntryInput, type Within } from "#gateway/domains/ledger/transactions/rules.ts";

const amount = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .transform((text) => (BigInt(text.replace(".", "")) * CNY) / 100n);
const common = {
  userId: z.string(),
  hoursAgo: z.number().min(0),
  memo: z.string(),
  refType: z.string().nullable(),
  refId: z.string().nullable(),
};
const row = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("recharge"), channel: z.string(), cash: amount, gift: amount }),
  z.strictObject({
    ...common,
    type: z.literal("usage"),
    untilHoursAgo: z.number(),
    everyHours: z.int().positive(),
    amount,
  }),
  z.strictObject({ ...common, type: z.literal("giftCode"), amount, giftDays: z.int() }),
  z.strictObject({ ...common, type: z.literal("transfer"), toUserId: z.string(), amount }),
  z.strictObject({
    ...common,
    type: z.enum([
      "orderPayment",
      "orderRefund",
      "commission",
      "commissionClawback",
      "withdrawalHold",
      "withdrawalPayment",
    ]),
    amount,
  }),
]);
type Row = z.output<typeof row>;

/** One row for each hour that was paid; no hour costs quite the same. */
function eachHour(given: Row): Row[] {
  if (given.type !== "usage") return [given];
  const rows: Row[] = [];
  for (let hoursAgo = given.hoursAgo; hoursAgo >= given.untilHoursAgo; hoursAgo -= given.everyHours)
    rows.push({
      ...given,
      hoursAgo,
      amount: toFen(shareOf(given.amount, 88n + BigInt((hoursAgo * 37) % 25), 100n)),
    });
  return rows;
}

function entriesOf(one: Exclude<Row, { type: "usage" }>, clock: Clock): EntryInput[] {
  const { userId } = one;
  const own = (kind: "CASH" | "GIFT" | "FROZEN" | "COMMISSION", delta: bigint) => ({
    account: { userId, kind },
    delta,
  });
  switch (one.type) {
    case "recharge":
      return [
        { account: { platform: `CLEARING:${one.channel}` }, delta: -one.cash },
        own("CASH", one.cash),
        { account: { platform: "GIFT_COST" }, delta: -one.gift },
        own("GIFT", one.gift),
      ];
    case "giftCode":
      return [
        { account: { platform: "GIFT_COST" }, delta: -one.amount },
        { ...own("GIFT", one.amount), expiresAt: timestamp(clock, one.giftDays * DAY) },
      ];
    case "transfer":
      return [
        own("CASH", -one.amount),
        { account: { userId: one.toUserId, kind: "CASH" }, delta: one.amount },
      ];
    case "orderRefund":
      return [{ account: { platform: "REVENUE" }, delta: -one.amount }, own("CASH", one.amount)];
    case "commission":
      return [
        { account: { platform: "COMMISSION_COST" }, delta: -one.amount },
        own("COMMISSION", one.amount),
      ];
    case "commissionClawback":
      return [
        own("COMMISSION", -one.amount),
        { account: { platform: "COMMISSION_COST" }, delta: one.amount },
      ];
    case "withdrawalPayment":
      return [own("FROZEN", -one.amount), { account: { platform: "CLEARING:BANK" }, delta: one.amount }];
    case "withdrawalHold":
      return [own("COMMISSION", -one.amount), own("FROZEN", one.amount)];
    case "orderPayment":
      return [];
  }
}

/** Moves money as the sample accounts did in the last weeks, by the rules that everybody's money is moved by. */
export async function seedWallets(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = readRows(row, fixture)
    .flatMap(eachHour)
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  for (const one of rows) {
    const then = { now: () => clock.now() - one.hoursAgo * HOUR };
    const within: Within = { home: store, businessClock: then, homeLive: quiet, afterwards: () => {} };
    const movement = {
      type: one.type,
      ref: one.refType !== null && one.refId !== null ? { type: one.refType, id: one.refId } : null,
      memo: one.memo,
      actorId: one.type === "usage" ? null : one.userId,
    };
    if (one.type === "usage" || one.type === "orderPayment")
      await charge(within, { ...movement, userId: one.userId, amount: one.amount });
    else await post(within, { ...movement, entries: entriesOf(one, clock) });
  }
  await checkedLastNight(store, clock);
}

/** Nobody hears of what happened before the first start. */
const quiet: Within["homeLive"] = {
  publish: () => {},
  subscribe: () => {
    throw new Error("Nobody is told.");
  },
  close: () => Promise.resolve(),
};
