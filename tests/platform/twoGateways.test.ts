import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const LOOK = MINUTE / 6;
let folder: string;
let first: TestGateway;
let second: TestGateway;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "berth-two-"));
  const open = () => createTestGateway({ store: openSqlite(join(folder, "berth.db")) });
  [first, second] = [await open(), await open()];
  await first.app.ready();
  await second.app.ready();
  await pass(LOOK);
});
afterEach(async () => {
  await first.close();
  await second.close();
  rmSync(folder, { recursive: true });
});

/** Lets the time of leading pass in both, a look at a time, the first one ahead. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += LOOK)
    for (const one of [first, second]) await one.leading.pass(LOOK);
}
const sessions = async () =>
  (await second.store.db.selectFrom("accounts_sessions").select("userId").orderBy("userId").execute()).map(
    ({ userId }) => userId,
  );
const token = async () =>
  (await second.store.db.selectFrom("leases").select("token").executeTakeFirst())?.token;
/** Lets a session expire that whoever leads removes, once its periodic work is due. */
async function expireSession(): Promise<void> {
  await first.signIn("client");
  for (const { clock } of [first, second]) clock.move(13 * HOUR);
  await second.signIn("admin");
  expect(await sessions()).toEqual(["usr_admin", "usr_client"]);
}

it("the second of two gateways on one file leaves the periodic work to the first", async () => {
  const began = await token();
  await expireSession();
  await second.leading.pass(2 * LOOK);
  expect(await sessions()).toEqual(["usr_admin", "usr_client"]);
  await first.leading.pass(2 * LOOK);
  expect(await sessions()).toEqual(["usr_admin"]);
  expect(await token()).toBe(began);
});

it("a gateway that closes is followed by the other at its next look, which does the work that is due then", async () => {
  const began = (await token()) ?? expect.fail("nobody leads");
  await expireSession();
  await first.app.close();
  expect(await sessions()).toHaveLength(2);
  await second.leading.pass(LOOK + 1);
  expect(await sessions()).toEqual(["usr_admin"]);
  expect(await token()).toBe(began + 1);
  expect((await second.graphql("{ products { total } }")).data).toEqual({ products: { total: 50 } });
});

it("a gateway that is not heard of is followed too, and does nothing when it is back", async () => {
  const began = (await token()) ?? expect.fail("nobody leads");
  await second.leading.pass(MINUTE);
  expect(await token()).toBe(began + 1);
  await expireSession();
  await first.leading.pass(2 * LOOK);
  expect(await sessions()).toHaveLength(2);
  await second.leading.pass(2 * LOOK);
  expect(await sessions()).toEqual(["usr_admin"]);
});
