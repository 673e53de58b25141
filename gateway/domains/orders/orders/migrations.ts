import { sql, type CreateTableBuilder } from "kysely";
import { createListIndexes } from "#gateway/platform/store/listIndex.ts";
import { addColumn, jsonType, serialKey, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "orders_orders";
const texts = [
  "orderNo",
  "userId",
  "buyer",
  "kind",
  "status",
  "productType",
  "createdAt",
  "updatedAt",
  "search",
];
const textsOrNone = [
  "paidChannel",
  "couponId",
  "couponTitle",
  "dueAt",
  "paidAt",
  "completedAt",
  "closeReason",
  "failure",
];
const amounts = [
  "listTotal",
  "termDiscount",
  "levelDiscount",
  "couponDiscount",
  "payable",
  "paidGift",
  "paidCash",
  "refundedGift",
  "refundedCash",
];

export const migrations: Record<string, Step> = {
  "0440_orders_orders": async (db, dialect) => {
    const text = textType(dialect);
    const json = jsonType(dialect);
    const creation: CreateTableBuilder<string> = db.schema.createTable(table);
    let columns = creation.addColumn("id", serialKey(dialect));
    for (const name of texts) columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of textsOrNone) columns = columns.addColumn(name, text);
    for (const name of amounts) columns = columns.addColumn(name, "bigint", (c) => c.notNull());
    await columns
      .addColumn("items", json, (c) => c.notNull())
      .addColumn("refund", json)
      .addColumn("events", json, (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex(`${table}_number`).unique().on(table).column("orderNo").execute();
    await createListIndexes(db, dialect, table, {
      sorts: ["payable", "status"],
      facets: ["userId", "status", "kind", "productType"],
      ties: "newest",
    });
    await sql.raw(`create index ${table}_due on ${table} ("dueAt") where "dueAt" is not null`).execute(db);
    await db.schema.createIndex(`${table}_paid`).on(table).columns(["userId", "paidAt"]).execute();
    await db.schema
      .createTable("orders_firsts")
      .addColumn("userId", text, (c) => c.notNull())
      .addColumn("productType", text, (c) => c.notNull())
      .addColumn("orderId", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("orders_firsts_key", ["userId", "productType"])
      .execute();
    await db.schema.createIndex("orders_firsts_order").on("orders_firsts").column("orderId").execute();
    await db.schema
      .createTable("orders_numbers")
      .addColumn("day", text, (c) => c.primaryKey())
      .addColumn("last", "integer", (c) => c.notNull())
      .execute();
  },
  "0441_orders_orders_transactions": (db, dialect) =>
    addColumn(db, table, "transactionIds", jsonType(dialect), "[]"),
  "0527_orders_payments": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("orders_payments")
      .addColumn("rechargeId", text, (c) => c.primaryKey())
      .addColumn("orderId", "integer", (c) => c.notNull())
      .addColumn("useGift", "boolean", (c) => c.notNull())
      .addColumn("useCash", "boolean", (c) => c.notNull())
      .addColumn("payable", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("orders_payments_order")
      .on("orders_payments")
      .columns(["orderId", "rechargeId"])
      .execute();
  },
  "0522_orders_orders_warnings": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("warnAt", textType(dialect)).execute();
    await sql.raw(`create index ${table}_warn on ${table} ("warnAt") where "warnAt" is not null`).execute(db);
  },
};
