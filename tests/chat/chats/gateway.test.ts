import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import fixture from "../../../fixtures/chat/chats.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";

const MESSAGE = "id chatId senderId isMine message time sender { fullName } feedback { isSent isDelivered isSeen }";
const LIST = `query ($page: Int! = 1, $size: Int! = 50, $filter: ChatFilter) { chats(page: $page, itemsPerPage: $size, filter: $filter) {
  total items { id unseen lastAt contact { id fullName } lastMessage { ${MESSAGE} } } } }`;
const CHAT = `query ($userId: ID!, $before: ID, $limit: Int! = 30) { chat(userId: $userId) { id unseen messages(before: $before, limit: $limit) { hasEarlier items { ${MESSAGE} } } } }`;
const SEND = `mutation ($userId: ID!, $message: String!, $key: String) { chatMessageSend(userId: $userId, message: $message, idempotencyKey: $key) {
  isNewChat chat { id unseen lastMessage { message } } message { ${MESSAGE} } } }`;
const SEEN = "mutation ($userId: ID!) { chatSeen(userId: $userId) { id unseen } }";

interface Message { id: string; senderId: string; isMine: boolean; message: string; time: string; feedback: object }
interface Chat { id: string; unseen: number; lastAt: string; contact: { id: string; fullName: string }; lastMessage: Message }
interface Slice { hasEarlier: boolean; items: Message[] }
interface Sent { chatMessageSend: { isNewChat: boolean; chat: Chat; message: Message } }

describe.each(storeKinds)("chats on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (variables: object = {}, token?: string) => (await ask<{ chats: { total: number; items: Chat[] } }>(LIST, variables, token)).chats;
  const chat = async (variables: object, token?: string) => (await ask<{ chat: { id: string; unseen: number; messages: Slice } | null }>(CHAT, variables, token)).chat;
  const send = async (userId: string, message: string, token?: string) => (await ask<Sent>(SEND, { userId, message }, token)).chatMessageSend;
  const failure = async (query: string, variables?: object) => (await gateway.graphql(query, variables)).errors?.[0];
  const mine = (id: number) => fixture.filter(({ people }) => people.includes(id));

  it("are those of the viewer, the newest first, with the other person, the last message and the count", async () => {
    const { items, total } = await list();
    expect(total).toBe(mine(1).length);
    expect(items.map(({ lastAt }) => lastAt)).toEqual(items.map(({ lastAt }) => lastAt).toSorted().toReversed());
    expect(items[0]).toMatchObject({
      unseen: 2, contact: { id: "8", fullName: "Aiko Tanabe" },
      lastMessage: { senderId: "8", isMine: false, message: "All of it. I will watch the graphs through dinner.", time: "2026-11-20T16:55:00.000Z", feedback: { isSent: true, isDelivered: true, isSeen: false } },
    });
    const token = await gateway.signIn("developer");
    expect((await list({}, token)).total).toBe(mine(4).length);
    expect((await list({ filter: { q: "AIKO" } })).items.map(({ contact }) => contact.id)).toEqual(["8"]);
    expect(await list({ filter: { q: "%" } })).toEqual({ total: 0, items: [] });
    expect((await list({ page: 2, size: 5 })).items.map(({ id }) => id)).toEqual(items.slice(5, 10).map(({ id }) => id));
  });

  it("are read backwards, message by message, from any place", async () => {
    const all = (await chat({ userId: "3", limit: 100 }))?.messages;
    expect(all).toMatchObject({ hasEarlier: false });
    expect(all?.items.map(({ message }) => message)).toEqual(fixture[2]?.messages.map(({ message }) => message));
    const read: Message[] = [];
    for (let before: string | undefined, more = true; more;) {
      const slice: Slice | undefined = (await chat({ userId: "3", before, limit: 7 }))?.messages;
      read.unshift(...(slice?.items ?? []));
      before = slice?.items[0]?.id;
      more = slice?.hasEarlier === true;
    }
    expect(read).toEqual(all?.items);
    for (const limit of [0, 101]) expect((await failure(CHAT, { userId: "3", limit }))?.extensions.fields?.["limit"]?.code).toBe("OUT_OF_RANGE");
  });

  it("begin with the first message, and go on with the next", async () => {
    expect(await chat({ userId: "21" })).toBeNull();
    const first = await send("21", "  Do you have a minute?\nIt is about the arrows. ");
    expect(first).toMatchObject({ isNewChat: true, chat: { unseen: 0 }, message: { senderId: "1", isMine: true, message: "  Do you have a minute?\nIt is about the arrows. ", feedback: { isSent: true, isDelivered: false, isSeen: false } } });
    const second = await send("21", "😀");
    expect(second).toMatchObject({ isNewChat: false, chat: { id: first.chat.id, lastMessage: { message: "😀" } } });
    expect((await list()).items[0]?.contact.id).toBe("21");
  });

  it("count what the other has not seen, until the chat is opened", async () => {
    const [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
    const before = (await chat({ userId: "1" }, client))?.unseen ?? 0;
    await send("2", "午饭一起吗？", admin);
    const { message } = await send("2", "十二点半，楼下。", admin);
    expect((await chat({ userId: "1" }, client))?.unseen).toBe(before + 2);
    expect(await ask(SEEN, { userId: "1" }, client)).toMatchObject({ chatSeen: { unseen: 0 } });
    const { items } = (await chat({ userId: "2" }, admin))?.messages ?? { items: [] };
    expect(items.at(-1)).toMatchObject({ id: message.id, isMine: true, feedback: { isDelivered: true, isSeen: true } });
    expect((await chat({ userId: "1" }, client))?.messages.items.at(-1)).toMatchObject({ isMine: false });
    expect(await ask(SEEN, { userId: "20" })).toEqual({ chatSeen: null });
  });

  it("keep their order when days pass: what was written today stays behind the sample messages", async () => {
    const untouched = (await chat({ userId: "9" }))?.messages.items;
    await send("19", "See you at ten.");
    const told = (await chat({ userId: "19" }))?.messages.items;
    gateway.clock.move(4 * 86_400_000);
    expect((await chat({ userId: "19" }))?.messages.items).toEqual(told);
    const moved = (await chat({ userId: "9" }))?.messages.items;
    expect(moved?.map(({ time }) => Date.parse(time))).toEqual(untouched?.map(({ time }) => Date.parse(time) + 4 * 86_400_000));
    gateway.clock.move(-4 * 86_400_000);
  });

  it.each([["", "INVALID"], ["  \n", "INVALID"], ["x".repeat(20_001), "TOO_LONG"], ["a\0b", "INVALID"]])("refuse an empty or too long message, case %#, and add nothing", async (message, code) => {
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
      expect((await failure("mutation ($userId: ID!) { chatTyping(userId: $userId) }", { userId }))?.extensions.code).toBe("NOT_FOUND");
      expect(await chat({ userId })).toBeNull();
    }
  });

  it("lose and double nothing when 50 messages come at once, in a chat that is just begun", async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, (_, at) => send("15", `Line ${at}`)));
    expect(sent.filter(({ isNewChat }) => isNewChat)).toHaveLength(1);
    expect(new Set(sent.map(({ chat: { id } }) => id)).size).toBe(1);
    expect((await chat({ userId: "15", limit: 100 }))?.messages.items).toHaveLength(50);
    const key = { userId: "15", message: "Once", key: "chat-once" };
    expect((await ask<Sent>(SEND, key)).chatMessageSend.message.id).toBe((await ask<Sent>(SEND, key)).chatMessageSend.message.id);
  });
});

describe("subscriptions", () => {
  let gateway: TestGateway;
  let origin: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => gateway.close());

  const settled = () => new Promise((resolve) => setTimeout(resolve, 150));
  const listener = (token: string) => createClient({
    url: `${origin.replace("http", "ws")}/graphql`, retryAttempts: 0, lazy: true,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
      }
    },
  });
  const CHANGES = "subscription { chatMessageChanged { kind message { message isMine feedback { isDelivered isSeen } } chat { unseen contact { id } } } }";

  it("tell both people of a message, and the writer that it was delivered and seen", async () => {
    const [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
    const [writer, reader] = [listener(admin), listener(client)];
    const [written, read] = [writer.iterate<{ chatMessageChanged: object }>({ query: CHANGES }), reader.iterate<{ chatMessageChanged: object }>({ query: CHANGES })];
    const [first, there] = [written.next(), read.next()];
    await settled();
    await gateway.graphql(SEND, { userId: "2", message: "灯塔上线了！" }, admin);
    expect((await there).value).toMatchObject({ data: { chatMessageChanged: { kind: "CREATED", message: { message: "灯塔上线了！", isMine: false, feedback: { isDelivered: true } }, chat: { unseen: 1, contact: { id: "1" } } } } });
    expect((await first).value).toMatchObject({ data: { chatMessageChanged: { kind: "CREATED", message: { isMine: true } } } });
    expect((await written.next()).value).toMatchObject({ data: { chatMessageChanged: { kind: "UPDATED", message: { feedback: { isDelivered: true, isSeen: false } } } } });
    await gateway.graphql(SEEN, { userId: "1" }, client);
    expect((await written.next()).value).toMatchObject({ data: { chatMessageChanged: { kind: "UPDATED", message: { feedback: { isSeen: true } } } } });
    await Promise.all([writer.dispose(), reader.dispose()]);
  });

  it("tell a person alone who is writing to them", async () => {
    const [admin, client, support] = [await gateway.signIn("admin"), await gateway.signIn("client"), await gateway.signIn("support")];
    const [reader, other] = [listener(client), listener(support)];
    const typing = "subscription { chatTyping { contact { id fullName } } }";
    const next = reader.iterate({ query: typing }).next();
    let heard = false;
    other.iterate({ query: typing }).next().then(({ value }) => { heard = value !== undefined; }, () => {});
    await settled();
    await gateway.graphql('mutation { chatTyping(userId: "2") }', {}, admin);
    expect((await next).value).toEqual({ data: { chatTyping: { contact: { id: "1", fullName: "Maren Okafor" } } } });
    expect(heard).toBe(false);
    await Promise.all([reader.dispose(), other.dispose()]);
  });
});

it("a hundred messages with their senders are read in a few statements", async () => {
  const gateway = await createTestGateway();
  for (let at = 0; at < 60; at += 1) await gateway.graphql(SEND, { userId: "3", message: `Line ${at}` });
  const executor = gateway.store.db.getExecutor();
  const execute = vi.spyOn(Object.getPrototypeOf(executor), "executeQuery");
  const { data } = await gateway.graphql(CHAT, { userId: "3", limit: 100 });
  const read = data as { chat: { messages: Slice } } | null;
  expect(read?.chat.messages.items.length).toBeGreaterThan(80);
  expect(execute.mock.calls.length).toBeGreaterThan(3);
  expect(execute.mock.calls.length).toBeLessThan(25);
  execute.mockRestore();
  await gateway.close();
});
