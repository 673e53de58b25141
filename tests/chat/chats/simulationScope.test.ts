import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { hearMessages, listeners, partnerCalls } from "./partnerCalls.ts";

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.leave()));
});

describe.each(storeKinds)("partners on %s", (kind) => {
  let gateway: TestGateway;
  let [admin, client] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
  }, 60_000);
  afterAll(() => gateway.close());
  const { turn, send, messages } = partnerCalls(
    () => gateway,
    () => admin,
  );

  it("answer what REST sends, but not what is sent in their name", async () => {
    await turn(["CHAT"]);
    const post = (payload: object) =>
      gateway.inject({
        method: "POST",
        url: "/api/apps/chat/chats/14",
        payload,
        headers: { authorization: `Bearer ${admin}` },
      });
    expect((await post({ message: "By REST" })).statusCode).toBe(201);
    await gateway.timers.pass(10_000);
    expect((await messages("14", admin)).slice(-2)).toMatchObject([
      { message: "By REST", isMine: true },
      { isMine: false },
    ]);
    await post({ message: "Said by the contact", senderId: 14 });
    expect(gateway.timers.waiting).toBe(0);
    expect((await messages("14", admin)).at(-1)).toMatchObject({
      message: "Said by the contact",
      isMine: false,
    });
  });

  it("stop where the viewer turns them off meanwhile", async () => {
    await turn(["CHAT"]);
    await send("15", "Wait a moment", admin);
    await gateway.timers.next();
    await turn([]);
    await gateway.timers.pass(10_000);
    expect((await messages("15", admin)).at(-1)).toEqual({
      isMine: true,
      message: "Wait a moment",
      feedback: { isDelivered: true, isSeen: false },
    });
  });

  it("leave the word to the account of the contact while it listens", async () => {
    await turn(["CHAT"]);
    const there = await hearMessages(gateway, client);
    await send("2", "Are you really there?", admin);
    await there.until(1);
    await gateway.timers.pass(10_000);
    expect((await messages("2", admin)).at(-1)).toEqual({
      isMine: true,
      message: "Are you really there?",
      feedback: { isDelivered: true, isSeen: false },
    });
    await there.leave();
    await vi.waitFor(
      async () => {
        await send("2", "And now?", admin);
        await gateway.timers.pass(10_000);
        expect((await messages("2", admin)).at(-1)).toMatchObject({ isMine: false });
      },
      { timeout: 10_000 },
    );
  });
});

it("with SIMULATION=on partners answer guests, in the sandbox that they were written to in, until the gateway closes", async () => {
  const gateway = await createTestGateway({ env: { SIMULATION: "on" } });
  const api = async (method: "GET" | "POST", sandbox: string | null, payload?: object) =>
    (
      await gateway.inject({
        method,
        url: "/api/apps/chat/chats/8",
        ...(payload && { payload }),
        headers: sandbox === null ? {} : { "x-berth-sandbox": sandbox },
      })
    ).json<{ chat: { messages: { message: string; senderId: number }[] } }>();
  const main = (await api("GET", null)).chat.messages.length;
  await api("POST", "harbour", { message: "Only here", senderId: 1 });
  await gateway.timers.pass(10_000);
  const { messages } = (await api("GET", "harbour")).chat;
  expect(messages.slice(-2)).toMatchObject([{ message: "Only here", senderId: 1 }, { senderId: 8 }]);
  expect((await api("GET", null)).chat.messages).toHaveLength(main);
  await api("POST", null, { message: "Too late" });
  expect(gateway.timers.waiting).toBe(1);
  await gateway.close();
  expect(gateway.timers.waiting).toBe(0);
});
