import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestClock } from "#tests/support/clock.ts";
import { createTestGateway } from "#tests/support/gateway.ts";
import { run } from "#tests/support/command.ts";
import { openEmptyStore, storeKinds } from "#tests/support/stores.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { prepareStore } from "#gateway/prepareStore.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "berth-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(storeKinds)("sample rows on %s", (kind) => {
  it("are put in once, stay removed after a restart, and come back by a reset that touches no account", async () => {
    const store = await openEmptyStore(kind);
    const config = readConfig({ NODE_ENV: "test" });
    const count = async (table: "ecommerce_products" | "accounts_users" | "accounts_sessions") =>
      Number(
        (
          await store.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number | string>().as("n"))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const gateway = await createTestGateway({ store });
    await gateway.signIn("client");
    await gateway.inject({ method: "DELETE", url: "/api/apps/ecommerce/products/1" });
    await gateway.graphql("mutation { productUpdate(id: 2, input: { qty: 1 }) { id } }");
    await prepareStore(store, config, new TestClock());
    expect(await count("ecommerce_products")).toBe(49);
    await prepareStore(store, config, new TestClock(), true);
    expect([
      await count("ecommerce_products"),
      await count("accounts_users"),
      await count("accounts_sessions"),
    ]).toEqual([50, 6, 1]);
    const { data } = await gateway.graphql(
      '{ productSummary { total stockValue { amountMinor } } products(filter: { q: "beacon smart" }) { items { id version } total } }',
    );
    expect(data).toEqual({
      productSummary: { total: 50, stockValue: { amountMinor: 214_839_000 } },
      products: { total: 1, items: [{ id: "1", version: 1 }] },
    });
    await gateway.close();
  }, 60_000);
});

describe("starting", () => {
  it("stops with exit 1 and one sentence for a wrong value", async () => {
    const { code, err } = await run("gateway/main.ts", { PORT: "abc" });
    expect([code, err.trim()]).toEqual([
      1,
      'PORT is "abc", but must be a whole number from 0 (any free port) to 65535.',
    ]);
  });

  it("says which port is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = String(typeof address === "object" ? address?.port : "");
    const { code, err } = await run("gateway/main.ts", { PORT: port, DATABASE_URL: ":memory:" });
    expect([code, err]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
    server.close();
  });

  it.each([
    ["that is no database", "not a database at all, ".repeat(400)],
    ["that lost its middle", null],
  ])("keeps a damaged store %s, says so and names the way out", async (_, content) => {
    const file = join(folder, `damaged-${content ? "text" : "torn"}.db`);
    if (content) await writeFile(file, content);
    else {
      await run("gateway/reset.ts", { DATABASE_URL: `file:${file}` });
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill(0x5a, 100, bytes.length - 100));
    }
    const before = await readFile(file);
    const { code, err } = await run("gateway/main.ts", { DATABASE_URL: `file:${file}`, PORT: "0" });
    expect(code).toBe(1);
    expect(err).toContain("is damaged or is not a database. It is kept as it is. Move it away");
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it("says when PostgreSQL does not answer", async () => {
    const { code, err } = await run("gateway/main.ts", {
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/nowhere",
    });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining("PostgreSQL at 127.0.0.1:1/nowhere cannot be used (ECONNREFUSED)"),
    ]);
  });
});

it("npm run reset changes nothing, and says so, where the sample data is switched off", async () => {
  const { code, err } = await run("gateway/reset.ts", {
    DATABASE_URL: `file:${join(folder, "off.db")}`,
    SAMPLE_ACCESS: "off",
  });
  expect([code, err.trim()]).toEqual([
    1,
    "The sample data is switched off here (SAMPLE_ACCESS=off): nothing was changed.",
  ]);
});

it("npm run reset puts the sample rows back and says so", async () => {
  const { code, out } = await run("gateway/reset.ts", { DATABASE_URL: `file:${join(folder, "fresh.db")}` });
  expect([code, out.trim()]).toEqual([
    0,
    "The sample rows are back as they were; accounts and sessions are untouched.",
  ]);
});

it("a transaction on a file that has read may write, as no other process writes in between", async () => {
  const path = join(folder, "turns.db");
  const store = openSqlite(path);
  await prepareStore(store, readConfig({ NODE_ENV: "test" }), new TestClock());
  const other = new DatabaseSync(path, { timeout: 0 });
  try {
    await inTransaction(store, async (db) => {
      await db.selectFrom("orders_numbers").selectAll().execute();
      expect(() => other.exec("insert into orders_numbers values ('1999-12-31', 1)")).toThrow("locked");
      await db.insertInto("orders_numbers").values({ day: "1999-12-31", last: 7 }).execute();
    });
    expect(other.prepare("select last from orders_numbers where day = '1999-12-31'").get()).toEqual({
      last: 7,
    });
  } finally {
    other.close();
    await store.close();
  }
});
