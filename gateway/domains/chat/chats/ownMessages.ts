import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { validate } from "#gateway/platform/validate.ts";
import { removeUnused } from "#gateway/domains/accounts/files/rules.ts";
import { personIdOf } from "#gateway/domains/chat/contacts/rules.ts";
import { named, words } from "./newMessage.ts";
import { chatTable, forgetUnseen, type ChatMessageData, type ChatMessageRow } from "./repository.ts";
import { byClientId, messageTable, stay } from "./messageRepository.ts";
import { tell } from "./changes.ts";

/**
 * Changes a message of the caller's and tells both people.
 * @throws {AppError} NOT_FOUND for a message of no chat of the caller's; FORBIDDEN for what the other wrote.
 */
async function change(
  context: RequestContext,
  id: string,
  changes: (row: ChatMessageRow) => Partial<ChatMessageData> | null,
): Promise<ChatMessageRow> {
  const me = await personIdOf(context);
  const { chat, isChanged, row } = await inTransaction(context.store, async (db) => {
    const found = await messageTable.byId(db, keyOf(id));
    const chat = found && (await chatTable.byId(db, found.chatId));
    if (!chat || (chat.lowId !== me && chat.highId !== me)) throw notFound("Message");
    let isChanged = false;
    const row = await changeVersioned(
      "Message",
      null,
      () => messageTable.byId(db, keyOf(id)),
      async (was) => {
        if (was.senderId !== me)
          throw new AppError("FORBIDDEN", "Only who wrote a message can change it or take it back.");
        const changed = changes(was);
        if (!changed) return was;
        await stay(db, was.chatId);
        const now = await messageTable.update(db, was, {
          ...changed,
          updatedAt: timestamp(context.clock),
          sampleDay: null,
        });
        isChanged = now !== undefined;
        const reader = chat.lowId === me ? chat.highId : chat.lowId;
        if (now && now.unsentAt !== null && !was.isSeen) await forgetUnseen(db, chat, reader);
        return now;
      },
    );
    return { chat, isChanged, row };
  });
  if (isChanged) tell(context, [chat.lowId, chat.highId], "UPDATED", [row]);
  return row;
}

/** The message that the caller's console calls so. */
export async function sentUnder(
  context: RequestContext,
  input: { clientId: string },
): Promise<ChatMessageRow | null> {
  const { clientId } = validate(named, input);
  return (await byClientId(context.store.db, await personIdOf(context), clientId)) ?? null;
}

/** @throws {AppError} BAD_USER_INPUT; NOT_FOUND; FORBIDDEN; CONFLICT once it was unsent. */
export async function edit(context: RequestContext, id: string, said: string): Promise<ChatMessageRow> {
  const { message } = validate(words, { message: said });
  return await change(context, id, (row) => {
    if (row.unsentAt !== null)
      throw new AppError("CONFLICT", "This message was taken back: write a new one.");
    return row.message === message ? null : { message, editedAt: timestamp(context.clock) };
  });
}

/** Takes a message back with those of its files that nothing else uses, also from what its reader has not seen; a second time it changes nothing. */
export async function unsend(context: RequestContext, id: string): Promise<ChatMessageRow> {
  let files: string[] = [];
  const row = await change(context, id, ({ unsentAt, attachments }) => {
    files = attachments.map((one) => one.id);
    return unsentAt === null ? { message: "", attachments: [], unsentAt: timestamp(context.clock) } : null;
  });
  await removeUnused(context, files);
  return row;
}
