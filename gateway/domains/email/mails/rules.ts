import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "../../../platform/clock.ts";
import type { Fixture } from "../../../platform/entity.ts";
import { badInput } from "../../../platform/errors.ts";
import { cleanHtml } from "../../../platform/html.ts";
import { defineRecords, keyOf, readInput } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Db, Store } from "../../../platform/store/database.ts";
import { dayOf } from "../../../platform/store/sampleDays.ts";
import { changeUndoably } from "../../../platform/undo.ts";
import { text } from "../../../platform/validate.ts";
import { replyTable, type Letter } from "../replies/repository.ts";
import { letter, thumbnailOf } from "../replies/rules.ts";
import { ahead, fresh } from "./due.ts";
import { labelColumn, MailBox, MailFolder, MailLabel, mailList, mailTable, type MailData, type MailLabelText, type MailRow } from "./repository.ts";

const MAX_BULK = 1_000;

const label = z.enum(MailLabel);
const marks = z.object({ isRead: z.boolean(), isStarred: z.boolean(), isDeleted: z.boolean(), folder: z.enum(MailFolder) }).partial();
const changes = marks.extend({
  isArchived: z.boolean().optional(), snoozedUntil: z.string().optional(), toggleLabel: label.optional(), addLabel: label.optional(), removeLabel: label.optional(),
});

/** What the documented call may merge into mails: the marks, and what a mail says. */
const merged = marks.extend({
  labels: z.array(label).max(4), subject: text(0, 200), message: letter.shape.message, to: letter.shape.to, cc: letter.shape.to, bcc: letter.shape.to,
}).partial().transform(({ to, cc, bcc, ...rest }) => ({ ...rest, ...(to && { toPeople: to }), ...(cc && { ccPeople: cc }), ...(bcc && { bccPeople: bcc }) }));

const mails = defineRecords<MailData, MailRow>({
  what: "Mail", table: mailTable, change: z.object({}), dependents: [{ table: replyTable.name, column: "mailId" }],
});

export const { topic, add } = mails;

export async function bulkRemove(context: RequestContext, ids: readonly string[]) {
  return { ...(await mails.bulkRemove(context, ids)), counts: await counts(context.store) };
}

export async function find(context: RequestContext, id: string): Promise<MailRow | null> {
  await fresh(context);
  return await mails.find(context, id);
}

const toggled = (labels: readonly MailLabelText[], one: MailLabelText): MailLabelText[] =>
  labels.includes(one) ? labels.filter((has) => has !== one) : [...labels, one];

/** Changes a row as it is now, however many others change it too; undefined when it is gone. */
async function changeNow(db: Db, clock: Clock, known: MailRow, work: (row: MailRow) => Partial<MailData>): Promise<MailRow | undefined> {
  for (let row: MailRow | undefined = known; row; row = await mailTable.byId(db, row.id)) {
    const next = await mailTable.update(db, row, { ...work(row), updatedAt: timestamp(clock) });
    if (next) return next;
  }
  return undefined;
}

/** Changes many mails so that it can be taken back; unknown ids are passed over. */
async function changeAll(context: RequestContext, ids: readonly string[], work: (row: MailRow) => Partial<MailData>) {
  if (ids.length > MAX_BULK) {
    throw badInput({ ids: { code: "TOO_LONG", message: `At most ${MAX_BULK} mails can be changed at once.`, params: { max: MAX_BULK } } });
  }
  await fresh(context);
  const keys = [...new Set(ids.map(keyOf))];
  const { rows, undoToken } = await changeUndoably(context, topic, keys, async (db) => {
    const changed: MailRow[] = [];
    for (const row of await mailTable.byIds(db, keys)) {
      const next = await changeNow(db, context.clock, row, work);
      if (next) changed.push(next);
    }
    return changed;
  });
  return { items: rows, undoToken, counts: await counts(context.store) };
}

export async function bulkUpdate(context: RequestContext, ids: readonly string[], input: object) {
  const { toggleLabel, addLabel, removeLabel, snoozedUntil, ...set } = readInput(changes, input);
  const until = snoozedUntil === undefined ? null : ahead(context.clock, "snoozedUntil", snoozedUntil);
  const moves = set.folder !== undefined || set.isDeleted === true || set.isArchived === true;
  return await changeAll(context, ids, ({ folder, labels: has }) => {
    const labels = toggleLabel ? toggled(has, toggleLabel) : has;
    return {
      ...(moves && { dueAt: null }), ...(set.folder && { isArchived: false }), ...set,
      ...(until !== null && (set.folder ?? folder) !== MailFolder.DRAFT && { dueAt: until, isArchived: false }),
      labels: [...new Set(addLabel ? [...labels, addLabel] : labels)].filter((one) => one !== removeLabel),
    };
  });
}

const asked = z.object({
  ids: z.array(z.union([z.int(), z.string().max(20)])), data: z.looseObject({}).nullish(), label: label.nullish(),
});

/** What the documented call does: merges data into mails, toggles a label of theirs. */
export async function merge(context: RequestContext, input: object): Promise<MailRow[]> {
  const { ids, data, label: one } = readInput(asked, input);
  const set = readInput(merged, data ?? {});
  const { items } = await changeAll(context, ids.map(String), (row) => ({ ...set, ...(one && { labels: toggled(set.labels ?? row.labels, one) }) }));
  return items;
}

/** What a mail is when it comes to be. */
export const unmarked = { labels: [], isRead: true, isStarred: false, isDeleted: false, isArchived: false, dueAt: null, replyCount: 0, sampleDay: null } satisfies Partial<MailData>;

/** Puts a letter that came in into the inbox. */
export const receive = (context: RequestContext, letter: Omit<Letter, "sentAt" | "sampleDay">, subject: string, labels: MailLabelText[]): Promise<MailRow> => {
  const now = timestamp(context.clock);
  return mails.add(context, { ...unmarked, ...letter, subject, labels, folder: "inbox", isRead: false, sentAt: now, lastAt: now });
};

const sumOf = (counts: readonly { value: string; count: number }[], ...values: string[]): number =>
  counts.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);

/** How many mails there are everywhere: from the counters, however many there are. */
export async function counts(store: Store) {
  const [all, unread, starred] = await Promise.all([mailList.facet(store, "box"), mailList.facet(store, "unreadBox"), mailList.facet(store, "inStarred")]);
  const boxes = Object.values(MailBox).map((box) => (box === MailBox.STARRED
    ? { box, total: sumOf(starred, "read", "unread"), unread: sumOf(starred, "unread") } : { box, total: sumOf(all, box), unread: sumOf(unread, box) }));
  const labels = await Promise.all(Object.values(MailLabel).map(async (one) => {
    const held = await mailList.facet(store, labelColumn[one]);
    return { label: one, total: sumOf(held, "read", "unread"), unread: sumOf(held, "unread") };
  }));
  return { boxes, labels };
}

const address = z.object({ email: z.string(), name: z.string() });
const sampleLetter = z.object({
  from: address.extend({ avatar: z.string() }), to: z.array(address), cc: z.array(address), bcc: z.array(address), message: z.string().transform(cleanHtml),
  attachments: z.array(z.object({ fileName: z.string(), url: z.string(), size: z.string() })), day: z.int().max(-1), minute: z.int().min(0).max(1_439),
});
const sampleMail = sampleLetter.extend({
  id: z.int(), subject: z.string(), folder: z.enum(MailFolder), labels: z.array(label), isRead: z.boolean(), isStarred: z.boolean(), isDeleted: z.boolean(),
  replies: z.array(sampleLetter.extend({ id: z.int() })),
});

/** Puts the sample mails in, with their replies. */
export async function fillMails(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const sampleDay = dayOf(timestamp(clock));
  const columns = <T extends z.output<typeof sampleLetter>>({ from, to, cc, bcc, attachments, day, minute, ...rest }: T) => {
    const sentAt = timestamp(clock, day * DAY + minute * MINUTE);
    return {
      ...rest, fromName: from.name, fromEmail: from.email, fromAvatar: from.avatar, toPeople: to, ccPeople: cc, bccPeople: bcc, sentAt, sampleDay,
      attachments: attachments.map((file) => ({ ...file, thumbnail: thumbnailOf(file.fileName) })), createdAt: sentAt, updatedAt: sentAt,
    };
  };
  const threads = z.array(sampleMail).parse(fixture).map(({ replies, ...mail }) => ({ mail: columns(mail), replies: replies.map((one) => ({ ...columns(one), mailId: mail.id })) }));
  await mailTable.insertNumbered(store, threads.map(({ mail, replies }) => ({ ...mail, lastAt: replies.at(-1)?.sentAt ?? mail.sentAt, replyCount: replies.length, isArchived: false, dueAt: null })));
  await replyTable.insertNumbered(store, threads.flatMap(({ replies }) => replies).toSorted((a, b) => a.id - b.id));
}
