import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { png } from "#tests/support/picture.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { listen } from "#tests/support/listening.ts";

const MESSAGE =
  "id message isMine clientId editedAt unsentAt replyTo { id message } attachments { id name type size url isPicture }";
const SEND = `mutation ($userId: ID!, $message: String!, $replyToId: ID, $files: [ID!], $clientId: String) {
  chatMessageSend(userId: $userId, message: $message, replyToId: $replyToId, attachmentIds: $files, clientId: $clientId) { isNewChat chat { unseen } message { ${MESSAGE} } } }`;
const EDIT = `mutation ($id: ID!, $message: String!) { chatMessageEdit(id: $id, message: $message) { ${MESSAGE} } }`;
const UNSEND = `mutation ($id: ID!) { chatMessageUnsend(id: $id) { ${MESSAGE} } }`;
const CHAT = `query ($userId: ID!) { chat(userId: $userId) { attachments { name } lastMessage { message } messages(limit: 100) { items { ${MESSAGE} } } } }`;
const CHANGES = "subscription { chatMessageChanged { kind message { message clientId unsentAt } } }";

interface Message {
  id: string;
  message: string;
  isMine: boolean;
  clientId: string | null;
  editedAt: string | null;
  unsentAt: string | null;
  replyTo: { id: string } | null;
  attachments: { id: string; url: string }[];
}

describe.each(storeKinds)("messages on %s", (kind) => {
  let gateway: TestGateway;
  let [admin, client] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const send = async (variables: object, token = admin) =>
    (
      await ask<{ chatMessageSend: { message: Message } }>(
        SEND,
        { userId: "2", message: "Hello", ...variables },
        token,
      )
    ).chatMessageSend.message;
  const failure = async (query: string, variables: object, token = admin) =>
    (await gateway.graphql(query, variables, token)).errors?.[0]?.extensions;
  const messages = async (userId: string, token: string) =>
    (await ask<{ chat: { messages: { items: Message[] } } }>(CHAT, { userId }, token)).chat.messages.items;
  const upload = async (visibility: string, token = admin) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/api/files",
        payload: png,
        headers: {
          "content-type": "image/png",
          "x-file-name": "quay.png",
          "x-file-visibility": visibility,
          authorization: `Bearer ${token}`,
        },
      })
    ).json<{ id: string }>().id;

  it("answer another message of the same chat, and of no other", async () => {
    const first = await send({});
    expect((await send({ replyToId: first.id })).replyTo).toMatchObject({ id: first.id, message: "Hello" });
    for (const replyToId of ["1", "999999", "x"]) {
      expect(await failure(SEND, { userId: "2", message: "Hello", replyToId })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { replyToId: { code: "INVALID" } },
      });
    }
  });

  it("sent again under the name that their console gave them stand there once, whatever they say then", async () => {
    const first = await send({ clientId: "mine-1" });
    expect(await send({ clientId: "mine-1", message: "Hello again" })).toEqual(first);
    expect((await messages("2", admin)).filter(({ clientId }) => clientId === "mine-1")).toHaveLength(1);
    expect((await messages("1", client)).at(-1)).toMatchObject({ id: first.id, clientId: null });
    const NAMED = "query ($clientId: String!) { chatMessage(clientId: $clientId) { id } }";
    const named = async (clientId: string, token: string) => await ask(NAMED, { clientId }, token);
    const found = [await named("mine-1", admin), await named("mine-1", client)];
    expect(found).toEqual([{ chatMessage: { id: first.id } }, { chatMessage: null }]);
    expect((await send({ userId: "1", clientId: "mine-1" }, client)).id).not.toBe(first.id);
    expect(await failure(SEND, { userId: "2", message: "Hello", clientId: "x".repeat(101) })).toMatchObject({
      fields: { clientId: { code: "TOO_LONG" } },
    });
  });

  it("are changed by their writer alone, and both people hear of it", async () => {
    const { id } = await send({});
    const heard = await listen(
      gateway,
      CHANGES,
      ({ chatMessageChanged }: { chatMessageChanged: { kind: string; message: object } }) =>
        chatMessageChanged,
      { token: client },
    );
    expect(
      (await ask<{ chatMessageEdit: Message }>(EDIT, { id, message: "Hello there" }, admin)).chatMessageEdit,
    ).toMatchObject({ message: "Hello there", editedAt: expect.any(String) });
    expect((await heard.until(1))[0]).toMatchObject({ kind: "UPDATED", message: { message: "Hello there" } });
    await heard.leave();
    expect(await failure(EDIT, { id, message: "Not mine" }, client)).toMatchObject({ code: "FORBIDDEN" });
    expect(await failure(EDIT, { id, message: " " })).toMatchObject({
      fields: { message: { code: "INVALID" } },
    });
    const stranger = await gateway.signIn("support");
    for (const [query, variables] of [
      [EDIT, { id, message: "?" }],
      [UNSEND, { id }],
    ] as const)
      expect(await failure(query, variables, stranger)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("that came while nobody listened are delivered when their reader does", async () => {
    const { id } = await send({ message: "Are you there?" });
    const told = await listen(
      gateway,
      "subscription { chatMessageChanged { kind message { id feedback { isDelivered isSeen } } } }",
      ({ chatMessageChanged }: { chatMessageChanged: object }) => chatMessageChanged,
      { token: admin },
    );
    const reader = await listen(gateway, CHANGES, () => null, { token: client });
    await vi.waitFor(
      () =>
        expect(told.heard).toContainEqual({
          kind: "UPDATED",
          message: { id, feedback: { isDelivered: true, isSeen: false } },
        }),
      10_000,
    );
    await Promise.all([told.leave(), reader.leave()]);
  });

  it("taken back leave their place, without words and files, and cannot be changed", async () => {
    const file = await upload("link");
    const { id, attachments } = await send({ files: [file], message: "" });
    expect(attachments).toEqual([
      {
        id: file,
        name: "quay.png",
        type: "image/png",
        size: png.length,
        url: `/api/files/${file}`,
        isPicture: true,
      },
    ]);
    expect(await ask(CHAT, { userId: "1" }, client)).toMatchObject({
      chat: { attachments: [{ name: "quay.png" }] },
    });
    expect(await failure(UNSEND, { id }, client)).toMatchObject({ code: "FORBIDDEN" });
    const { chatMessageUnsend } = await ask<{ chatMessageUnsend: Message }>(UNSEND, { id }, admin);
    expect(chatMessageUnsend).toMatchObject({ message: "", attachments: [], unsentAt: expect.any(String) });
    expect(await ask(UNSEND, { id }, admin)).toEqual({ chatMessageUnsend });
    expect(await failure(EDIT, { id, message: "Again" })).toMatchObject({ code: "CONFLICT" });
    expect((await gateway.inject({ url: `/api/files/${file}` })).statusCode).toBe(404);
    expect(await ask(CHAT, { userId: "1" }, client)).toMatchObject({
      chat: { attachments: [], lastMessage: { message: "" } },
    });
  });

  it("taken back before they were seen are not counted as unseen", async () => {
    const unseen = async () =>
      (await ask<{ chat: { unseen: number } }>("{ chat(userId: 1) { unseen } }", {}, client)).chat.unseen;
    const before = await unseen();
    const [first, second] = [await send({}), await send({})];
    expect(await unseen()).toBe(before + 2);
    await ask(UNSEND, { id: first.id }, admin);
    await ask(UNSEND, { id: first.id }, admin);
    expect(await unseen()).toBe(before + 1);
    await ask("mutation { chatSeen(userId: 1) { id } }", {}, client);
    await send({});
    await ask(UNSEND, { id: second.id }, admin);
    expect(await unseen()).toBe(1);
  });

  it("take only the writer's own files that others may read, ten at most", async () => {
    for (const files of [["file_none"], [await upload("owner")], [await upload("link", client)]]) {
      expect(await failure(SEND, { userId: "2", message: "", files })).toMatchObject({
        fields: { attachmentIds: { code: "INVALID" } },
      });
    }
    expect(
      await failure(SEND, { userId: "2", message: "", files: Array.from({ length: 11 }, () => "x") }),
    ).toMatchObject({ fields: { attachmentIds: { code: "OUT_OF_RANGE" } } });
    expect(await failure(SEND, { userId: "2", message: "", files: [] })).toMatchObject({
      fields: { message: { code: "INVALID" } },
    });
    expect(
      (await gateway.graphql(SEND, { userId: "2", message: "", files: ["x"] })).errors?.[0]?.extensions.code,
    ).toBe("UNAUTHENTICATED");
  });
});
