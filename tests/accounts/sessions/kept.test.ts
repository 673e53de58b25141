import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { note } from "#tests/support/notedStore.ts";

let folder: string;
let gateway: TestGateway;
let other: Store;
let token: string;
const statements: string[] = [];
const ask = async () =>
  (
    await gateway.inject({
      method: "GET",
      url: "/api/apps/ecommerce/products/1",
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sessions-"));
  const path = join(folder, "berth.db");
  gateway = await createTestGateway({ store: note(openSqlite(path), statements) });
  other = openSqlite(path);
  token = await gateway.signIn("client");
  for (let time = 0; time < 3; time += 1) expect(await ask()).toBe(200);
});
afterEach(async () => {
  await other.close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

describe("a session that was read before", () => {
  it("is not read again", async () => {
    statements.length = 0;
    expect(await ask()).toBe(200);
    expect(statements).toEqual([]);
  });

  it("does not count any more once another process has ended it", async () => {
    await other.db.deleteFrom("accounts_sessions").execute();
    expect(await ask()).toBe(401);
  });

  it("does not count any more once it has expired", async () => {
    gateway.clock.move(12 * 3_600_000 - 1);
    expect(await ask()).toBe(200);
    gateway.clock.move(12 * 3_600_000);
    expect(await ask()).toBe(401);
  });

  it("has the rights that its account has now", async () => {
    const rules = async () =>
      (await gateway.graphql("{ viewer { permissions { subject } } }", {}, token)).data?.["viewer"];
    const before = await rules();
    await other.db
      .updateTable("accounts_users")
      .set({ role: "admin" })
      .where("username", "=", "client")
      .execute();
    expect(await rules()).not.toEqual(before);
  });
});
