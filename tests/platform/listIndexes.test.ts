import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { afterEach, beforeEach, expect, it } from "vitest";
import { productList, productTable } from "#gateway/domains/ecommerce/products/repository.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { placed, type Condition } from "#gateway/platform/store/listWhere.ts";
import { migrate } from "#gateway/platform/store/migrate.ts";
import { steps } from "#gateway/prepareStore.ts";
import { note } from "#tests/support/notedStore.ts";
import { openSampleStore } from "#tests/support/stores.ts";

/** More matches than are collected: they are walked through in the order of the sort. */
const MANY = 5_001;

const noted: string[] = [];
let store: Store;
beforeEach(async () => {
  store = note(await openSampleStore("sqlite"), noted);
  const shoe = await store.db
    .selectFrom("ecommerce_products")
    .selectAll()
    .where("category", "=", "Shoes")
    .executeTakeFirstOrThrow();
  const { id: _id, version: _version, ...cells } = shoe;
  await productTable.insertMany(
    store.db,
    Array.from({ length: MANY }, (_, at) => ({ ...cells, status: "Published", sku: 1_000_000 + at })),
  );
});
afterEach(() => store.close());

const shoes: Condition = { column: "category", in: ["Shoes"] };
const dearest = { field: "PRICE", order: "DESC" } as const;

/** What SQLite says it does for the keys of a page. */
async function planOf(
  where: readonly Condition[],
  sort: { field: "PRICE" | "CATEGORY"; order: "DESC" } | null,
): Promise<string[]> {
  noted.length = 0;
  await productList.page(store, { page: 1, itemsPerPage: 1, where, sort });
  const statement = noted.find((one) => one.startsWith("select id")) ?? "";
  const { rows } = await sql<{
    detail: string;
  }>`explain query plan ${sql.raw(statement.replaceAll("?", "1"))}`.execute(store.db);
  return rows.map(({ detail }) => detail);
}

it("a page of filtered rows is found within the index of its sort", async () => {
  expect(await planOf([shoes], dearest)).toEqual([
    "SCAN ecommerce_products USING COVERING INDEX ecommerce_products_priceMinor_desc",
  ]);
});

it.each([
  ["its own column", { field: "CATEGORY", order: "DESC" }],
  ["the key", null],
] as const)("a page of the rows of one value begins with them in the order of %s", async (_, sort) => {
  const inIndex = "SEARCH ecommerce_products USING COVERING INDEX ecommerce_products_category";
  const published = { column: "status", in: ["Published"] };
  for (const where of [[shoes], [shoes, published]])
    expect(await planOf(where, sort)).toEqual([
      expect.stringMatching(`^${inIndex}_\\w+ \\(category=\\?\\)$`),
    ]);
});

it("a page of a range begins where the range does", async () => {
  expect(await planOf([{ column: "priceMinor", min: 1, max: null }, shoes], dearest)).toEqual([
    "SEARCH ecommerce_products USING COVERING INDEX ecommerce_products_priceMinor_desc (priceMinor>?)",
  ]);
});

it.each([null, "id"])("a range of another column has no place in the order of the key %s", (column) => {
  const price: Condition = { column: "priceMinor", min: 1, max: null };
  expect(placed([price], column)).toBeUndefined();
  expect(placed([price, shoes], column)).toBe(shoes);
});

it("a store that was made before its indexes held the facets is given them", async () => {
  const indexes = async () =>
    (
      await sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
        where type = 'index' and sql is not null order by name`.execute(store.db)
    ).rows;
  const wanted = await indexes();
  for (const { name, made } of wanted) {
    if (!/_(asc|desc|facet)$/.test(name)) continue;
    await sql`drop index ${sql.ref(name)}`.execute(store.db);
    await sql.raw(made.replace(/("id" (?:asc|desc)), .*\)$/, "$1)")).execute(store.db);
  }
  expect(await planOf([shoes], dearest)).toEqual([
    "SCAN ecommerce_products USING INDEX ecommerce_products_priceMinor_desc",
  ]);
  await sql`delete from ${sql.table(DEFAULT_MIGRATION_TABLE)} where name = '0011_facets_in_indexes'`.execute(
    store.db,
  );
  await migrate(store, steps);
  expect(await indexes()).toEqual(wanted);
});
