import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { validate } from "#gateway/platform/validate.ts";
import { removeOffered } from "#gateway/domains/accounts/files/rules.ts";
import { personIdOf } from "#gateway/domains/chat/contacts/rules.ts";
import { words } from "./newMessage.ts";
import { chatTable, type ChatMessageData, type ChatMessageRow } from "./repository.ts";
import { stay } from "./messageRepository.ts";
import { messageTable } from "./messageRepository.ts";
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
  const {
    store: { db },
    clock,
  } = context;
  const me = await personIdOf(context);
  const found = await messageTable.byId(db, keyOf(id));
  const chat = found && (await chatTable.byId(db, found.chatId));
  if (!chat || (chat.lowId !== me && chat.highId !== me)) throw notFound("Message");
  return await changeVersioned(
    "Message",
    null,
    () => messageTable.byId(db, keyOf(id)),
    async (row) => {
      if (row.senderId !== me)
        throw new AppError("FORBIDDEN", "Only who wrote a message can change it or take it back.");
      const changed = changes(row);
      if (!changed) return row;
      await stay(db, row.chatId);
      const now = await messageTable.update(db, row, {
        ...changed,
        updatedAt: timestamp(clock),
        sampleDay: null,
      });
      if (now) tell(context, [chat.lowId, chat.highId], "UPDATED", [now]);
      return now;
    },
  );
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

/** Takes a message back with its files; a second time it changes nothing. */
export async function unsend(context: RequestContext, id: string): Promise<ChatMessageRow> {
  let files: string[] = [];
  const row = await change(context, id, ({ unsentAt, attachments }) => {
    files = attachments.map((one) => one.id);
    return unsentAt === null ? { message: "", attachments: [], unsentAt: timestamp(context.clock) } : null;
  });
  await removeOffered(context, files);
  return row;
}
