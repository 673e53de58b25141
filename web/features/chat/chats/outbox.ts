import type { ApolloClient } from "@apollo/client";
import { toAppError } from "../../../lib/appError.ts";
import { untilGatewayHere } from "../../../lib/connectivity.ts";
import { isRecord } from "../../../lib/isRecord.ts";
import { mirror, parseMirrored } from "../../../lib/mirror.ts";
import { newKey } from "../../../lib/newKey.ts";
import { createStore } from "../../../lib/store.ts";
import { addMessage } from "./chatCache.ts";
import { type ChatFileFragment, ChatSendDocument } from "./chats.generated.ts";

export const outboxKey = "chat.outbox";

export interface OutboxEntry {
  id: string;
  userId: string;
  message: string;
  replyToId: string | null;
  files: ChatFileFragment[];
  at: string;
  failed: string | null;
}

export type NewEntry = Pick<OutboxEntry, "userId" | "message" | "replyToId" | "files">;

const isFile = (value: unknown): value is ChatFileFragment => isRecord(value) && typeof value["id"] === "string" && typeof value["url"] === "string" && typeof value["name"] === "string";

function readEntry(value: unknown): OutboxEntry[] {
  if (!isRecord(value)) return [];
  const { id, userId, message, replyToId, files, at, failed } = value;
  if (typeof id !== "string" || typeof userId !== "string" || typeof message !== "string" || typeof at !== "string") return [];
  return [{
    id, userId, message, at,
    replyToId: typeof replyToId === "string" ? replyToId : null,
    files: Array.isArray(files) ? files.filter(isFile) : [],
    failed: typeof failed === "string" ? failed : null,
  }];
}

export function readOutbox(text: string | null): OutboxEntry[] {
  const kept = parseMirrored(text);
  return Array.isArray(kept) ? kept.flatMap(readEntry) : [];
}

const entries = () => readOutbox(mirror.read(outboxKey));

function change(next: (entries: OutboxEntry[]) => OutboxEntry[]): void {
  const changed = next(entries());
  mirror.write(outboxKey, changed.length === 0 ? null : JSON.stringify(changed));
}

export const sendingEntry = createStore<string | null>(null);

const exclusively = async (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? await navigator.locks.request("berth.chat.outbox", work) : await work();

const asked = new WeakMap<ApolloClient, boolean>();

export async function sendOutbox(client: ApolloClient): Promise<void> {
  const isSending = asked.has(client);
  asked.set(client, true);
  if (isSending) return;
  try {
    while (asked.get(client)) {
      asked.set(client, false);
      await exclusively(async () => {
        for (let next = waiting(); next; next = waiting()) {
          if (!(await sendOne(client, next))) return;
        }
      });
    }
  } finally {
    asked.delete(client);
  }
}

const waiting = () => entries().find(({ failed }) => failed === null);

async function sendOne(client: ApolloClient, { id, userId, message, replyToId, files }: OutboxEntry): Promise<boolean> {
  sendingEntry.set(id);
  try {
    await client.mutate({
      mutation: ChatSendDocument,
      variables: { userId, message, replyToId, attachmentIds: files.map((file) => file.id), clientId: id, idempotencyKey: id },
      update: (cache, { data }) => data && addMessage(cache, data.chatMessageSend.chat, data.chatMessageSend.message),
    });
    discardEntry(id);
    return true;
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "UNAUTHENTICATED") return false;
    sendingEntry.set(null);
    if (code === "NETWORK") await untilGatewayHere();
    else change((all) => all.map((entry) => (entry.id === id ? { ...entry, failed: code } : entry)));
    return true;
  } finally {
    sendingEntry.set(null);
  }
}

export function queueMessage(client: ApolloClient, entry: NewEntry): void {
  change((all) => [...all, { ...entry, id: newKey(), at: new Date().toISOString(), failed: null }]);
  void sendOutbox(client);
}

export function retryEntry(client: ApolloClient, id: string): void {
  change((all) => all.map((entry) => (entry.id === id ? { ...entry, failed: null } : entry)));
  void sendOutbox(client);
}

export const discardEntry = (id: string): void => change((all) => all.filter((entry) => entry.id !== id));
