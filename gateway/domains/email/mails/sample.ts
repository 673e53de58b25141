import { z } from "zod";
import { DAY, MINUTE, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { cleanHtml } from "#gateway/platform/html.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { dayOf } from "#gateway/platform/store/sampleDays.ts";
import { replyTable } from "#gateway/domains/email/replies/repository.ts";
import { thumbnailOf } from "#gateway/domains/email/replies/rules.ts";
import { MailFolder, mailTable } from "./repository.ts";
import { label } from "./rules.ts";

const address = z.object({ email: z.string(), name: z.string() });

const sampleLetter = z.object({
  from: address.extend({ avatar: z.string() }),
  to: z.array(address),
  cc: z.array(address),
  bcc: z.array(address),
  message: z.string().transform(cleanHtml),
  attachments: z.array(z.object({ fileName: z.string(), url: z.string(), size: z.string() })),
  day: z.int().max(-1),
  minute: z.int().min(0).max(1_439),
});

const sampleMail = sampleLetter.extend({
  id: z.int(),
  subject: z.string(),
  folder: z.enum(MailFolder),
  labels: z.array(label),
  isRead: z.boolean(),
  isStarred: z.boolean(),
  isDeleted: z.boolean(),
  replies: z.array(sampleLetter.extend({ id: z.int() })),
});

/** Puts the sample mails in, with their replies. */
export async function seedMails(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const sampleDay = dayOf(timestamp(clock));
  const columns = <T extends z.output<typeof sampleLetter>>({
    from,
    to,
    cc,
    bcc,
    attachments,
    day,
    minute,
    ...rest
  }: T) => {
    const sentAt = timestamp(clock, day * DAY + minute * MINUTE);
    return {
      ...rest,
      fromName: from.name,
      fromEmail: from.email,
      fromAvatar: from.avatar,
      toPeople: to,
      ccPeople: cc,
      bccPeople: bcc,
      sentAt,
      sampleDay,
      attachments: attachments.map((file) => ({ ...file, thumbnail: thumbnailOf(file.fileName) })),
      createdAt: sentAt,
      updatedAt: sentAt,
    };
  };
  const threads = readRows(sampleMail, fixture).map(({ replies, ...mail }) => ({
    mail: columns(mail),
    replies: replies.map((one) => ({ ...columns(one), mailId: mail.id })),
  }));
  await mailTable.insertNumbered(
    store,
    threads.map(({ mail, replies }) => ({
      ...mail,
      lastAt: replies.at(-1)?.sentAt ?? mail.sentAt,
      replyCount: replies.length,
      isArchived: false,
      dueAt: null,
      replyToId: null,
    })),
  );
  await replyTable.insertNumbered(
    store,
    threads.flatMap(({ replies }) => replies).toSorted((a, b) => a.id - b.id),
  );
}
