import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { MailLanguage } from "#gateway/domains/accounts/mails/rules.ts";
import * as announcements from "./repository.ts";
import { AnnouncementImportance, type AnnouncementRow } from "./repository.ts";

const texts = z
  .array(z.object({ language: z.enum(MailLanguage), title: text(1, 120), text: text(0, 1_000) }))
  .min(1)
  .max(4)
  .refine(
    (given) => new Set(given.map(({ language }) => language)).size === given.length,
    "each language once",
  );
const instant = z.string().transform((given) => new Date(given).toISOString());
const written = z
  .object({
    importance: z.enum(AnnouncementImportance),
    texts,
    startsAt: instant,
    endsAt: instant.nullish().transform((given) => given ?? null),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ["endsAt"],
    error: "it must be later than the start",
  });

export const shown = async (context: RequestContext): Promise<AnnouncementRow[]> =>
  await announcements.shownTo(context.home.db, viewerIdOf(context), timestamp(context.clock));

export const all = async ({ home }: RequestContext): Promise<AnnouncementRow[]> =>
  await announcements.all(home.db);

/** @throws {AppError} NOT_FOUND */
export async function dismiss(context: RequestContext, id: string): Promise<string> {
  const userId = viewerIdOf(context);
  await inTransaction(context.home, async (db) => {
    if (!(await announcements.exists(db, id))) throw notFound("Announcement");
    await announcements.dismiss(db, userId, id);
  });
  return id;
}

/** @throws {AppError} BAD_USER_INPUT */
export async function create({ home, clock }: RequestContext, input: object): Promise<AnnouncementRow> {
  const row = { id: newId("ann", clock), ...validate(written, input) };
  await inTransaction(home, async (db) => {
    if ((await announcements.all(db)).length >= announcements.KEPT)
      throw badInput({
        texts: {
          code: "OUT_OF_RANGE",
          message: `At most ${announcements.KEPT} announcements are kept: remove one first.`,
          params: { max: announcements.KEPT },
        },
      });
    await announcements.insert(db, [row]);
  });
  return row;
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function update({ home }: RequestContext, id: string, input: object): Promise<AnnouncementRow> {
  const row = { id, ...validate(written, input) };
  if (!(await announcements.update(home.db, row))) throw notFound("Announcement");
  return row;
}

/** @throws {AppError} NOT_FOUND */
export async function remove({ home }: RequestContext, id: string): Promise<string> {
  if (!(await announcements.remove(home.db, id))) throw notFound("Announcement");
  return id;
}

const sample = z.strictObject({
  id: z.string(),
  importance: z.enum(AnnouncementImportance),
  texts,
  startsDay: z.int(),
  endsDay: z.int().nullable(),
});

/** Announces something to the sample accounts. */
export async function seedAnnouncements({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = readRows(sample, fixture);
  await announcements.insert(
    db,
    rows.map(({ startsDay, endsDay, ...row }) => ({
      ...row,
      startsAt: timestamp(clock, startsDay * DAY),
      endsAt: endsDay === null ? null : timestamp(clock, endsDay * DAY),
    })),
  );
}
