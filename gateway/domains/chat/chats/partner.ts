import { pick, seedOf } from "#gateway/platform/mock/seed.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isOn } from "#gateway/domains/accounts/simulation/rules.ts";
import { personIdOf } from "#gateway/domains/chat/contacts/rules.ts";
import type { NewMessage } from "./newMessage.ts";
import { chatTable, type ChatMessageRow, type ChatRow } from "./repository.ts";
import * as rules from "./rules.ts";
import { answerTo } from "./words.ts";
import { deliver, sayTyping, isAttended } from "./changes.ts";

const PAUSES_MS = [400, 700, 1_000, 1_300, 1_600];

interface Told {
  message: ChatMessageRow;
  chat: ChatRow;
}

/** What the contact does after a message, and how long after what came before. */
const steps: readonly {
  after: (told: Told) => number;
  work: (context: RequestContext, told: Told) => Promise<unknown>;
}[] = [
  { after: () => 300, work: (context, { message }) => deliver(context, message) },
  {
    after: () => 400,
    work: (context, { message, chat }) =>
      Promise.resolve(sayTyping(context, chat.contactId, message.senderId)),
  },
  {
    after: () => 300,
    work: async (context, { message, chat }) => {
      const now = await chatTable.byId(context.store.db, message.chatId);
      if (now) await rules.see(context, now, chat.contactId);
    },
  },
  {
    after: ({ message }) => pick(PAUSES_MS, seedOf(message.message)),
    work: async (context, { message, chat: { contactId } }) => {
      const now = await chatTable.byId(context.store.db, message.chatId);
      // Of several messages in a row the last one is answered.
      if (now?.lastMessageId === message.id)
        await rules.send(
          context,
          String(contactId),
          { message: answerTo(contactId, message.message) },
          contactId,
        );
    },
  },
];

function goOn(context: RequestContext, told: Told, at = 0): void {
  const step = steps[at];
  if (!step) return;
  context.background.after(step.after(told), async () => {
    if (isAttended(context, told.chat.contactId) || !(await isOn(context, "CHAT"))) return;
    await step.work(context, told);
    goOn(context, told, at + 1);
  });
}

/** Sends as `send` does; where the caller has the chat live, the contact answers. */
export async function converse(
  context: RequestContext,
  userId: string,
  input: NewMessage,
  senderId?: number,
) {
  const sent = await rules.send(context, userId, input, senderId);
  const canLive = context.config.simulation || context.viewer !== null;
  if (canLive && sent.isNew && sent.message.senderId === (await personIdOf(context)))
    context.afterwards((outside) => goOn(outside, sent));
  return sent;
}
