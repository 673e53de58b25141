import { timestamp } from "#gateway/platform/clock.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { pin, replyTable } from "#gateway/domains/email/replies/repository.ts";
import { addressed, checkFiles, html, letter, people } from "#gateway/domains/email/replies/rules.ts";
import { current, mailTable, type MailRow } from "./repository.ts";

const replyInput = letter.extend({
  to: people.min(1),
  message: html.refine((message) => message.trim() !== "", "write something"),
});

/**
 * Adds a reply to the end of a mail's thread; the thread stays on the days it stands on now.
 * @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field.
 */
export async function reply(context: RequestContext, id: string, input: object): Promise<MailRow> {
  const { store, clock, live } = context;
  const read = readInput(replyInput, input);
  await checkFiles(context, read);
  const written = await addressed(context, read);
  await current(context);
  const now = timestamp(clock);
  const changed = await inTransaction(store, async (db) => {
    for (;;) {
      const mail = await mailTable.byId(db, keyOf(id));
      if (!mail) throw notFound("Mail");
      const next = await mailTable.update(db, mail, {
        lastAt: now,
        replyCount: mail.replyCount + 1,
        isRead: true,
        sampleDay: null,
        updatedAt: now,
      });
      if (!next) continue;
      await pin(db, mail.id);
      await replyTable.insert(db, {
        ...written,
        mailId: mail.id,
        sentAt: now,
        sampleDay: null,
        createdAt: now,
        updatedAt: now,
      });
      return next;
    }
  });
  live.publish(mailTable.name, { kind: "UPDATED", id: String(changed.id) });
  return changed;
}
