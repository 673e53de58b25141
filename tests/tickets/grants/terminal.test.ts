import { afterAll, beforeAll, expect, it } from "vitest";
import { HOUR } from "#gateway/platform/clock.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { consoleAt } from "#tests/terminal/consoles.ts";

let gateway: TestGateway;
let port: number;
let client: string;
let support: string;
let keys = 0;
const asked = asking(() => gateway);
const ask = async <T>(query: string, variables: object, token: string): Promise<T> =>
  await asked<T>(query, { key: `grant-terminal-${(keys += 1)}`, ...variables }, token);

beforeAll(async () => {
  gateway = await createTestGateway({ env: { RATE_LIMIT: "off" } });
  port = Number(new URL(await gateway.app.listen({ port: 0, host: "127.0.0.1" })).port);
  client = await gateway.signIn("client");
  support = await gateway.signIn("support");
  for (let left = 40; left > 0; left -= 1) {
    gateway.clock.move(1_000);
    await gateway.leading.pass(1_000);
  }
}, 60_000);
afterAll(() => gateway.close());

const open = (token: string, grant: string) =>
  consoleAt(port, { pod: grant, columns: 80, rows: 24 }, { authorization: `Bearer ${token}` });
/** An access to the sample's app that was asked for with these scopes. */
const request = async (scopes: string[]) => {
  const { ticket } = await ask<{ ticket: { id: string } }>(
    'mutation ($key: String!) { ticket: ticketCreate(input: { subject: "It does not run", category: LAS, body: "<p>Since noon.</p>", appId: "app_demo" }, idempotencyKey: $key) { id } }',
    {},
    client,
  );
  await ask("mutation ($id: ID!) { ticketStep(id: $id, action: CLAIM) { id } }", ticket, support);
  const { grant } = await ask<{ grant: { id: string } }>(
    'mutation ($id: ID!, $scopes: [GrantScope!]!, $key: String!) { grant: ticketGrantRequest(ticketId: $id, scopes: $scopes, hours: 1, reason: "To look", idempotencyKey: $key) { id } }',
    { id: ticket.id, scopes },
    support,
  );
  return { id: grant.id, ticketId: ticket.id };
};
const approve = async ({ id }: { id: string }) =>
  await ask("mutation ($id: ID!) { ticketGrantApprove(id: $id, hours: 1) { id } }", { id }, client);
const uses = async ({ ticketId }: { ticketId: string }) =>
  (
    await ask<{ grants: { uses: { scope: string; person: { id: string } }[] }[] }>(
      "query ($ticketId: ID!) { grants: ticketGrants(ticketId: $ticketId) { uses { scope person { id } } } }",
      { ticketId },
      client,
    )
  ).grants[0]?.uses;

it("a terminal is let in by an access with EXEC alone, noted, and ended with it at once", async () => {
  const grant = await request(["EXEC"]);
  expect(await open(support, grant.id).closed).toBe("4403 GRANT_REQUIRED");
  await approve(grant);
  const console = open(support, grant.id);
  await console.ready();
  console.type("echo here $((40 + 2))\n");
  await console.sees(/here/);
  expect(await uses(grant)).toEqual([{ scope: "EXEC", person: { id: "usr_support" } }]);
  const { acts } = await ask<{ acts: { items: { what: string }[] } }>(
    '{ acts: appActs(appId: "app_demo", first: 1) { items { what } } }',
    {},
    client,
  );
  expect(acts.items[0]?.what).toBe("STAFF_ACCESS");
  await ask("mutation ($id: ID!) { ticketGrantEnd(id: $id) { id } }", { id: grant.id }, client);
  expect(await console.closed).toBe("1000 ENDED");
  expect(await open(support, grant.id).closed).toBe("4403 GRANT_REQUIRED");
});

it("a terminal is for nobody but the staff, and for no other scope", async () => {
  const grant = await request(["READ_LOGS", "RESTART"]);
  await approve(grant);
  expect(await open(support, grant.id).closed).toBe("4403 GRANT_REQUIRED");
  expect(await open(client, grant.id).closed).toBe("4403 FORBIDDEN");
  expect(await open(support, "grant_none").closed).toBe("4404 NOT_FOUND");
  expect(await uses(grant)).toEqual([]);
});

it("a terminal ends once the hours of its access have passed", async () => {
  const grant = await request(["EXEC"]);
  await approve(grant);
  const console = open(support, grant.id);
  await console.ready();
  gateway.clock.move(HOUR + 1);
  await gateway.leading.pass(20_000);
  expect(await console.closed).toBe("1000 ENDED");
});
