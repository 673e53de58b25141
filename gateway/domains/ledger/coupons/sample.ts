import { z } from "zod";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { CNY } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { CouponKind, CouponState, insert } from "./repository.ts";
import { countOut, insertTemplate } from "./templateRepository.ts";

const yuan = z
  .number()
  .nullable()
  .transform((given) => (given === null ? null : BigInt(Math.round(given * 100)) * (CNY / 100n)));
const texts = z.array(z.string()).default([]);

const sample = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.enum(CouponKind),
  amount: yuan.default(null),
  percentOff: z.int().nullable().default(null),
  minSpend: z.number().default(0),
  maxDiscount: yuan.default(null),
  productTypes: texts,
  planIds: texts,
  kinds: texts,
  periods: texts,
  firstOrderOnly: z.boolean().default(false),
  total: z.int().nullable().default(null),
  perUser: z.int().default(1),
  claimFrom: z.null().default(null),
  claimDays: z.int().nullable().default(null),
  validDays: z.int().nullable().default(null),
  validTo: z.null().default(null),
  code: z.string().nullable().default(null),
  isOpen: z.boolean().default(true),
  given: z
    .array(
      z.strictObject({
        userId: z.string(),
        state: z.enum(CouponState).default("available"),
        orderId: z.string().nullable().default(null),
        daysLeft: z.int(),
      }),
    )
    .default([]),
});

/** Offers coupons, and has given some to the sample accounts. */
export async function seedCoupons({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { given, claimDays, minSpend, ...terms } of readRows(sample, fixture)) {
    const { id, title, code } = terms;
    await insertTemplate(db, {
      ...terms,
      minSpend: BigInt(minSpend) * CNY,
      claimTo: claimDays === null ? null : timestamp(clock, claimDays * DAY),
      version: 1,
      claimed: 0,
      folded: [title, code ?? ""].map(foldForSearch).join("\u0001"),
    });
    for (const [at, { daysLeft, ...coupon }] of given.entries()) {
      await countOut(db, id);
      await insert(db, {
        ...coupon,
        id: `${id.replace("cpt", "cpn")}_${at + 1}`,
        templateId: id,
        revokeReason: null,
        isClaimed: true,
        claimedAt: timestamp(clock, -5 * DAY),
        expiresAt: timestamp(clock, daysLeft * DAY),
      });
    }
  }
}
