import { asking, type TestGateway } from "#tests/support/gateway.ts";
import { listen, type Listener } from "#tests/support/listening.ts";

const SEND =
  "mutation ($userId: ID!, $message: String!, $key: String) { chatMessageSend(userId: $userId, message: $message, idempotencyKey: $key) { message { id } } }";
const CHAT =
  "query ($userId: ID!) { chat(userId: $userId) { messages(limit: 100) { items { isMine message feedback { isDelivered isSeen } } } } }";
const CHANGES =
  "subscription { chatMessageChanged { kind message { isMine message feedback { isDelivered isSeen } } chat { contact { id } } } }";

export interface Message {
  isMine: boolean;
  message: string;
  feedback: { isDelivered: boolean; isSeen: boolean };
}
export interface Change {
  chatMessageChanged: { kind: string; message: Message; chat: { contact: { id: string } } };
}

export const listeners: Listener<string>[] = [];
/** What becomes of the messages in a word each. */
export async function hearMessages(gateway: TestGateway, token: string) {
  const one = await listen(
    gateway,
    CHANGES,
    ({
      chatMessageChanged: {
        kind,
        message: { isMine, feedback },
      },
    }: Change) =>
      kind === "CREATED" ? (isMine ? "sent" : "answered") : feedback.isSeen ? "seen" : "delivered",
    { token },
  );
  listeners.push(one);
  return one;
}

export function partnerCalls(gateway: () => TestGateway, admin: () => string) {
  const ask = asking(gateway);
  const turn = (parts: string[]) =>
    ask("mutation ($parts: [SimulatedPart!]!) { simulationSet(parts: $parts) }", { parts }, admin());
  const send = (userId: string, message: string, token?: string, key?: string) =>
    ask(SEND, { userId, message, key }, token);
  const messages = async (userId: string, token?: string) =>
    (await ask<{ chat: { messages: { items: Message[] } } }>(CHAT, { userId }, token)).chat.messages.items;
  return { turn, send, messages };
}
