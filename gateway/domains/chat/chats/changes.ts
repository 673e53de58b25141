import { during, mapSome, type RowChange } from "#gateway/platform/live.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { find as findContact, personOf } from "#gateway/domains/chat/contacts/rules.ts";
import * as chats from "./repository.ts";
import type { ChatMessageRow } from "./repository.ts";
import { both } from "./parties.ts";
import { markDelivered, markWaitingDelivered, messageTable } from "./messageRepository.ts";

/** What a person hears of the messages of their chats, and of who is writing to them. */
const messagesTo = (personId: number): string => `chat_messages:${personId}`;

const typingTo = (personId: number): string => `chat_typing:${personId}`;

/** What the account of a person holds while it listens. */
const attendanceOf = (personId: number): string => `chat_attendance:${personId}`;

export function tell(
  { live }: RequestContext,
  people: readonly number[],
  kind: RowChange["kind"],
  rows: readonly ChatMessageRow[],
): void {
  for (const person of people)
    live.publish(messagesTo(person), ...rows.map(({ id }) => ({ kind, id: String(id) })));
}

/** Marks a message as delivered and tells its writer; undefined when it was before. */
export async function deliver(
  context: RequestContext,
  { id }: ChatMessageRow,
): Promise<ChatMessageRow | undefined> {
  const delivered = await markDelivered(context.store.db, id);
  if (delivered) tell(context, [delivered.senderId], "UPDATED", [delivered]);
  return delivered;
}

/** Tells one person that another is writing. */
export const sayTyping = ({ live }: RequestContext, from: number, to: number): void =>
  live.publish(typingTo(to), { kind: "UPDATED", id: String(from) });

/** @throws {AppError} NOT_FOUND when there is no such contact. */
export async function type(context: RequestContext, userId: string): Promise<boolean> {
  const { me, contact } = await both(context, userId);
  sayTyping(context, me.id, contact.id);
  return true;
}

/** Who is writing to the caller. */
export async function typing(context: RequestContext) {
  const me = await personOf(context);
  return mapSome(context.live.subscribe(typingTo(me.id)), async ({ id }) => {
    const contact = await findContact(context, id);
    return contact && { chatTyping: { contact } };
  });
}

/** Whether the account of a person listens now, in this process. */
export const isAttended = ({ background, store }: RequestContext, personId: number): boolean =>
  background.isShared(store, attendanceOf(personId));

/** What happens to the messages of the caller's chats; messages that are told to their reader are delivered. */
export async function messageChanges(context: RequestContext) {
  const { store, live, viewer, background } = context;
  const { db } = store;
  const me = await personOf(context);
  const changes = mapSome(live.subscribe(messagesTo(me.id)), async ({ kind, id }) => {
    const told = await messageTable.byId(db, keyOf(id));
    const chat = told && (await chats.chatTable.byId(db, told.chatId));
    if (!told || !chat) return null;
    const delivered = told.senderId === me.id ? undefined : await deliver(context, told);
    return { chatMessageChanged: { kind, message: delivered ?? told, chat: chats.seenBy(me.id, chat) } };
  });
  for (const row of await markWaitingDelivered(db, me.id)) tell(context, [row.senderId], "UPDATED", [row]);
  const isOwn = viewer !== null && viewer.userId === me.accountId;
  return isOwn
    ? during(changes, () => background.share(store, attendanceOf(me.id), () => () => {}))
    : changes;
}
