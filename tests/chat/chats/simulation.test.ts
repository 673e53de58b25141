import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";
import { listen, type Listener } from "../../support/listening.ts";

const SEND = "mutation ($userId: ID!, $message: String!, $key: String) { chatMessageSend(userId: $userId, message: $message, idempotencyKey: $key) { message { id } } }";
const CHAT = "query ($userId: ID!) { chat(userId: $userId) { messages(limit: 100) { items { isMine message feedback { isDelivered isSeen } } } } }";
const CHANGES = "subscription { chatMessageChanged { kind message { isMine message feedback { isDelivered isSeen } } chat { contact { id } } } }";
const TYPING = "subscription { chatTyping { contact { id } } }";

interface Message { isMine: boolean; message: string; feedback: { isDelivered: boolean; isSeen: boolean } }
interface Change { chatMessageChanged: { kind: string; message: Message; chat: { contact: { id: string } } } }
interface Typing { chatTyping: { contact: { id: string } } }

const listeners: Listener<string>[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.leave()));
});

/** What becomes of the messages in a word each. */
async function hearMessages(gateway: TestGateway, token: string) {
  const one = await listen(gateway, CHANGES, ({ chatMessageChanged: { kind, message: { isMine, feedback } } }: Change) =>
    (kind === "CREATED" ? (isMine ? "sent" : "answered") : feedback.isSeen ? "seen" : "delivered"), { token });
  listeners.push(one);
  return one;
}

describe.each(storeKinds)("partners on %s", (kind) => {
  let gateway: TestGateway;
  let [admin, client] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const turn = (parts: string[]) => ask("mutation ($parts: [SimulatedPart!]!) { simulationSet(parts: $parts) }", { parts }, admin);
  const send = (userId: string, message: string, token?: string, key?: string) => ask(SEND, { userId, message, key }, token);
  const messages = async (userId: string, token?: string) => (await ask<{ chat: { messages: { items: Message[] } } }>(CHAT, { userId }, token)).chat.messages.items;
  const untouched = (message: string) => ({ isMine: true, message, feedback: { isDelivered: false, isSeen: false } });

  it("stay silent where nobody turned them on, or only other parts", async () => {
    await send("9", "Is anybody there?", client);
    await send("9", "And for guests?");
    await turn(["MAIL", "MOTION"]);
    await send("10", "Hello?", admin);
    await gateway.timers.pass(60_000);
    expect((await messages("9", client)).at(-1)).toEqual(untouched("Is anybody there?"));
    expect((await messages("9")).at(-1)).toEqual(untouched("And for guests?"));
    expect((await messages("10", admin)).at(-1)).toEqual(untouched("Hello?"));
  });

  it("take delivery, write, have read it, and answer, one after the other", async () => {
    await turn(["CHAT"]);
    const heard = await hearMessages(gateway, admin);
    const typing = await listen(gateway, TYPING, ({ chatTyping }: Typing) => chatTyping.contact.id, { token: admin });
    listeners.push(typing);
    const sentAt = gateway.clock.now();
    await send("8", "Shall we go on?", admin);
    expect(await heard.until(1)).toEqual(["sent"]);
    await gateway.timers.next();
    expect(await heard.until(2)).toEqual(["sent", "delivered"]);
    expect(typing.heard).toEqual([]);
    await gateway.timers.next();
    expect(await typing.until(1)).toEqual(["8"]);
    await gateway.timers.next();
    expect(await heard.until(3)).toEqual(["sent", "delivered", "seen"]);
    await gateway.timers.next();
    expect(await heard.until(4)).toEqual(["sent", "delivered", "seen", "answered"]);
    expect(gateway.timers.waiting).toBe(0);
    expect((gateway.clock.now() - sentAt) / 1_000).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 3);
    const [asked, answer] = (await messages("8", admin)).slice(-2);
    expect(asked).toEqual({ isMine: true, message: "Shall we go on?", feedback: { isDelivered: true, isSeen: true } });
    expect(answer).toMatchObject({ isMine: false });
    expect(answer?.message.length).toBeGreaterThan(3);
  });

  it("answer in the words that fit, differently to different messages and alike to the same", async () => {
    await turn(["CHAT"]);
    const answers: string[] = [];
    for (const message of ["Line one", "Line two", "Line three", "Line four", "Line one", "灯塔上线了！"]) {
      await send("11", message, admin);
      await gateway.timers.pass(5_000);
      answers.push((await messages("11", admin)).at(-1)?.message ?? "");
    }
    expect(answers[4]).toBe(answers[0]);
    expect(new Set(answers.slice(0, 4)).size).toBeGreaterThan(1);
    expect(answers[0]).not.toMatch(/\p{Script=Han}/u);
    expect(answers[5]).toMatch(/\p{Script=Han}/u);
  });

  it("answer the last of several messages, and a message with a key once", async () => {
    await turn(["CHAT"]);
    for (const message of ["First", "Second", "Third"]) await send("12", message, admin);
    await gateway.timers.pass(10_000);
    expect((await messages("12", admin)).slice(-4).map(({ isMine }) => isMine)).toEqual([true, true, true, false]);
    await send("13", "Once", admin, "partner-1");
    await send("13", "Once", admin, "partner-1");
    await gateway.timers.pass(10_000);
    expect((await messages("13", admin)).slice(-2)).toMatchObject([{ isMine: true, message: "Once" }, { isMine: false }]);
    expect((await messages("13", admin)).filter(({ message }) => message === "Once")).toHaveLength(1);
  });

  it("answer what REST sends, but not what is sent in their name", async () => {
    await turn(["CHAT"]);
    const post = (payload: object) => gateway.inject({ method: "POST", url: "/api/apps/chat/chats/14", payload, headers: { authorization: `Bearer ${admin}` } });
    expect((await post({ message: "By REST" })).statusCode).toBe(201);
    await gateway.timers.pass(10_000);
    expect((await messages("14", admin)).slice(-2)).toMatchObject([{ message: "By REST", isMine: true }, { isMine: false }]);
    await post({ message: "Said by the contact", senderId: 14 });
    expect(gateway.timers.waiting).toBe(0);
    expect((await messages("14", admin)).at(-1)).toMatchObject({ message: "Said by the contact", isMine: false });
  });

  it("stop where the viewer turns them off meanwhile", async () => {
    await turn(["CHAT"]);
    await send("15", "Wait a moment", admin);
    await gateway.timers.next();
    await turn([]);
    await gateway.timers.pass(10_000);
    expect((await messages("15", admin)).at(-1)).toEqual({ isMine: true, message: "Wait a moment", feedback: { isDelivered: true, isSeen: false } });
  });

  it("leave the word to the account of the contact while it listens", async () => {
    await turn(["CHAT"]);
    const there = await hearMessages(gateway, client);
    await send("2", "Are you really there?", admin);
    await there.until(1);
    await gateway.timers.pass(10_000);
    expect((await messages("2", admin)).at(-1)).toEqual({ isMine: true, message: "Are you really there?", feedback: { isDelivered: true, isSeen: false } });
    await there.leave();
    await vi.waitFor(async () => {
      await send("2", "And now?", admin);
      await gateway.timers.pass(10_000);
      expect((await messages("2", admin)).at(-1)).toMatchObject({ isMine: false });
    }, 10_000);
  });
});

it("with SIMULATION=on partners answer guests, in the sandbox that they were written to in, until the gateway closes", async () => {
  const gateway = await createTestGateway({ env: { SIMULATION: "on" } });
  const api = async (method: "GET" | "POST", sandbox: string | null, payload?: object) => (await gateway.inject({
    method, url: "/api/apps/chat/chats/8", ...(payload && { payload }), headers: sandbox === null ? {} : { "x-berth-sandbox": sandbox },
  })).json<{ chat: { messages: { message: string; senderId: number }[] } }>();
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
