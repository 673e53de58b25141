import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { listeners } from "#tests/support/listening.ts";
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
    const listening = listeners(gateway);
    const [first, there] = [written.next(), read.next()];
    await listening(2);
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
    const listening = listeners(gateway);
    const [next, elsewhere] = [
      reader.iterate({ query: typing }).next(),
      other.iterate({ query: typing }).next(),
    ];
    await listening(2);
    await gateway.graphql('mutation { chatTyping(userId: "2") }', {}, admin);
    expect((await next).value).toEqual({
      data: { chatTyping: { contact: { id: "1", fullName: "Maren Okafor" } } },
    });
    await gateway.graphql('mutation { chatTyping(userId: "3") }', {}, client);
    expect((await elsewhere).value).toMatchObject({ data: { chatTyping: { contact: { id: "2" } } } });
    await Promise.all([reader.dispose(), other.dispose()]);
  });
});
