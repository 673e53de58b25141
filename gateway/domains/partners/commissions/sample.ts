import { z } from "zod";
import { DAY, HOUR, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { FEN } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { commissionOf } from "./earning.ts";
import { CommissionCause, CommissionSettlement, CommissionStatus, insert } from "./repository.ts";

const amount = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .transform((text) => BigInt(text.replace(".", "")) * FEN);
const hours = z.number().nullable().default(null);
const sample = z.strictObject({
  id: z.string(),
  orderNo: z.string(),
  customer: z.string(),
  kind: z.string(),
  base: amount,
  rateBps: z.int(),
  hoursAgo: z.number(),
  confirmedHoursAgo: hours,
  closedHoursAgo: hours,
  status: z.enum(CommissionStatus),
  cause: z.enum(CommissionCause).nullable().default(null),
  settledBy: z.enum(CommissionSettlement).nullable().default(null),
  left: amount.default(0n),
  held: amount.default(0n),
});

/** What the sample client has earned by people who have no account here; the wallets of the sample hold the money. */
export async function seedCommissions({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const at = (ago: number | null) => (ago === null ? null : timestamp(clock, -ago * HOUR));
  await insert(
    db,
    readRows(sample, fixture).map(({ hoursAgo, confirmedHoursAgo, closedHoursAgo, ...row }) => {
      const whole = commissionOf(row.base, row.rateBps);
      const isGone = row.cause !== null;
      return {
        ...row,
        beneficiaryId: "usr_client",
        inviteeId: row.id.replace("com_", "usr_"),
        tier: 1,
        amount: whole,
        refunded: isGone ? row.base : 0n,
        cut: isGone ? whole : 0n,
        netted: 0n,
        settled: row.settledBy === null ? 0n : whole,
        note: null,
        createdAt: timestamp(clock, -hoursAgo * HOUR),
        availableAt: timestamp(clock, 7 * DAY - hoursAgo * HOUR),
        confirmedAt: at(confirmedHoursAgo),
        closedAt: at(closedHoursAgo),
      };
    }),
  );
}
