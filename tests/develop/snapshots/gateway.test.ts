import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productDefaults } from "#gateway/domains/ecommerce/products/inputs.ts";
import { productTable } from "#gateway/domains/ecommerce/products/repository.ts";
import { HOUR } from "#gateway/platform/clock.ts";
import { countSampleRows, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const questions = [
  "{ products(itemsPerPage: 100) { total items { id productName sku status stock qty version createdAt updatedAt description price { amountMinor } } } }",
  "{ productSummary { total outOfStock stockValue { amountMinor } byStatus { value count } brands { value count } } }",
  '{ products(filter: { q: "beacon" }, sort: { field: PRICE, order: DESC }) { total items { id } } }',
  "{ products(filter: { status: [PUBLISHED], stock: true }, sort: { field: PRODUCT, order: ASC }) { total items { id } } }",
];
const create = (sku: number) =>
  `mutation { productCreate(input: { productName: "Beacon buoy ${sku}", productBrand: "Polyfin", category: GAMES, sku: ${sku}, price: { amountMinor: 1 } }) { id version } }`;

describe.each(storeKinds)("reset and snapshots on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  let rows: number;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    token = await gateway.signIn("client");
    rows = await countSampleRows(gateway.store);
  }, 60_000);
  afterAll(() => gateway.close());

  const run = async (query: string) => {
    const { data, errors } = await gateway.graphql(query);
    expect(errors).toBeUndefined();
    return data;
  };
  const answers = async () => await Promise.all(questions.map(run));
  const spoil = async () => {
    await run(
      "mutation { productBulkDelete(ids: [1, 2, 3]) { ids } productBulkUpdate(ids: [4, 5], input: { status: INACTIVE, qty: 9 }) { items { id } } }",
    );
    await run(create(71_001));
    await run('mutation { productUpdate(id: 6, input: { productName: "Beacon of another name" }) { id } }');
  };

  it("a reset brings the same answers at any hour of the day, and new rows get the same ids", async () => {
    await run("mutation { sampleReset { rows } }");
    const first = [await answers(), await run(create(70_001))];
    await spoil();
    gateway.clock.move(5 * HOUR);
    expect(await run("mutation { sampleReset { rows } }")).toEqual({ sampleReset: { rows } });
    expect([await answers(), await run(create(70_001))]).toEqual(first);
  });

  it("a restore brings rows, ids, versions, counters, search and numbering back, also after a reset", async () => {
    await spoil();
    await run('mutation { snapshotSave(name: "three-gone") { rows } }');
    const then = [await answers(), await run(create(70_002))];
    await run("mutation { sampleReset { rows } }");
    await run(create(70_003));
    await spoil();
    expect(await run('mutation { snapshotRestore(name: "three-gone") { rows } }')).toEqual({
      snapshotRestore: { rows: rows - 1 },
    });
    expect([await answers(), await run(create(70_002))]).toEqual(then);
    await run('mutation { snapshotRestore(name: "three-gone") { rows } }');
    expect([await answers(), await run(create(70_002))]).toEqual(then);
  });

  it("a snapshot of a name takes the place of the earlier one, is listed, and can be deleted", async () => {
    gateway.clock.move(1_000);
    await run('mutation { snapshotSave(name: "A.b_c-9") { rows } }');
    await run("mutation { sampleReset { rows } }");
    await run('mutation { snapshotSave(name: "A.b_c-9") { rows } }');
    expect((await run("{ snapshots { name rows } }"))?.["snapshots"]).toEqual([
      { name: "A.b_c-9", rows },
      { name: "three-gone", rows: rows - 1 },
    ]);
    expect(await run('mutation { snapshotDelete(name: "A.b_c-9") }')).toEqual({ snapshotDelete: "A.b_c-9" });
    for (const call of ['snapshotDelete(name: "A.b_c-9")', 'snapshotRestore(name: "A.b_c-9") { rows }']) {
      expect((await gateway.graphql(`mutation { ${call} }`)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
  });

  it.each(["a/b", "../a", "", ".hidden", "-x", "with space", "x".repeat(61), "a\\u0000b", "naïve"])(
    "the name %s is refused, and nothing is saved",
    async (name) => {
      const before = await run("{ snapshots { name } }");
      for (const call of ["snapshotSave", "snapshotRestore"]) {
        const { errors } = await gateway.graphql(`mutation { ${call}(name: "${name}") { rows } }`);
        expect(errors?.[0]?.extensions).toMatchObject({
          code: "BAD_USER_INPUT",
          fields: { name: { code: "INVALID" } },
        });
      }
      expect(await run("{ snapshots { name } }")).toEqual(before);
    },
  );

  it("who listens hears of every row that a reset or a restore changed, and of no other", async () => {
    await run("mutation { sampleReset { rows } }");
    await run("mutation { productDelete(id: 7) { ids } productUpdate(id: 8, input: { qty: 1 }) { id } }");
    await run(create(70_005));
    await run('mutation { snapshotSave(name: "heard") { rows } }');
    const events = gateway.live.subscribe("ecommerce_products")[Symbol.asyncIterator]();
    const heard = Promise.all([events.next(), events.next(), events.next()]);
    await run("mutation { sampleReset { rows } }");
    expect((await heard).map(({ value }) => value)).toEqual(
      [
        { kind: "DELETED", id: "51" },
        { kind: "CREATED", id: "7" },
        { kind: "UPDATED", id: "8" },
      ].toSorted((a, b) => order(a.kind) - order(b.kind)),
    );
    const back = Promise.all([events.next(), events.next(), events.next()]);
    await run('mutation { snapshotRestore(name: "heard") { rows } }');
    expect(
      (await back)
        .map(({ value }) => value as { kind: string; id: string })
        .toSorted((a, b) => Number(a.id) - Number(b.id)),
    ).toEqual([
      { kind: "DELETED", id: "7" },
      { kind: "UPDATED", id: "8" },
      { kind: "CREATED", id: "51" },
    ]);
    await events.return?.();
  });

  it("accounts, sessions and fault rules outlive both", async () => {
    await run('mutation { faultRuleCreate(input: { operation: "Never", status: 500 }) { id } }');
    await run(
      'mutation { snapshotSave(name: "before") { rows } sampleReset { rows } snapshotRestore(name: "before") { rows } }',
    );
    expect((await gateway.graphql("{ viewer { user { username } } }", {}, token)).data).toEqual({
      viewer: { user: { username: "client" } },
    });
    expect(await gateway.signIn("admin")).toEqual(expect.any(String));
    expect((await run("{ faultRules { operation } }"))?.["faultRules"]).toEqual([{ operation: "Never" }]);
  });

  it("there are at most fifty, and saving over one is still possible then", async () => {
    const have = (await run("{ snapshots { name } }"))?.["snapshots"];
    const missing = 50 - (Array.isArray(have) ? have.length : 0);
    // What stands in them is of no matter here, and takes a second or more to be saved so often.
    await gateway.store.db
      .insertInto("sample_snapshots")
      .values(
        Array.from({ length: missing - 1 }, (_, at) => ({
          name: `full-${at}`,
          createdAt: "2026-11-21T09:41:00.000Z",
          rows: 0,
        })),
      )
      .execute();
    await run('mutation { snapshotSave(name: "full") { rows } }');
    expect(
      (await gateway.graphql('mutation { snapshotSave(name: "one-more") { rows } }')).errors?.[0]?.extensions
        .code,
    ).toBe("TOO_MANY_SNAPSHOTS");
    await run('mutation { snapshotSave(name: "heard") { rows } }');
  });

  it("one larger than 16 MiB is refused whole", async () => {
    await run('mutation { snapshotDelete(name: "heard") }');
    const text = "x".repeat(2_000);
    await productTable.insertMany(
      gateway.store.db,
      Array.from({ length: 9_000 }, (_, at) => ({
        ...productDefaults,
        productName: "Ballast",
        productBrand: "Polyfin",
        category: "Games" as const,
        sku: 800_000 + at,
        priceMinor: 1,
        image: "/media/products/games.svg",
        description: text,
        createdAt: "2026-11-21",
        updatedAt: "2026-11-21",
      })),
    );
    const before = await run("{ snapshots { name } }");
    expect(
      (await gateway.graphql('mutation { snapshotSave(name: "huge") { rows } }')).errors?.[0]?.extensions
        .code,
    ).toBe("PAYLOAD_TOO_LARGE");
    expect(await run("{ snapshots { name } }")).toEqual(before);
  }, 60_000);
});

/** Rows that went are told before those that came or changed. */
const order = (kind: string): number => (kind === "DELETED" ? 0 : 1);
