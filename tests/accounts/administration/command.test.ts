import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "#gateway/platform/store/open.ts";
import { production, run } from "#tests/support/command.ts";
import { createTestGateway } from "#tests/support/gateway.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "berth-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("the first administrator of a production installation sets a password by the link of the command, and signs in", async () => {
  const url = `file:${join(folder, "production.db")}`;
  const made = await run("gateway/admin.ts", { ...production, DATABASE_URL: url }, ["Harbour@example.org"]);
  expect([made.code, made.err]).toEqual([0, ""]);
  const token = /https:\/\/console\.example\.org\/reset-password#(\S+)/.exec(made.out)?.[1];
  const store = await openStore(url, () => Promise.resolve());
  const gateway = await createTestGateway({ store, env: { ...production, DATABASE_URL: url } });
  await gateway.graphql(
    'mutation ($token: String!) { passwordResetFinish(token: $token, password: "Slipway 12") }',
    { token },
  );
  const { data } = await gateway.graphql(
    'mutation { login(email: "harbour@example.org", password: "Slipway 12") { userData { role username } } }',
  );
  expect(data).toEqual({ login: { userData: { role: "ADMIN", username: "harbour" } } });
  await gateway.close();
});

it("an account that is there becomes an administrator and is suspended no longer", async () => {
  const url = `file:${join(folder, "sample.db")}`;
  const env = { DATABASE_URL: url };
  await run("gateway/admin.ts", env, ["client@demo.com"]);
  const store = await openStore(url, () => Promise.resolve());
  const rows = await store.db
    .selectFrom("accounts_users")
    .select(["role", "suspendedAt"])
    .where("email", "=", "client@demo.com")
    .execute();
  await store.close();
  expect(rows).toEqual([{ role: "admin", suspendedAt: null }]);
});

it.each([
  ["no address", [], {}, "Write the administrator's e-mail address: npm run admin -- name@host"],
  [
    "no e-mail address",
    ["harbour"],
    {},
    "Write the administrator's e-mail address: npm run admin -- name@host",
  ],
  [
    "a store that is gone at once",
    ["harbour@example.org"],
    { DATABASE_URL: ":memory:" },
    "DATABASE_URL is :memory:, which is gone at once: name the store of the gateway.",
  ],
])("the command refuses %s with a sentence", async (_, args, env, sentence) => {
  const { code, out, err } = await run(
    "gateway/admin.ts",
    { DATABASE_URL: `file:${join(folder, "x.db")}`, ...env },
    args,
  );
  expect([code, out, err.trim()]).toEqual([1, "", sentence]);
});
