import { createClient } from "graphql-ws";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import type { TestGateway } from "#tests/support/gateway.ts";
import { clearJournal, type Entry, journalCalls, LIST, openJournal } from "./journalCalls.ts";

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  ({ gateway, origin } = await openJournal());
});
afterAll(() => gateway.close());
beforeEach(() => clearJournal(gateway));
const { journal, send } = journalCalls(
  () => gateway,
  () => origin,
);

describe("the journal", () => {
  it("tells of new entries as they come, but not of those who listen", async () => {
    const client = createClient({
      url: `${origin.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const events = client.iterate<{ journalEntryAdded: Entry }>({
      query: "subscription { journalEntryAdded { path sandbox } }",
    });
    let first: unknown;
    void events.next().then(({ value }) => {
      first = value?.data;
    });
    // An operation on the socket would be an entry itself, so nothing says when the subscription stands.
    await vi.waitFor(
      async () => {
        await send("/graphql", { query: "{ journal { total } }" });
        await send(`${LIST}/3`, undefined, { "x-berth-sandbox": "log" });
        expect(first).toEqual({ journalEntryAdded: { path: `${LIST}/3`, sandbox: "log" } });
      },
      { timeout: 10_000, interval: 10 },
    );
    await client.dispose();
  });
});

it("operations of a socket are told too, with their sandbox, and copied as a stream", async () => {
  const client = createClient({
    url: `${origin.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { sandbox: "log" },
  });
  const waiting = client.iterate({ query: "subscription Changes { productChanged { id } }" }).next();
  await client
    .iterate({ query: "query ($token: String) { nothing(token: $token) }", variables: { token: "s3cr3t" } })
    .next()
    .catch(() => undefined);
  await client.iterate({ query: "{ faultRules { id } }" }).next();
  const { items } = await journal();
  expect(items).toMatchObject([
    {
      method: "WS",
      status: 200,
      failed: true,
      code: "GRAPHQL_VALIDATION_FAILED",
      variables: { token: "«TOKEN»" },
    },
    {
      method: "WS",
      path: "/graphql",
      operation: { name: "Changes", kind: "SUBSCRIPTION" },
      sandbox: "log",
      failed: false,
      curl: expect.stringContaining("text/event-stream"),
    },
  ]);
  await client.dispose();
  await waiting;
});
