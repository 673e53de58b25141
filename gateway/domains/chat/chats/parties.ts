import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { keepCurrent } from "#gateway/platform/store/sampleDays.ts";
import type { ChatContactRow } from "#gateway/domains/chat/contacts/repository.ts";
import { find as findContact, personOf } from "#gateway/domains/chat/contacts/rules.ts";

/** Moves untouched sample messages to today. */
export async function current({ store, clock }: RequestContext): Promise<void> {
  await keepCurrent(store, clock, "chat_chats", ["lastAt"]);
  await keepCurrent(store, clock, "chat_messages", ["sentAt"]);
}

/**
 * The caller's person and another one.
 * @throws {AppError} NOT_FOUND when there is no such contact.
 */
export async function both(
  context: RequestContext,
  userId: string,
): Promise<{ me: ChatContactRow; contact: ChatContactRow }> {
  const [me, contact] = await Promise.all([personOf(context), findContact(context, userId)]);
  if (!contact) throw notFound("Contact");
  await current(context);
  return { me, contact };
}
