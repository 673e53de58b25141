import { asking, type TestGateway } from "#tests/support/gateway.ts";

export const MESSAGE =
  "id chatId senderId isMine message time sender { fullName } feedback { isSent isDelivered isSeen }";
export const CHAT = `query ($userId: ID!, $before: ID, $limit: Int! = 30) { chat(userId: $userId) { id unseen messages(before: $before, limit: $limit) { hasEarlier items { ${MESSAGE} } } } }`;
export const SEND = `mutation ($userId: ID!, $message: String!, $key: String) { chatMessageSend(userId: $userId, message: $message, idempotencyKey: $key) {
  isNewChat chat { id unseen lastMessage { message } } message { ${MESSAGE} } } }`;
export const SEEN = "mutation ($userId: ID!) { chatSeen(userId: $userId) { id unseen } }";

export interface Message {
  id: string;
  senderId: string;
  isMine: boolean;
  message: string;
  time: string;
  feedback: object;
}
export interface Chat {
  id: string;
  unseen: number;
  lastAt: string;
  contact: { id: string; fullName: string };
  lastMessage: Message;
}
export interface Slice {
  hasEarlier: boolean;
  items: Message[];
}
export interface Sent {
  chatMessageSend: { isNewChat: boolean; chat: Chat; message: Message };
}

export function chatCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const chat = async (variables: object, token?: string) =>
    (await ask<{ chat: { id: string; unseen: number; messages: Slice } | null }>(CHAT, variables, token))
      .chat;
  const send = async (userId: string, message: string, token?: string) =>
    (await ask<Sent>(SEND, { userId, message }, token)).chatMessageSend;
  const failure = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0];
  return { chat, send, failure };
}
