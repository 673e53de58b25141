import { z } from "zod";
import { MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { FEN, micros } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { nameRow } from "#gateway/platform/store/rowNames.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { amend, orderBy, step, system, type Doer } from "./changes.ts";
import { settle } from "./payment.ts";
import { provision } from "./provisioning.ts";
import { request } from "./refunding.ts";
import { payChannels, type OrderRow } from "./repository.ts";
import { create } from "./rules.ts";

const after = z.int().min(0).default(0);
const amount = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .transform((text) => (BigInt(text.replace(".", "")) * FEN).toString());
const deed = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("pay"), after, channel: z.enum(payChannels) }),
  // What the sample wallets have paid for already.
  z.strictObject({ do: z.literal("paidBefore"), after, gift: amount, cash: amount }),
  z.strictObject({ do: z.literal("cancel"), after, reason: z.string() }),
  z.strictObject({ do: z.literal("expire"), after }),
  z.strictObject({ do: z.literal("refundRequest"), after, reason: z.string() }),
]);
const sample = z.strictObject({
  name: z.string().optional(),
  userId: z.string(),
  buyer: z.string(),
  minutesAgo: z.int().positive(),
  kind: z.string(),
  couponId: z.string().nullable().default(null),
  items: z.array(z.looseObject({})),
  deeds: z.array(deed),
});

/** Does to an order what was done to it then. */
async function take(within: Within, order: OrderRow, one: z.output<typeof deed>): Promise<OrderRow> {
  const owner: Doer = { actorId: order.userId, who: ["OWNER"] };
  const { id } = order;
  const closed = { dueAt: null };
  switch (one.do) {
    case "pay": {
      const { userId } = order;
      const payable = micros(order.payable);
      const { transaction } = await post(within, {
        type: "recharge",
        ref: { type: "order", id: order.orderNo },
        actorId: userId,
        entries: [
          { account: { platform: `CLEARING:${one.channel}` }, delta: -payable },
          { account: { userId, kind: "CASH" }, delta: payable },
        ],
      });
      const by = { channel: one.channel, transactionId: transaction.id };
      return await settle(within, order, { useGift: false, cashMax: payable, by }, owner);
    }
    case "paidBefore": {
      const paidAt = timestamp(within.businessClock);
      const paid = await step(within, order, "PAY", owner, { changes: { ...closed, paidAt } });
      const done = await provision(within, paid);
      return await amend(within, done, { paidGift: one.gift, paidCash: one.cash });
    }
    case "cancel":
      return await step(within, order, "CANCEL", owner, {
        changes: { ...closed, closeReason: one.reason },
        note: one.reason,
      });
    case "expire":
      return await step(within, order, "EXPIRE", system, { changes: closed });
    case "refundRequest":
      return await request(within, id, owner, one.reason);
  }
}

/** Orders of the sample accounts, by the rules that everybody's orders go by. */
export async function seedOrders(home: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { name, userId, buyer, minutesAgo, deeds, ...input } of readRows(sample, fixture)) {
    const at = (minutes: number): Within => ({
      home,
      businessClock: { now: () => clock.now() - (minutesAgo - minutes) * MINUTE },
      homeLive: quiet,
      afterwards: () => {},
    });
    let order = await create(at(0), { userId, buyer }, input);
    if (name !== undefined) await nameRow(home.db, "orders_orders", name, order.id);
    for (const one of deeds) order = await take(at(one.after), await orderBy(at(0), order.id), one);
  }
}

/** Nobody hears of what happened before the first start. */
const quiet: Within["homeLive"] = {
  publish: () => {},
  subscribe: () => {
    throw new Error("Nobody is told.");
  },
  close: () => Promise.resolve(),
};
