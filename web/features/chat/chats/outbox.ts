import type { ApolloClient } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { createOutbox, type Waiting } from "#web/lib/connection/outbox.ts";
import { addMessage } from "./chatCache.ts";
import {
  ChatEditDocument,
  type ChatFileFragment,
  ChatSendDocument,
  ChatSentDocument,
  ChatUnsendDocument,
  type ChatWordsFragment,
} from "./chats.generated.ts";

interface Deed extends Waiting {
  userId: string;
  message: string;
  at: string;
}

export interface ChatSending extends Deed {
  kind: "send";
  replyToId: string | null;
  files: ChatFileFragment[];
  /** Another one with every change of what it says. */
  key: string;
  /** It was taken back when it may have been sent already. */
  isTakenBack: boolean;
}

export interface ChatChange extends Deed {
  kind: "edit" | "unsend";
  messageId: string;
}

export type ChatDeed = ChatSending | ChatChange;

export type NewMessage = Pick<ChatSending, "userId" | "message" | "replyToId" | "files">;

const isFile = (value: unknown): value is ChatFileFragment =>
  isRecord(value) &&
  typeof value["id"] === "string" &&
  typeof value["url"] === "string" &&
  typeof value["name"] === "string";

function readDeed(value: unknown): ChatDeed | undefined {
  if (!isRecord(value)) return undefined;
  const { id, kind, userId, message, messageId, replyToId, files, at, failed, key, isTakenBack } = value;
  if (
    typeof id !== "string" ||
    typeof userId !== "string" ||
    typeof message !== "string" ||
    typeof at !== "string"
  )
    return undefined;
  const deed = { id, userId, message, at, failed: typeof failed === "string" ? failed : null };
  if (kind === "edit" || kind === "unsend")
    return typeof messageId === "string" ? { ...deed, kind, messageId } : undefined;
  return {
    ...deed,
    kind: "send",
    replyToId: typeof replyToId === "string" ? replyToId : null,
    files: Array.isArray(files) ? files.filter(isFile) : [],
    key: typeof key === "string" ? key : id,
    isTakenBack: isTakenBack === true,
  };
}

const edit = (client: ApolloClient, id: string, message: string, idempotencyKey: string) =>
  client.mutate({ mutation: ChatEditDocument, variables: { id, message, idempotencyKey } });

const unsend = (client: ApolloClient, id: string) =>
  client.mutate({ mutation: ChatUnsendDocument, variables: { id } });

async function send(client: ApolloClient, { id, key, files, ...said }: ChatSending): Promise<void> {
  const { userId, message, replyToId } = said;
  const { data } = await client.mutate({
    mutation: ChatSendDocument,
    variables: {
      userId,
      message,
      replyToId,
      attachmentIds: files.map((file) => file.id),
      clientId: id,
      idempotencyKey: key,
    },
    update: (cache, { data: sent }) =>
      sent && addMessage(cache, sent.chatMessageSend.chat, sent.chatMessageSend.message),
  });
  // What it said before the change had arrived, and its answer was lost.
  const there = data?.chatMessageSend.message;
  if (there && key !== id && there.message !== message) await edit(client, there.id, message, `${key}.edit`);
}

async function takeBack(client: ApolloClient, clientId: string): Promise<void> {
  const { data } = await client.query({
    query: ChatSentDocument,
    variables: { clientId },
    fetchPolicy: "no-cache",
  });
  if (data?.chatMessage) await unsend(client, data.chatMessage.id);
}

export const chatOutbox = createOutbox("chat.outbox", readDeed, (client, deed): Promise<unknown> => {
  if (deed.kind === "send") return deed.isTakenBack ? takeBack(client, deed.id) : send(client, deed);
  return deed.kind === "edit"
    ? edit(client, deed.messageId, deed.message, deed.id)
    : unsend(client, deed.messageId);
});

const begun = () => ({ id: newKey(), at: new Date().toISOString(), failed: null });

export function queueMessage(client: ApolloClient, message: NewMessage): void {
  const deed = begun();
  chatOutbox.add(client, { ...message, ...deed, kind: "send", key: deed.id, isTakenBack: false });
}

const sendingOf = ({ clientId }: ChatWordsFragment) =>
  chatOutbox.entries().find(({ kind, id }) => kind === "send" && id === clientId);
const changeSending = (client: ApolloClient, id: string, change: Partial<ChatSending>) =>
  chatOutbox.update(client, id, (one) => (one.kind === "send" ? { ...one, failed: null, ...change } : one));

/** What was to be done to a message before is not done any more, where it has not begun. */
function queueChange(
  client: ApolloClient,
  change: Pick<ChatChange, "kind" | "userId" | "messageId" | "message">,
) {
  for (const one of chatOutbox.entries())
    if (one.kind !== "send" && one.messageId === change.messageId) chatOutbox.discard(one.id);
  chatOutbox.add(client, { ...change, ...begun() });
}

export function queueEdit(
  client: ApolloClient,
  userId: string,
  said: ChatWordsFragment,
  message: string,
): void {
  const sending = sendingOf(said);
  if (!sending) return queueChange(client, { kind: "edit", userId, messageId: said.id, message });
  changeSending(client, sending.id, { message, key: newKey() });
}

export function queueUnsend(client: ApolloClient, userId: string, said: ChatWordsFragment): void {
  const sending = sendingOf(said);
  if (!sending)
    return queueChange(client, { kind: "unsend", userId, messageId: said.id, message: said.message });
  if (!sending.tried && chatOutbox.discard(sending.id)) return;
  changeSending(client, sending.id, { isTakenBack: true });
}
