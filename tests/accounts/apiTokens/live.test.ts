import { once } from "node:events";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { apiTokenCalls, REVOKE } from "./apiTokenCalls.ts";

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  const origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  url = `${origin.replace("http", "ws")}/graphql`;
});
afterAll(() => gateway.close());
const { create, ask } = apiTokenCalls(() => gateway);

/** A socket that a program opens with an API token. */
const socketWith = (secret: string) =>
  class extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { authorization: `Bearer ${secret}` } });
    }
  };

it("a program on the socket acts for the token's account, within its scopes", async () => {
  const { secret } = await create("client");
  const client = createClient({ url, webSocketImpl: socketWith(secret), retryAttempts: 0 });
  const answer = async (query: string) => (await client.iterate({ query }).next()).value;
  expect(await answer("{ viewer { user { id } } }")).toEqual({
    data: { viewer: { user: { id: "usr_client" } } },
  });
  expect((await answer("mutation { notificationReadAll { unread } }"))?.errors).toMatchObject([
    { extensions: { code: "TOKEN_READ_ONLY" } },
  ]);
  await client.dispose();
});

it("the sockets of a token close when it is revoked", async () => {
  const { secret, apiToken, session } = await create("client");
  const socket = new WebSocket(url, "graphql-transport-ws", {
    headers: { authorization: `Bearer ${secret}` },
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  const closed = once(socket, "close");
  await ask(REVOKE, { id: apiToken.id }, session);
  expect((await closed)[0]).toBe(4401);
});
