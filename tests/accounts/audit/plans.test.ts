import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { note } from "#tests/support/notedStore.ts";
import { openSampleStore } from "#tests/support/stores.ts";

const noted: string[] = [];
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await createTestGateway({ store: note(await openSampleStore("sqlite"), noted) });
  token = await gateway.signIn("admin");
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);

/** How SQLite finds what a statement asks for. */
async function planOf(statement: string): Promise<string> {
  const text = statement.replaceAll("?", "1");
  const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${text}`)}`.execute(
    gateway.store.db,
  );
  return rows.map(({ detail }) => detail).join("; ");
}

const account = { userId: "usr_client" };
const kinds = { kinds: ["SIGN_IN", "VIEW_AS"] };
const address = { address: "127.0.0.1" };
it.each([
  ["an account", { ...account }, {}, /userId=\?/],
  ["kinds", {}, kinds, /kind=\?/],
  ["an address", {}, address, /address=\?/],
  ["an account and kinds", account, kinds, /userId=\? AND kind=\?/],
  ["an account and an address", account, address, /userId=\? AND address=\?/],
  ["an address and kinds", {}, { ...address, ...kinds }, /address=\? AND kind=\?/],
  ["all three", account, { ...address, ...kinds }, /userId=\? AND address=\? AND kind=\?/],
])("the entries of %s are found by an index, however many others there are", async (_, of, filter, by) => {
  noted.length = 0;
  await ask(
    "query ($filter: AuditFilter, $userId: ID) { audit(filter: $filter, userId: $userId) { items { id } } }",
    { ...of, filter },
    token,
  );
  const asked = noted.filter((one) => one.startsWith('select * from "accounts_audit"'));
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) {
    const plan = await planOf(one);
    expect(plan).toMatch(by);
    expect(plan).not.toContain("TEMP B-TREE");
  }
});
