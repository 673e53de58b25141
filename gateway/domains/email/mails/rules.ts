import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "../../../platform/clock.ts";
import type { Fixture } from "../../../platform/entity.ts";
import { badInput } from "../../../platform/errors.ts";
import { cleanHtml } from "../../../platform/html.ts";
import { defineRecords, keyOf, readInput } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import type { Db, Store } from "../../../platform/store/database.ts";
import { dayOf } from "../../../platform/store/sampleDays.ts";
import { changeVersioned } from "../../../platform/store/versioned.ts";
import { changeUndoably } from "../../../platform/undo.ts";
import { text } from "../../../platform/validate.ts";
import { replyTable, type Letter } from "../replies/repository.ts";
import { addressed, letter, thumbnailOf } from "../replies/rules.ts";
import { current, labelColumn, MailBox, MailFolder, MailLabel, mailList, mailTable, type MailData, type MailLabelText, type MailRow } from "./repository.ts";

const MAX_BULK = 1_000;

const label = z.enum(MailLabel);
const marks = z.object({ isRead: z.boolean(), isStarred: z.boolean(), isDeleted: z.boolean(), folder: z.enum(MailFolder) }).partial();
const changes = marks.extend({ toggleLabel: label.optional() });
const content = letter.extend({ to: letter.shape.to.default([]), subject: text(0, 200).default(""), message: letter.shape.message.default("") });
const sendable = content.extend({ to: letter.shape.to.min(1) });

/** What the documented call may merge into mails: the marks, and what a mail says. */
const merged = marks.extend({
  labels: z.array(label).max(4), subject: text(0, 200), message: letter.shape.message, to: letter.shape.to, cc: letter.shape.to, bcc: letter.shape.to,
}).partial().transform(({ to, cc, bcc, ...rest }) => ({ ...rest, ...(to && { toPeople: to }), ...(cc && { ccPeople: cc }), ...(bcc && { bccPeople: bcc }) }));

const mails = defineRecords<MailData, MailRow>({
  what: "Mail", table: mailTable, change: z.object({}), dependents: [{ table: replyTable.name, column: "mailId" }],
});

export const { topic, bulkRemove } = mails;

export async function find(context: RequestContext, id: string): Promise<MailRow | null> {
  await current(context);
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
  await current(context);
  const keys = [...new Set(ids.map(keyOf))];
  const { rows, undoToken } = await changeUndoably(context, topic, keys, async (db) => {
    const changed: MailRow[] = [];
    for (const row of await mailTable.byIds(db, keys)) {
      const next = await changeNow(db, context.clock, row, work);
      if (next) changed.push(next);
    }
    return changed;
  });
  return { items: rows, undoToken };
}

export async function bulkUpdate(context: RequestContext, ids: readonly string[], input: object) {
  const { toggleLabel, ...set } = readInput(changes, input);
  return await changeAll(context, ids, ({ labels }) => ({ ...set, ...(toggleLabel && { labels: toggled(labels, toggleLabel) }) }));
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

const fresh = { labels: [], isRead: true, isStarred: false, isDeleted: false, replyCount: 0, sampleDay: null } satisfies Partial<MailData>;

/** Puts a letter that came in into the inbox. */
export const receive = (context: RequestContext, letter: Omit<Letter, "sentAt" | "sampleDay">, subject: string, labels: MailLabelText[]): Promise<MailRow> => {
  const now = timestamp(context.clock);
  return mails.add(context, { ...fresh, ...letter, subject, labels, folder: "inbox", isRead: false, sentAt: now, lastAt: now });
};

/** The draft with this identifier. */
const draftOf = (db: Db, id: string) => async (): Promise<MailRow | undefined> => {
  const row = await mailTable.byId(db, keyOf(id));
  return row?.folder === MailFolder.DRAFT && !row.isDeleted ? row : undefined;
};

/** @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field; VERSION_CONFLICT with the current draft. */
export async function saveDraft(context: RequestContext, id: string | null | undefined, input: object, expectedVersion?: number | null): Promise<MailRow> {
  const { store: { db }, clock, live } = context;
  const written = await addressed(context, readInput(content, input));
  const now = timestamp(clock);
  if (id == null) return await mails.add(context, { ...fresh, ...written, folder: "draft", sentAt: now, lastAt: now });
  await current(context);
  return await changeVersioned("Draft", expectedVersion, draftOf(db, id), async (row) => {
    const saved = await mailTable.update(db, row, { ...written, sentAt: now, lastAt: now, sampleDay: null, updatedAt: now });
    if (saved) live.publish(topic, { kind: "UPDATED", id });
    return saved;
  });
}

/** @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field. */
export async function send(context: RequestContext, draftId: string | null | undefined, input: object) {
  const written = await addressed(context, readInput(sendable, input));
  const now = timestamp(context.clock);
  const data: MailData = { ...fresh, ...written, folder: "sent", sentAt: now, lastAt: now };
  const { rows, undoToken } = await changeUndoably(context, topic, draftId == null ? [] : [keyOf(draftId)], async (db) => {
    if (draftId == null) return [await mailTable.insert(db, { ...data, createdAt: now, updatedAt: now })];
    return [await changeVersioned("Draft", null, draftOf(db, draftId), (row) => mailTable.update(db, row, { ...data, labels: row.labels, isStarred: row.isStarred, updatedAt: now }))];
  });
  return { items: rows, undoToken };
}

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
  await mailTable.insertNumbered(store, threads.map(({ mail, replies }) => ({ ...mail, lastAt: replies.at(-1)?.sentAt ?? mail.sentAt, replyCount: replies.length })));
  await replyTable.insertNumbered(store, threads.flatMap(({ replies }) => replies).toSorted((a, b) => a.id - b.id));
}
