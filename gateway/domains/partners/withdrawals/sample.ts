import { z } from "zod";
import { HOUR, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { FEN } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { insert, PayoutMethod, WithdrawalStatus } from "./repository.ts";

const amount = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .transform((text) => (BigInt(text.replace(".", "")) * FEN).toString());
const hours = z.number().nullable().default(null);
const sample = z.strictObject({
  id: z.string(),
  userId: z.string(),
  amount,
  method: z.enum(PayoutMethod),
  tail: z.string(),
  status: z.enum(WithdrawalStatus),
  hoursAgo: z.number(),
  approvedHoursAgo: hours,
  closedHoursAgo: hours,
  pieces: z.array(z.tuple([z.string(), amount])),
});

/** What the sample client has asked to be paid out; the wallets of the sample hold the money. */
export async function seedWithdrawals({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const at = (ago: number | null) => (ago === null ? null : timestamp(clock, -ago * HOUR));
  for (const { hoursAgo, approvedHoursAgo, closedHoursAgo, pieces, ...row } of readRows(sample, fixture))
    await insert(db, {
      ...row,
      sealed: null,
      pieces: pieces.map(([id, held]) => ({ id, amount: held })),
      createdAt: timestamp(clock, -hoursAgo * HOUR),
      approvedBy: approvedHoursAgo === null ? null : "usr_finance",
      approvedAt: at(approvedHoursAgo),
      closedBy: closedHoursAgo === null ? null : "usr_finance2",
      closedAt: at(closedHoursAgo),
      reason: null,
      key: row.id,
      request: row.id,
    });
}
