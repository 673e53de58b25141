import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productTable } from "#gateway/domains/ecommerce/products/repository.ts";
import { createSchema } from "#gateway/schema.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { note } from "#tests/support/notedStore.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { missing, SEARCH, searchCalls, searched } from "./searchCalls.ts";

describe("the lists that can be searched", () => {
  it("are all in the search", () => {
    expect(missing(createSchema())).toEqual([]);
  });

  it("are missed where a new one is not", () => {
    const extraTypeDefs = `input GizmoFilter { q: String }
      extend type Query { gizmos(filter: GizmoFilter): [SearchItem!]! @sample  words(q: String): [String!]! @sample }`;
    expect(missing(createSchema({ extraTypeDefs }))).toEqual(["gizmos", "words"]);
  });
});

describe.each(storeKinds)("the search on %s", (kind) => {
  let gateway: TestGateway;
  const noted: string[] = [];
  let token: string;
  const {
    search,
    first: inFirst,
    listed,
  } = searchCalls(
    () => gateway,
    () => token,
  );
  beforeAll(async () => {
    gateway = await createTestGateway({ store: note(await openSampleStore(kind), noted) });
    await gateway.app.ready();
    token = await gateway.signIn("client");
  }, 60_000);
  afterAll(() => gateway.close());

  it("finds rows of every entity", async () => {
    expect((await inFirst("e")).map(({ entity }) => entity).toSorted()).toEqual(
      searched.map(({ name }) => name).toSorted(),
    );
  });

  it.each(["e", "AN", "example", "%", "_", "*", '"', "\\", "O'", 'a"b OR c', "ña", "Piri"])(
    "finds for %s what each list finds, in its order",
    async (q) => {
      const found = new Map((await inFirst(q)).map((group) => [group.entity, group]));
      for (const { name, list } of searched) {
        const ids = await listed(list, q);
        expect([name, found.get(name)?.hits.map(({ record }) => record) ?? []]).toEqual([
          name,
          ids.slice(0, 5),
        ]);
        if (ids.length < 100) expect([name, found.get(name)?.total ?? 0]).toEqual([name, ids.length]);
      }
    },
  );

  it("calls a row by what its list finds it by", async () => {
    const lists = new Map(searched.map(({ name, list }) => [name, list]));
    for (const { entity, hits } of await inFirst("e"))
      for (const { record, title } of hits)
        expect(await listed(lists.get(entity) ?? "", title.replace(/^#/, ""))).toContain(record);
  });

  it.each([
    ["5511", "ecommerce/orders", "#5511"],
    ["#5511", "ecommerce/orders", "#5511"],
    ["77210", "ecommerce/products", "Lantern speaker"],
    ["4990", "invoice/invoices", "#4990"],
    ["INV-5012", "invoice/invoices", "#5012"],
    ["inv5012", "invoice/invoices", "#5012"],
  ])("finds %s by its number", async (q, entity, title) => {
    const [first] = await search(q);
    expect([first?.entity, first?.q, first?.hits[0]?.title]).toEqual([entity, q.replace("#", ""), title]);
  });

  it("finds a person's own apps, and none of somebody else's", async () => {
    const apps = async (who: string | undefined, q: string) => {
      const { data } = await gateway.graphql(SEARCH, { q }, who);
      const groups = data?.["search"];
      return Array.isArray(groups) ? groups.filter(({ entity }) => entity === "hosting/apps") : groups;
    };
    expect(await apps(token, "tide-api")).toMatchObject([
      { total: 1, hits: [{ record: "app_tide", title: "Tide API", detail: "tide-api · berth/hello:1.1" }] },
    ]);
    expect(await apps(await gateway.signIn("support"), "tide-api")).toEqual([]);
    expect(await apps(undefined, "tide-api")).toEqual([]);
  });

  it("finds two Chinese characters", async () => {
    const { data } = await gateway.graphql(
      'mutation { productUpdate(id: "5", input: { productName: "海岸 充电宝" }) { id } }',
    );
    expect(data).toEqual({ productUpdate: { id: "5" } });
    expect(await search("充电")).toMatchObject([
      { entity: "ecommerce/products", total: 1, hits: [{ record: "5", title: "海岸 充电宝" }] },
    ]);
  });

  it("puts the row of the very number before those that merely contain it, and its entity before the others", async () => {
    const before = (await search("7")).find(({ entity }) => entity === "logistics/vehicles");
    expect(before?.hits.length).toBe(5);
    const last = (await listed("vehicles", "")).at(-1) ?? "";
    await gateway.graphql(`mutation { vehicleUpdate(id: ${last}, input: { location: 7 }) { id } }`);
    const [first, ...others] = await search("7");
    expect(first).toMatchObject({
      entity: "logistics/vehicles",
      hits: [{ record: last, title: "7" }, {}, {}, {}, {}],
    });
    expect(new Set(first?.hits.map(({ record }) => record)).size).toBe(5);
    expect(others.length).toBeGreaterThan(2);
  });

  it("asks the store as often in a long table as in a short one", async () => {
    const statements = async (q: string) => {
      noted.length = 0;
      await search(q);
      return noted.filter((statement) => !statement.includes("develop_")).length;
    };
    const short = await statements("pelican");
    const { db } = gateway.store;
    const { id, ...one } = await db.selectFrom("ecommerce_products").selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 300 }, (_, at) => ({
      ...one,
      sku: 900_000 + at,
      productName: `Pelican ${id} ${at}`,
    }));
    await productTable.insertMany(db, more);
    const long = await search("pelican");
    expect(long).toMatchObject([{ entity: "ecommerce/products", total: 300 }]);
    expect(await statements("PELICAN 1")).toBe(short + 1);
    expect(short).toBeLessThanOrEqual(searched.length * 4);
  });
});
