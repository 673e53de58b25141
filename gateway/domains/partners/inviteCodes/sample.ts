import { z } from "zod";
import { calendarDay, timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { insertDays } from "./dayRepository.ts";
import { insert, InviteCodeState } from "./repository.ts";

const count = z.int().min(0);
const sample = z.strictObject({
  id: z.string(),
  ownerId: z.string(),
  code: z.string(),
  channel: z.string(),
  state: z.enum(InviteCodeState),
  maxUses: z.int().nullable(),
  used: z.int(),
  visits: z.int(),
  /** How many days ago, and what came of the code then: visits, registrations, first orders. */
  days: z.array(z.tuple([count, count, count, count])),
});

/** Lets the sample accounts invite others. */
export async function seedInviteCodes({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = readRows(sample, fixture);
  await insert(
    db,
    rows.map(({ id, ownerId, code, channel, state, maxUses, used, visits }) => ({
      id,
      ownerId,
      code,
      channel,
      state,
      maxUses,
      used,
      visits,
      codeKey: code.toLowerCase(),
      expiresAt: null,
      createdAt: timestamp(clock),
    })),
  );
  await insertDays(
    db,
    rows.flatMap(({ id: codeId, days }) =>
      days.map(([ago, visits, signups, paid]) => ({
        codeId,
        day: calendarDay(clock, -ago),
        visits,
        signups,
        paid,
      })),
    ),
  );
}
