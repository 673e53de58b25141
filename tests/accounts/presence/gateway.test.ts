import { createClient, type Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

type Seen = { user: { username: string }; activity: string }[];

let gateway: TestGateway;
let url: string;
const clients: Client[] = [];
beforeAll(async () => {
  gateway = await createTestGateway();
  url = `${(await gateway.app.listen({ port: 0, host: "127.0.0.1" })).replace("http", "ws")}/graphql`;
});
afterEach(async () => {
  for (const one of clients.splice(0)) await one.dispose();
});
afterAll(() => gateway.close());

/** Stays at a record as this account and answers what it sees of the others, one change after the other. */
async function attend(username: string, record: string, activity = "VIEWING") {
  const token = await gateway.signIn(username);
  const client = createClient({
    url,
    retryAttempts: 0,
    lazyCloseTimeout: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
      }
    },
  });
  clients.push(client);
  const answers = client.iterate<{ presence: Seen }>({
    query:
      "subscription ($record: String!, $activity: PresenceActivity!) { presence(record: $record, activity: $activity) { user { username } activity } }",
    variables: { record, activity },
  });
  return {
    next: async () =>
      (await answers.next()).value?.data?.presence.map(
        ({ user, activity: does }: Seen[number]) => `${user.username} ${does}`,
      ),
    leave: () => answers.return?.(),
    errors: async () => (await answers.next()).value?.errors,
  };
}

it("tells each of two people that the other is there, and what they do", async () => {
  const client = await attend("client", "Product:7");
  expect(await client.next()).toEqual([]);
  const admin = await attend("admin", "Product:7", "EDITING");
  expect(await admin.next()).toEqual(["client VIEWING"]);
  expect(await client.next()).toEqual(["admin EDITING"]);
});

it("tells at once when somebody left", async () => {
  const client = await attend("client", "Product:8");
  await client.next();
  const admin = await attend("admin", "Product:8");
  await admin.next();
  await client.next();
  await admin.leave();
  expect(await client.next()).toEqual([]);
});

it("keeps records apart, and does not count a person's other windows", async () => {
  const first = await attend("client", "Product:9");
  expect(await first.next()).toEqual([]);
  await (await attend("admin", "Product:10")).next();
  const second = await attend("client", "Product:9");
  expect(await second.next()).toEqual([]);
  const third = await attend("support", "Product:9");
  expect(await third.next()).toEqual(["client VIEWING", "client VIEWING"]);
});

it("forgets who was left behind by a process that was killed", async () => {
  const at = "2020-01-01T00:00:00.000Z";
  const admin = await gateway.store.db
    .selectFrom("accounts_users")
    .select("id")
    .where("username", "=", "admin")
    .executeTakeFirstOrThrow();
  await gateway.store.db
    .insertInto("accounts_presence")
    .values({
      id: "stay_lost",
      record: "Product:11",
      userId: admin.id,
      activity: "viewing",
      since: at,
      seenAt: at,
    })
    .execute();
  expect(await (await attend("client", "Product:11")).next()).toEqual([]);
});

it.each(["", "product:7", "Product", "Product:", `Product:${"7".repeat(81)}`, "Product:7\0"])(
  "refuses %j, which names no record",
  async (record) => {
    const [error] = (await (await attend("client", record)).errors()) ?? [];
    expect(error?.extensions?.["code"]).toBe("BAD_USER_INPUT");
  },
);

it("needs a session", async () => {
  const answer = await gateway.inject({
    method: "POST",
    url: "/graphql",
    headers: { accept: "text/event-stream" },
    payload: { query: 'subscription { presence(record: "Product:7") { id } }' },
  });
  expect(answer.body).toContain("UNAUTHENTICATED");
});
