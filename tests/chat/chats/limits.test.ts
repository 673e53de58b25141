import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { chatCalls, SEEN, SEND, type Sent } from "./chatCalls.ts";

describe.each(storeKinds)("chats on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { chat, send, failure } = chatCalls(() => gateway);

  it.each([
    ["", "INVALID"],
    ["  \n", "INVALID"],
    ["x".repeat(20_001), "TOO_LONG"],
    ["a\0b", "INVALID"],
  ])("refuse an empty or too long message, case %#, and add nothing", async (message, code) => {
    const error = await failure(SEND, { userId: "8", message });
    expect(error?.extensions.fields?.["message"]?.code).toBe(code);
    expect((await chat({ userId: "8", limit: 100 }))?.messages.items).toHaveLength(7);
  });

  it("take 20,000 characters as they are", async () => {
    const message = "<b>&amp;'\"海".repeat(1_539).slice(0, 20_000);
    expect((await send("22", message)).message.message).toBe(message);
  });

  it("are refused to people who are not there, and to oneself", async () => {
    for (const userId of ["999", "1", "abc", "0"]) {
      expect((await failure(SEND, { userId, message: "Hello" }))?.extensions.code).toBe("NOT_FOUND");
      expect((await failure(SEEN, { userId }))?.extensions.code).toBe("NOT_FOUND");
      expect(
        (await failure("mutation ($userId: ID!) { chatTyping(userId: $userId) }", { userId }))?.extensions
          .code,
      ).toBe("NOT_FOUND");
      expect(await chat({ userId })).toBeNull();
    }
  });

  it("lose and double nothing when 50 messages come at once, in a chat that is just begun", async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, (_, at) => send("15", `Line ${at}`)));
    expect(sent.filter(({ isNewChat }) => isNewChat)).toHaveLength(1);
    expect(new Set(sent.map(({ chat: { id } }) => id)).size).toBe(1);
    expect((await chat({ userId: "15", limit: 100 }))?.messages.items).toHaveLength(50);
    const key = { userId: "15", message: "Once", key: "chat-once" };
    expect((await ask<Sent>(SEND, key)).chatMessageSend.message.id).toBe(
      (await ask<Sent>(SEND, key)).chatMessageSend.message.id,
    );
  });
});
