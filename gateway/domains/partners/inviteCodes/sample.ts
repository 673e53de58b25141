import { z } from "zod";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Fixture } from "#gateway/platform/store/sampleRows.ts";
import { insert, InviteCodeState } from "./repository.ts";

const sample = z.strictObject({
  id: z.string(),
  ownerId: z.string(),
  code: z.string(),
  channel: z.string(),
  state: z.enum(InviteCodeState),
  maxUses: z.int().nullable(),
  used: z.int(),
  visits: z.int(),
});

/** Lets the sample accounts invite others. */
export async function seedInviteCodes({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = z.array(sample).parse(fixture);
  await insert(
    db,
    rows.map((row) => ({
      ...row,
      codeKey: row.code.toLowerCase(),
      expiresAt: null,
      createdAt: timestamp(clock),
    })),
  );
}
