import { z } from "zod";
import { HOUR, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { transactionAbout } from "#gateway/domains/ledger/transactions/repository.ts";
import { channelOf } from "./channels/all.ts";
import { insert, nextNumber, RechargeChannel, RechargeStatus } from "./repository.ts";

const amount = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .transform((text) => ((BigInt(text.replace(".", "")) * CNY) / 100n).toString());
const row = z.strictObject({
  id: z.string(),
  userId: z.string(),
  hoursAgo: z.number().min(0),
  channel: z.enum(RechargeChannel),
  amount,
  bonus: amount,
  isDoubled: z.boolean(),
  status: z.enum(RechargeStatus),
});

/** What the sample accounts paid in; the money itself was moved with the rest of their history. */
export async function seedRecharges({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { hoursAgo, ...one } of readRows(row, fixture)) {
    const createdAt = timestamp(clock, -hoursAgo * HOUR);
    const channel = channelOf(one.channel);
    const day = createdAt.slice(0, 10).replaceAll("-", "");
    const no = `R${day}${String(await nextNumber(db, day)).padStart(6, "0")}`;
    const isPaid = one.status === "paid";
    await insert(db, {
      ...one,
      no,
      payload: channel.payloadOf({ no, amount: BigInt(one.amount) }),
      createdAt,
      expiresAt: timestamp({ now: () => Date.parse(createdAt) }, channel.life),
      paidAt: isPaid ? createdAt : null,
      transactionId: isPaid ? ((await transactionAbout(db, "recharge", one.id)) ?? null) : null,
      confirmedBy: null,
      purpose: null,
    });
  }
}
