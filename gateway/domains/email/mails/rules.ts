import { z } from "zod";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { text } from "#gateway/platform/validate.ts";
import { replyTable } from "#gateway/domains/email/replies/repository.ts";
import { addressed, letter } from "#gateway/domains/email/replies/rules.ts";
import { ahead, planAfterwards, releaseDue } from "./due.ts";
import {
  current,
  MailFolder,
  MailLabel,
  mailTable,
  type MailData,
  type MailLabelText,
  type MailRow,
} from "./repository.ts";
import { counts } from "./counts.ts";

const MAX_BULK = 1_000;

export const label = z.enum(MailLabel);
const marks = z
  .object({ isRead: z.boolean(), isStarred: z.boolean(), isDeleted: z.boolean(), folder: z.enum(MailFolder) })
  .partial();
const changes = marks.extend({
  isArchived: z.boolean().optional(),
  snoozedUntil: z.string().optional(),
  toggleLabel: label.optional(),
  addLabel: label.optional(),
  removeLabel: label.optional(),
});

/** What the documented call may merge into mails: the marks, and what a mail says. */
const merged = marks
  .extend({
    labels: z.array(label).max(4),
    subject: text(0, 200),
    message: letter.shape.message,
    to: letter.shape.to,
    cc: letter.shape.to,
    bcc: letter.shape.to,
  })
  .partial()
  .transform(({ to, cc, bcc, ...rest }) => ({
    ...rest,
    ...(to && { toPeople: to }),
    ...(cc && { ccPeople: cc }),
    ...(bcc && { bccPeople: bcc }),
  }));

const mails = defineRecords<MailData, MailRow>({
  what: "Mail",
  table: mailTable,
  change: z.object({}),
  dependents: [{ table: replyTable.name, column: "mailId" }],
});

export const { topic, add } = mails;

export async function bulkRemove(context: RequestContext, ids: readonly string[]) {
  return { ...(await mails.bulkRemove(context, ids)), counts: await counts(context.store) };
}

export async function find(context: RequestContext, id: string): Promise<MailRow | null> {
  await current(context);
  return await mails.find(context, id);
}

const toggled = (labels: readonly MailLabelText[], one: MailLabelText): MailLabelText[] =>
  labels.includes(one) ? labels.filter((has) => has !== one) : [...labels, one];

/** Changes a row as it is now, however many others change it too; undefined when it is gone. */
async function changeNow(
  db: Db,
  clock: Clock,
  known: MailRow,
  work: (row: MailRow) => Partial<MailData>,
): Promise<MailRow | undefined> {
  for (let row: MailRow | undefined = known; row; row = await mailTable.byId(db, row.id)) {
    const next = await mailTable.update(db, row, { ...work(row), updatedAt: timestamp(clock) });
    if (next) return next;
  }
  return undefined;
}

/** Changes many mails so that it can be taken back; unknown ids are passed over. */
async function changeAll(
  context: RequestContext,
  ids: readonly string[],
  work: (row: MailRow) => Partial<MailData>,
) {
  if (ids.length > MAX_BULK) {
    throw badInput({
      ids: {
        code: "TOO_LONG",
        message: `At most ${MAX_BULK} mails can be changed at once.`,
        params: { max: MAX_BULK },
      },
    });
  }
  await releaseDue(context);
  const keys = [...new Set(ids.map(keyOf))];
  const { rows, undoToken } = await changeUndoably(context, topic, keys, async (db) => {
    const changed: MailRow[] = [];
    for (const row of await mailTable.byIds(db, keys)) {
      const next = await changeNow(db, context.clock, row, work);
      if (next) changed.push(next);
    }
    return changed;
  });
  planAfterwards(context);
  return { items: rows, undoToken, counts: await counts(context.store) };
}

/** The marks as they are set: a mail that is moved no longer waits, and one that is put into a folder is not archived. */
function placed<
  T extends { folder?: unknown; isDeleted?: boolean | undefined; isArchived?: boolean | undefined },
>(set: T) {
  const moves = set.folder !== undefined || set.isDeleted === true || set.isArchived === true;
  return { ...(moves && { dueAt: null }), ...(set.folder !== undefined && { isArchived: false }), ...set };
}

export async function bulkUpdate(context: RequestContext, ids: readonly string[], input: object) {
  const { toggleLabel, addLabel, removeLabel, snoozedUntil, ...set } = readInput(changes, input);
  const until = snoozedUntil === undefined ? null : ahead(context.clock, "snoozedUntil", snoozedUntil);
  return await changeAll(context, ids, ({ folder, labels: has }) => {
    const labels = toggleLabel ? toggled(has, toggleLabel) : has;
    return {
      ...placed(set),
      ...(until !== null &&
        (set.folder ?? folder) !== MailFolder.DRAFT && { dueAt: until, isArchived: false }),
      labels: [...new Set(addLabel ? [...labels, addLabel] : labels)].filter((one) => one !== removeLabel),
    };
  });
}

const asked = z.object({
  ids: z.array(z.union([z.int(), z.string().max(20)])),
  data: z.looseObject({}).nullish(),
  label: label.nullish(),
});

/** What the documented call does: merges data into mails, toggles a label of theirs. */
export async function merge(context: RequestContext, input: object): Promise<MailRow[]> {
  const { ids, data, label: one } = readInput(asked, input);
  const set = readInput(merged, data ?? {});
  const { items } = await changeAll(context, ids.map(String), (row) => ({
    ...placed(set),
    ...(one && { labels: toggled(set.labels ?? row.labels, one) }),
  }));
  return items;
}

/** What a mail is when it comes to be. */
export const markDefaults = {
  labels: [],
  isRead: true,
  isStarred: false,
  isDeleted: false,
  isArchived: false,
  dueAt: null,
  replyCount: 0,
  replyToId: null,
  sampleDay: null,
} satisfies Partial<MailData>;

/** Sends a mail in the name of the sample company's person, in the words of another part of it; it stands among those sent. */
export async function post(
  context: RequestContext,
  { to, subject, message }: { to: { name: string; email: string }; subject: string; message: string },
): Promise<MailRow> {
  const now = timestamp(context.clock);
  const kept = await addressed(context, { to: [to], cc: [], bcc: [], message, attachments: [] });
  return await mails.add(context, {
    ...markDefaults,
    ...kept,
    subject,
    folder: "sent",
    sentAt: now,
    lastAt: now,
  });
}
