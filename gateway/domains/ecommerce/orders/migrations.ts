import { sql, type Kysely } from "kysely";
import { createRows } from "#gateway/platform/store/createRows.ts";
import { addColumn, jsonType, type Step } from "#gateway/platform/store/migrate.ts";

export const migrations: Record<string, Step> = {
  "0220_ecommerce_orders": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      "ecommerce_orders",
      {
        order: "integer unique",
        customerId: "integer",
        customer: "text",
        email: "text",
        avatar: "text",
        payment: "integer",
        status: "text",
        spentMinor: "integer",
        method: "text",
        methodNumber: "integer",
        placedAt: "text",
        lines: "json",
        date: "text",
        customerKey: "text",
      },
      {
        sorts: ["order", "customerKey", "date", "status", "spentMinor", "payment"],
        facets: ["status", "payment", "method", "customerId"],
        ties: "newest",
      },
    );
    await (dialect === "sqlite" ? countInSqlite(db) : countInPostgres(db));
  },
  "0225_ecommerce_order_history": (db, dialect) =>
    addColumn(db, "ecommerce_orders", "history", jsonType(dialect), "[]"),
};

const counted = (
  row: "new" | "old",
  by: "+" | "-",
) => `update ecommerce_customers set "orderCount" = "orderCount" ${by} 1,
  "totalSpentMinor" = "totalSpentMinor" ${by} ${row}."spentMinor" where id = ${row}."customerId";`;

/** A customer who comes anew or back, or is put back as before, is counted afresh; orders themselves never touch the version. */
const recounted = `update ecommerce_customers set
  "orderCount" = (select count(*) from ecommerce_orders where "customerId" = new.id),
  "totalSpentMinor" = (select coalesce(sum("spentMinor"), 0) from ecommerce_orders where "customerId" = new.id) where id = new.id;`;

/** Triggers that keep each customer's figures true in the transaction of every change to the orders. */
async function countInSqlite(db: Kysely<unknown>): Promise<void> {
  const trigger = (name: string, when: string, work: string) =>
    sql.raw(`create trigger ${name} after ${when} begin ${work} end`).execute(db);
  await trigger("ecommerce_orders_spent", "insert on ecommerce_orders", counted("new", "+"));
  await trigger("ecommerce_orders_unspent", "delete on ecommerce_orders", counted("old", "-"));
  await trigger(
    "ecommerce_orders_respent",
    'update of "customerId", "spentMinor" on ecommerce_orders',
    `${counted("old", "-")} ${counted("new", "+")}`,
  );
  await trigger("ecommerce_customers_back", "insert on ecommerce_customers", recounted);
  await trigger("ecommerce_customers_recounted", "update of version on ecommerce_customers", recounted);
}

async function countInPostgres(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const count = async (name: string, when: string, rows: string, changed: string) => {
    await run(`create or replace function ecommerce_orders_${name}() returns trigger language plpgsql as $$ begin
      update ecommerce_customers as one set "orderCount" = "orderCount" + sum.n, "totalSpentMinor" = "totalSpentMinor" + sum.spent
        from (select "customerId", sum(step) as n, sum(step * "spentMinor") as spent from (${changed}) as changed group by "customerId") as sum
        where one.id = sum."customerId" and (sum.n <> 0 or sum.spent <> 0);
      return null; end $$`);
    await run(`create trigger ecommerce_orders_${name} after ${when} on ecommerce_orders referencing ${rows}
      for each statement execute function ecommerce_orders_${name}()`);
  };
  const [added, gone] = [
    'select 1 as step, "customerId", "spentMinor" from added',
    'select -1 as step, "customerId", "spentMinor" from gone',
  ];
  await count("spent", "insert", "new table as added", added);
  await count("unspent", "delete", "old table as gone", gone);
  await count("respent", "update", "old table as gone new table as added", `${added} union all ${gone}`);
  await run(
    `create or replace function ecommerce_customer_recount() returns trigger language plpgsql as $$ begin ${recounted} return null; end $$`,
  );
  await run(`create trigger ecommerce_customers_recounted after insert or update of version on ecommerce_customers
    for each row execute function ecommerce_customer_recount()`);
}
