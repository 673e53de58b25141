import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import fixture from "../../../fixtures/chat/chats.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { CHAT, type Chat, chatCalls, MESSAGE, type Message, SEEN, SEND, type Slice } from "./chatCalls.ts";

const LIST = `query ($page: Int! = 1, $size: Int! = 50, $filter: ChatFilter) { chats(page: $page, itemsPerPage: $size, filter: $filter) {
  total items { id unseen lastAt contact { id fullName } lastMessage { ${MESSAGE} } } } }`;

describe.each(storeKinds)("chats on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (variables: object = {}, token?: string) =>
    (await ask<{ chats: { total: number; items: Chat[] } }>(LIST, variables, token)).chats;
  const { chat, send, failure } = chatCalls(() => gateway);
  const mine = (id: number) => fixture.filter(({ people }) => people.includes(id));

  it("are those of the viewer, the newest first, with the other person, the last message and the count", async () => {
    const { items, total } = await list();
    expect(total).toBe(mine(1).length);
    expect(items.map(({ lastAt }) => lastAt)).toEqual(
      items
        .map(({ lastAt }) => lastAt)
        .toSorted()
        .toReversed(),
    );
    expect(items[0]).toMatchObject({
      unseen: 2,
      contact: { id: "8", fullName: "Aiko Tanabe" },
      lastMessage: {
        senderId: "8",
        isMine: false,
        message: "All of it. I will watch the graphs through dinner.",
        time: "2026-11-20T16:55:00.000Z",
        feedback: { isSent: true, isDelivered: true, isSeen: false },
      },
    });
    const token = await gateway.signIn("developer");
    expect((await list({}, token)).total).toBe(mine(4).length);
    expect((await list({ filter: { q: "AIKO" } })).items.map(({ contact }) => contact.id)).toEqual(["8"]);
    expect(await list({ filter: { q: "%" } })).toEqual({ total: 0, items: [] });
    expect((await list({ page: 2, size: 5 })).items.map(({ id }) => id)).toEqual(
      items.slice(5, 10).map(({ id }) => id),
    );
  });

  it("are read backwards, message by message, from any place", async () => {
    const all = (await chat({ userId: "3", limit: 100 }))?.messages;
    expect(all).toMatchObject({ hasEarlier: false });
    expect(all?.items.map(({ message }) => message)).toEqual(
      fixture[2]?.messages.map(({ message }) => message),
    );
    const read: Message[] = [];
    for (let before: string | undefined, more = true; more;) {
      const slice: Slice | undefined = (await chat({ userId: "3", before, limit: 7 }))?.messages;
      read.unshift(...(slice?.items ?? []));
      before = slice?.items[0]?.id;
      more = slice?.hasEarlier === true;
    }
    expect(read).toEqual(all?.items);
    for (const limit of [0, 101])
      expect((await failure(CHAT, { userId: "3", limit }))?.extensions.fields?.["limit"]?.code).toBe(
        "OUT_OF_RANGE",
      );
  });

  it("begin with the first message, and go on with the next", async () => {
    expect(await chat({ userId: "21" })).toBeNull();
    const first = await send("21", "  Do you have a minute?\nIt is about the arrows. ");
    expect(first).toMatchObject({
      isNewChat: true,
      chat: { unseen: 0 },
      message: {
        senderId: "1",
        isMine: true,
        message: "  Do you have a minute?\nIt is about the arrows. ",
        feedback: { isSent: true, isDelivered: false, isSeen: false },
      },
    });
    const second = await send("21", "😀");
    expect(second).toMatchObject({
      isNewChat: false,
      chat: { id: first.chat.id, lastMessage: { message: "😀" } },
    });
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
    expect(items.at(-1)).toMatchObject({
      id: message.id,
      isMine: true,
      feedback: { isDelivered: true, isSeen: true },
    });
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
    expect(moved?.map(({ time }) => Date.parse(time))).toEqual(
      untouched?.map(({ time }) => Date.parse(time) + 4 * 86_400_000),
    );
    gateway.clock.move(-4 * 86_400_000);
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
