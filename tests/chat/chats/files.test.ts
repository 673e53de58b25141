import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const SEND = `mutation ($userId: ID!, $files: [ID!]) {
  chatMessageSend(userId: $userId, message: "", attachmentIds: $files) { message { id } } }`;
const UNSEND = "mutation ($id: ID!) { chatMessageUnsend(id: $id) { attachments { id } } }";
const MAIL = "mutation ($input: MailInput!) { mailSend(input: $input) { items { id } } }";
const PICTURE = "mutation ($url: String!) { productUpdate(id: 3, input: { image: $url }) { id } }";

describe.each(storeKinds)("the file of a message that is taken back, on %s", (kind) => {
  let gateway: TestGateway;
  let client: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    client = await gateway.signIn("client");
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const upload = async () =>
    (
      await gateway.inject({
        method: "POST",
        url: "/api/files",
        payload: "Cargo list",
        headers: {
          "content-type": "text/plain",
          "x-file-visibility": "link",
          authorization: `Bearer ${client}`,
        },
      })
    ).json<{ id: string }>().id;
  const inSandbox = async <T>(name: string, query: string, variables: object): Promise<T> =>
    (
      await gateway.inject({
        method: "POST",
        url: "/graphql",
        payload: { query, variables },
        headers: { "x-berth-sandbox": name, authorization: `Bearer ${client}` },
      })
    ).json<{ data: T }>().data;
  type Sent = { chatMessageSend: { message: { id: string } } };
  const send = async (file: string, userId = "7") =>
    (await ask<Sent>(SEND, { userId, files: [file] }, client)).chatMessageSend.message.id;
  const unsend = (id: string) => ask(UNSEND, { id }, client);
  const statusOf = async (file: string) => (await gateway.inject({ url: `/api/files/${file}` })).statusCode;

  it("stays for another message, and goes with the last one", async () => {
    const file = await upload();
    const [first, second] = [await send(file), await send(file, "1")];
    await unsend(first);
    expect(await statusOf(file)).toBe(200);
    await unsend(first);
    expect(await statusOf(file)).toBe(200);
    await unsend(second);
    expect(await statusOf(file)).toBe(404);
  });

  it("stays for a mail", async () => {
    const file = await upload();
    const id = await send(file);
    const attachments = [{ fileName: "cargo.txt", url: `/api/files/${file}`, size: "1kb" }];
    await ask(MAIL, { input: { to: [{ email: "felix@example.net" }], attachments } }, client);
    await unsend(id);
    expect(await statusOf(file)).toBe(200);
  });

  it("stays for a picture, until that is another one", async () => {
    const file = await upload();
    const [first, second] = [await send(file), await send(file)];
    await ask(PICTURE, { url: `/api/files/${file}` }, client);
    await unsend(first);
    await unsend(second);
    expect(await statusOf(file)).toBe(200);
    const third = await send(file);
    await ask(PICTURE, { url: "/media/products/lamp.svg" }, client);
    await unsend(third);
    expect(await statusOf(file)).toBe(404);
  });

  it("stays for a message in a sandbox, and one taken back there leaves it to the others", async () => {
    const file = await upload();
    const id = await send(file);
    const there = await inSandbox<Sent>("quay", SEND, { userId: "7", files: [file] });
    await unsend(id);
    expect(await statusOf(file)).toBe(200);
    const again = await send(file);
    await inSandbox("quay", UNSEND, { id: there.chatMessageSend.message.id });
    expect(await statusOf(file)).toBe(200);
    await unsend(again);
    expect(await statusOf(file)).toBe(404);
  });

  it("stays for a message from before uses were noted", async () => {
    const file = await upload();
    const [first] = [await send(file), await send(file)];
    const { db } = gateway.store;
    await db.schema.dropTable("file_uses").execute();
    await db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom("kysely_migration")
      .where("name", "=", "0006_file_uses")
      .execute();
    await prepareStore(gateway.store, readConfig({ NODE_ENV: "test" }), gateway.clock);
    await unsend(first);
    expect(await statusOf(file)).toBe(200);
  });
});
