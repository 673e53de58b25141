import { z } from "zod";
import { CNY } from "#gateway/platform/micros.ts";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import {
  GoodPeriod,
  GoodType,
  insertGood,
  insertRedemption,
  RedemptionState,
  takeOne,
} from "./repository.ts";

const sample = z.strictObject({
  id: z.string(),
  type: z.enum(GoodType),
  title: z.string(),
  line: z.string(),
  costPoints: z.int(),
  couponTemplateId: z.string().nullable().default(null),
  giftAmount: z
    .int()
    .nullable()
    .default(null)
    .transform((given) => (given === null ? null : BigInt(given) * CNY)),
  quantity: z.int().nullable().default(null),
  stock: z.int().nullable().default(null),
  perUser: z.int().nullable().default(null),
  period: z.enum(GoodPeriod).default("ever"),
  isOpen: z.boolean().default(true),
  redeemed: z
    .array(
      z.strictObject({
        id: z.string(),
        userId: z.string(),
        daysAgo: z.int(),
        points: z.int(),
        state: z.enum(RedemptionState),
      }),
    )
    .default([]),
});

/** Offers goods, some of which the sample accounts took. */
export async function seedGoods({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { redeemed, ...offer } of readRows(sample, fixture)) {
    await insertGood(db, { ...offer, version: 1, from: null, to: null });
    for (const { daysAgo, ...row } of redeemed) {
      await takeOne(db, offer.id);
      await insertRedemption(db, {
        ...row,
        goodId: offer.id,
        failure: null,
        quantity: offer.quantity,
        usedFor: null,
        at: timestamp(clock, -daysAgo * DAY),
      });
    }
  }
}
