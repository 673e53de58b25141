import type { Db } from "#gateway/platform/store/database.ts";
import { pin, replyTable } from "#gateway/domains/email/replies/repository.ts";
import { mailTable, type MailRow } from "./repository.ts";

/**
 * Puts a reply that goes out at the end of the thread that it answers; the thread stays on the days it stands on now.
 * @param db within a transaction.
 * @returns the mail above the thread; none where the letter is no reply, or that mail is gone.
 */
export async function joinThread(db: Db, reply: MailRow, now: string): Promise<MailRow[]> {
  const { replyToId } = reply;
  if (replyToId === null) return [];
  for (let above = await mailTable.byId(db, replyToId); above; above = await mailTable.byId(db, replyToId)) {
    const next = await mailTable.update(db, above, {
      lastAt: now,
      replyCount: above.replyCount + 1,
      isRead: true,
      sampleDay: null,
      updatedAt: now,
    });
    if (!next) continue;
    await pin(db, above.id);
    await replyTable.insert(db, {
      fromName: reply.fromName,
      fromEmail: reply.fromEmail,
      fromAvatar: reply.fromAvatar,
      toPeople: reply.toPeople,
      ccPeople: reply.ccPeople,
      bccPeople: reply.bccPeople,
      message: reply.message,
      attachments: reply.attachments,
      mailId: above.id,
      sentAt: now,
      sampleDay: null,
      createdAt: now,
      updatedAt: now,
    });
    return [next];
  }
  return [];
}
