import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { listeners } from "#tests/support/listening.ts";

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  url = `${(await gateway.app.listen({ port: 0, host: "127.0.0.1" })).replace("http", "ws")}/graphql`;
});
afterAll(() => gateway.close());

it.each([
  [
    "subscription { mailChanged { kind id mail { isStarred } } }",
    'mutation { mailBulkUpdate(ids: ["3"], input: { isStarred: true }) { undoToken } }',
    { mailChanged: { kind: "UPDATED", id: "3", mail: { isStarred: true } } },
  ],
  [
    "subscription { mailChanged { kind id mail { subject } } }",
    'mutation { mailBulkDelete(ids: ["4"]) { undoToken } }',
    { mailChanged: { kind: "DELETED", id: "4", mail: null } },
  ],
  [
    "subscription { mailChanged { kind mail { replyCount } } }",
    'mutation { mailReply(id: "5", input: { to: [{ email: "a@example.com" }], message: "Yes" }) { id } }',
    { mailChanged: { kind: "UPDATED", mail: { replyCount: 1 } } },
  ],
  [
    "subscription { calendarEventChanged { kind id event { title } } }",
    'mutation { calendarEventUpdate(id: 3, input: { title: "Market" }) { id } }',
    { calendarEventChanged: { kind: "UPDATED", id: "3", event: { title: "Market" } } },
  ],
])("%s hears of %s", async (subscription, mutation, heard) => {
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, lazy: true });
  const listening = listeners(gateway);
  const next = client.iterate({ query: subscription }).next();
  await listening();
  expect((await gateway.graphql(mutation)).errors).toBeUndefined();
  expect((await next).value).toEqual({ data: heard });
  await client.dispose();
});

it("nobody hears of a change to the own profile, but of another's", async () => {
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, lazy: true });
  const listening = listeners(gateway);
  const next = client.iterate({ query: "subscription { chatContactChanged { id about } }" }).next();
  await listening();
  const say = 'mutation { chatProfileUpdate(input: { about: "Out" }) { id } }';
  const other = await gateway.signIn("client");
  for (const token of [undefined, other])
    expect((await gateway.graphql(say, {}, token)).errors).toBeUndefined();
  expect((await next).value).toEqual({ data: { chatContactChanged: { id: "2", about: "Out" } } });
  await client.dispose();
});
