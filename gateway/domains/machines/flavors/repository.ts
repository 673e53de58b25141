import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";
import { fixedRows } from "#gateway/platform/store/seed.ts";

export interface StockTable {
  regionId: string;
  productId: string;
  /** How many machines of this size can still be made there. */
  free: number;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    machines_stock: StockTable;
  }
}

const rows = fixedRows("machines/flavors", () =>
  z.tuple([
    z.strictObject({
      regions: z.array(
        z.strictObject({
          id: z.string(),
          zone: z.string(),
          stock: z.record(z.string(), z.int().nonnegative()),
        }),
      ),
      flavors: z.array(
        z.strictObject({ id: z.string(), code: z.string(), family: z.enum(["STANDARD", "MEMORY"]) }),
      ),
      images: z.array(
        z.strictObject({
          id: z.string(),
          os: z.string(),
          version: z.string(),
          arch: z.string(),
          minDiskGib: z.int().positive(),
          isDeprecated: z.boolean(),
        }),
      ),
    }),
  ]),
);

/** What machines are made of, in its order. */
export const offered = () => rows()[0];
export type FlavorKind = ReturnType<typeof offered>["flavors"][number];

const table = "machines_stock";

export const migrations: Record<string, Step> = {
  "0643_machines_stock": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("regionId", text, (c) => c.notNull())
      .addColumn("productId", text, (c) => c.notNull())
      .addColumn("free", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("machines_stock_key", ["regionId", "productId"])
      .execute();
    for (const { id, stock } of offered().regions)
      for (const [productId, free] of Object.entries(stock))
        await sql`insert into ${sql.table(table)} (${sql.ref("regionId")}, ${sql.ref("productId")}, free) values (${id}, ${productId}, ${free})`.execute(
          db,
        );
  },
};

export const stock = async (db: Db): Promise<StockTable[]> =>
  await db.selectFrom(table).selectAll().orderBy("regionId").execute();

/** Takes one, where there is one; two who want the last one get it once. */
export const take = async (db: Db, regionId: string, productId: string): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set(({ eb }) => ({ free: eb("free", "-", 1) }))
    .where("regionId", "=", regionId)
    .where("productId", "=", productId)
    .where("free", ">", 0)
    .returning("free")
    .executeTakeFirst()) !== undefined;

export const giveBack = async (db: Db, regionId: string, productId: string): Promise<void> => {
  await db
    .updateTable(table)
    .set(({ eb }) => ({ free: eb("free", "+", 1) }))
    .where("regionId", "=", regionId)
    .where("productId", "=", productId)
    .execute();
};

export const setFree = async (db: Db, regionId: string, productId: string, free: number): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set({ free })
    .where("regionId", "=", regionId)
    .where("productId", "=", productId)
    .returning("free")
    .executeTakeFirst()) !== undefined;
