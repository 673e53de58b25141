import { afterAll, beforeAll, describe, expect, it } from "vitest";
import chats from "../../../fixtures/chat/chats.json" with { type: "json" };
import contacts from "../../../fixtures/chat/contacts.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Message {
  message: string;
  time: string;
  senderId: number;
  feedback: object;
}
interface Contact {
  id: number;
  fullName: string;
  chat: { id: number; unseenMsgs: number; lastMessage: Message };
}
interface Lists {
  chatsContacts: Contact[];
  contacts: Contact[];
  profileUser: { id: number; settings: object };
}
interface Open {
  chat: { id: number; userId: number; unseenMsgs: number; messages: Message[] } | null;
  contact: Contact;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const URL = "/api/apps/chat";
const bearer = (token?: string) => (token ? { headers: { authorization: `Bearer ${token}` } } : {});
const lists = async (query = "", token?: string) =>
  (
    await gateway.inject({ method: "GET", url: `${URL}/chats-and-contacts${query}`, ...bearer(token) })
  ).json<Lists>();
const open = async (id: number | string, token?: string) =>
  await gateway.inject({ method: "GET", url: `${URL}/chats/${id}`, ...bearer(token) });
const send = (id: number | string, payload: object) =>
  gateway.inject({ method: "POST", url: `${URL}/chats/${id}`, payload });

describe("GET /api/apps/chat/chats-and-contacts", () => {
  it("answers the chats, newest first, the contacts and the person", async () => {
    const { chatsContacts, contacts: all, profileUser } = await lists();
    expect(chatsContacts[0]).toEqual({
      id: 8,
      fullName: "Aiko Tanabe",
      role: "Site Reliability Engineer",
      about: "Graphs first, coffee second.",
      avatar: "/media/avatars/face-055.svg",
      status: "online",
      chat: {
        id: 1,
        unseenMsgs: 2,
        lastMessage: {
          message: "All of it. I will watch the graphs through dinner.",
          time: "2026-11-20T16:55:00.000Z",
          senderId: 8,
          feedback: { isSent: true, isDelivered: true, isSeen: false },
        },
      },
    });
    const times = chatsContacts.map(({ chat }) => chat.lastMessage.time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(chatsContacts).toHaveLength(chats.filter(({ people }) => people.includes(1)).length);
    expect(all).toHaveLength(contacts.length - 1);
    expect(profileUser).toEqual({
      id: 1,
      fullName: "Maren Okafor",
      role: "Head of Operations",
      about: "Ask me about anything that should not stop.",
      avatar: "/media/avatars/face-022.svg",
      status: "online",
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
    });
  });

  it("searches both lists by name in any letter case", async () => {
    const found = await lists("?q=TOBIAS");
    expect([found.chatsContacts, found.contacts].map((list) => list.map(({ id }) => id))).toEqual([[3], [3]]);
    expect((await lists("?q=ravi")).chatsContacts).toEqual([]);
    for (const q of ["%25", "%00", "engineer", "x".repeat(9_000)])
      expect(await lists(`?q=${q}`)).toMatchObject({ chatsContacts: [], contacts: [] });
    expect(await lists("?q=&q=a")).toEqual(await lists());
  });

  it("answers a session its own person", async () => {
    const { profileUser, chatsContacts } = await lists("", await gateway.signIn("client"));
    expect(profileUser.id).toBe(2);
    expect(chatsContacts.map(({ id }) => id)).toContain(1);
  });
});

describe("a chat", () => {
  it("is opened with its contact, and its count is 0 from then on", async () => {
    expect((await lists()).chatsContacts.find(({ id }) => id === 4)?.chat.unseenMsgs).toBe(2);
    const { chat, contact } = (await open(4)).json<Open>();
    expect(contact).toMatchObject({ id: 4, fullName: "Ines Carvalho" });
    expect(chat).toMatchObject({ userId: 4, unseenMsgs: 0 });
    expect(chat?.messages).toHaveLength(5);
    expect(Object.keys(chat?.messages[0] ?? {})).toEqual(["message", "time", "senderId", "feedback"]);
    expect((await lists()).chatsContacts.find(({ id }) => id === 4)?.chat.unseenMsgs).toBe(0);
  });

  it("is null with a contact nothing was written to", async () => {
    expect((await open(20)).json()).toMatchObject({ chat: null, contact: { id: 20 } });
  });

  it("begins with the first message, with 201", async () => {
    const first = await send(20, { message: "Bonjour Élodie", senderId: 1 });
    expect(first.statusCode).toBe(201);
    const msg = {
      message: "Bonjour Élodie",
      time: "2026-11-21T09:41:00.000Z",
      senderId: 1,
      feedback: { isSent: true, isDelivered: false, isSeen: false },
    };
    expect(first.json()).toEqual({
      msg,
      chat: { id: chats.length + 1, userId: 20, unseenMsgs: 0, messages: [msg] },
    });
    const second = await send(20, { message: "Merci", senderId: 1 });
    expect(Object.keys(second.json<object>())).toEqual(["msg"]);
  });

  it("takes the sender as sent: what the contact writes counts as unseen", async () => {
    await send(12, { message: "Ping", senderId: 12 });
    const { chatsContacts } = await lists();
    expect(chatsContacts[0]).toMatchObject({
      id: 12,
      chat: { unseenMsgs: 1, lastMessage: { senderId: 12 } },
    });
    expect((await send(12, { message: "Pong" })).json()).toMatchObject({ msg: { senderId: 1 } });
  });

  it.each([
    {},
    { message: "" },
    { message: "   " },
    { message: 7 },
    { message: null },
    { message: ["a"] },
    { message: "x".repeat(20_001) },
    { message: "a\0" },
  ])("refuses the message %#", async (payload) => {
    const answer = await send(8, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: expect.any(String),
      errors: { message: expect.any(String) },
    });
  });

  it.each([
    { message: "a", senderId: "me" },
    { message: "a", senderId: -1 },
    { message: "a", senderId: 1.5 },
    { message: "a", senderId: {} },
  ])("refuses the sender %#", async (payload) => {
    const answer = await send(8, payload);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      400,
      ["senderId"],
    ]);
  });

  it.each(["999", "1", "abc", "0", "1.5", "%27", "%00", "9".repeat(400)])(
    "with %s is not found",
    async (id) => {
      expect((await open(id)).statusCode).toBe(404);
      expect((await send(id, { message: "a" })).statusCode).toBe(404);
    },
  );
});

it("REST and GraphQL answer the same chats and contacts", async () => {
  const { chatsContacts, contacts: all } = await lists();
  const { data } =
    await gateway.graphql(`{ chatContacts(itemsPerPage: 100) { items { id fullName role about avatar status } }
    chats(itemsPerPage: 100) { items { id unseen contact { id } lastMessage { message time senderId feedback { isSent isDelivered isSeen } } } } }`);
  expect(data).toEqual({
    chatContacts: { items: all.map((one) => ({ ...one, id: String(one.id), status: expect.any(String) })) },
    chats: {
      items: chatsContacts.map(({ id, chat: { id: chat, unseenMsgs, lastMessage } }) => ({
        id: String(chat),
        unseen: unseenMsgs,
        contact: { id: String(id) },
        lastMessage: { ...lastMessage, senderId: String(lastMessage.senderId) },
      })),
    },
  });
});
