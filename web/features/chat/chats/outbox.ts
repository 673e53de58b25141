import type { ApolloClient } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { createOutbox, type Waiting } from "#web/lib/connection/outbox.ts";
import { addMessage } from "./chatCache.ts";
import { type ChatFileFragment, ChatSendDocument } from "./chats.generated.ts";

export interface OutboxEntry extends Waiting {
  userId: string;
  message: string;
  replyToId: string | null;
  files: ChatFileFragment[];
  at: string;
}

export type NewEntry = Pick<OutboxEntry, "userId" | "message" | "replyToId" | "files">;

const isFile = (value: unknown): value is ChatFileFragment =>
  isRecord(value) &&
  typeof value["id"] === "string" &&
  typeof value["url"] === "string" &&
  typeof value["name"] === "string";

function readEntry(value: unknown): OutboxEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, userId, message, replyToId, files, at, failed } = value;
  if (
    typeof id !== "string" ||
    typeof userId !== "string" ||
    typeof message !== "string" ||
    typeof at !== "string"
  )
    return undefined;
  return {
    id,
    userId,
    message,
    at,
    replyToId: typeof replyToId === "string" ? replyToId : null,
    files: Array.isArray(files) ? files.filter(isFile) : [],
    failed: typeof failed === "string" ? failed : null,
  };
}

export const chatOutbox = createOutbox(
  "chat.outbox",
  readEntry,
  (client, { id, userId, message, replyToId, files }: OutboxEntry) =>
    client.mutate({
      mutation: ChatSendDocument,
      variables: {
        userId,
        message,
        replyToId,
        attachmentIds: files.map((file) => file.id),
        clientId: id,
        idempotencyKey: id,
      },
      update: (cache, { data }) =>
        data && addMessage(cache, data.chatMessageSend.chat, data.chatMessageSend.message),
    }),
);

export const queueMessage = (client: ApolloClient, entry: NewEntry): void =>
  chatOutbox.add(client, { ...entry, id: newKey(), at: new Date().toISOString(), failed: null });
