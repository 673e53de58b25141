import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { served } from "#tests/support/listening.ts";
import { SEEN, SEND } from "./chatCalls.ts";

describe("subscriptions", () => {
  let gateway: TestGateway;
  let origin: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => gateway.close());

  const listener = (token: string) =>
    createClient({
      url: `${origin.replace("http", "ws")}/graphql`,
      retryAttempts: 0,
      lazy: true,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string | string[]) {
          super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
        }
      },
    });
  const CHANGES =
    "subscription { chatMessageChanged { kind message { message isMine feedback { isDelivered isSeen } } chat { unseen contact { id } } } }";

  it("tell both people of a message, and the writer that it was delivered and seen", async () => {
    const [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
    const [writer, reader] = [listener(admin), listener(client)];
    const [written, read] = [
      writer.iterate<{ chatMessageChanged: object }>({ query: CHANGES }),
      reader.iterate<{ chatMessageChanged: object }>({ query: CHANGES }),
    ];
    const [first, there] = [written.next(), read.next()];
    await Promise.all([served(writer), served(reader)]);
    await gateway.graphql(SEND, { userId: "2", message: "灯塔上线了！" }, admin);
    expect((await there).value).toMatchObject({
      data: {
        chatMessageChanged: {
          kind: "CREATED",
          message: { message: "灯塔上线了！", isMine: false, feedback: { isDelivered: true } },
          chat: { unseen: 1, contact: { id: "1" } },
        },
      },
    });
    expect((await first).value).toMatchObject({
      data: { chatMessageChanged: { kind: "CREATED", message: { isMine: true } } },
    });
    expect((await written.next()).value).toMatchObject({
      data: {
        chatMessageChanged: { kind: "UPDATED", message: { feedback: { isDelivered: true, isSeen: false } } },
      },
    });
    await gateway.graphql(SEEN, { userId: "1" }, client);
    expect((await written.next()).value).toMatchObject({
      data: { chatMessageChanged: { kind: "UPDATED", message: { feedback: { isSeen: true } } } },
    });
    await Promise.all([writer.dispose(), reader.dispose()]);
  });

  it("tell a person alone who is writing to them", async () => {
    const [admin, client, support] = [
      await gateway.signIn("admin"),
      await gateway.signIn("client"),
      await gateway.signIn("support"),
    ];
    const [reader, other] = [listener(client), listener(support)];
    const typing = "subscription { chatTyping { contact { id fullName } } }";
    const next = reader.iterate({ query: typing }).next();
    let heard = false;
    other
      .iterate({ query: typing })
      .next()
      .then(
        ({ value }) => {
          heard = value !== undefined;
        },
        () => {},
      );
    await Promise.all([served(reader), served(other)]);
    await gateway.graphql('mutation { chatTyping(userId: "2") }', {}, admin);
    expect((await next).value).toEqual({
      data: { chatTyping: { contact: { id: "1", fullName: "Maren Okafor" } } },
    });
    await served(other);
    expect(heard).toBe(false);
    await Promise.all([reader.dispose(), other.dispose()]);
  });
});
