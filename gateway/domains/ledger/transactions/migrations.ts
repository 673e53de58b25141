import { sql } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

const KEPT = "The ledger is only added to.";
const kept = ["ledger_transactions", "ledger_entries", "ledger_statements"] as const;

export const migrations: Record<string, Step> = {
  "0400_ledger_transactions": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("ledger_accounts")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.references("accounts_users.id"))
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("balance", "bigint", (c) => c.notNull())
      .addColumn("seq", "bigint", (c) => c.notNull())
      .addCheckConstraint("ledger_accounts_paid", sql`"userId" is null or balance >= 0`)
      .execute();
    await db.schema
      .createIndex("ledger_accounts_user")
      .on("ledger_accounts")
      .columns(["userId", "id"])
      .execute();
    await db.schema
      .createIndex("ledger_accounts_kind")
      .on("ledger_accounts")
      .columns(["kind", "id"])
      .execute();
    await db.schema
      .createTable("ledger_transactions")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("type", text, (c) => c.notNull())
      .addColumn("refType", text)
      .addColumn("refId", text)
      .addColumn("memo", text, (c) => c.notNull())
      .addColumn("actorId", text)
      .addColumn("at", text, (c) => c.notNull())
      .addColumn("idempotencyKey", text, (c) => c.unique())
      .addColumn("request", text, (c) => c.notNull())
      .addColumn("reverses", text, (c) => c.unique().references("ledger_transactions.id"))
      .addColumn("digest", text, (c) => c.notNull())
      .execute();
    for (const columns of [
      ["type", "id"],
      ["refType", "refId", "id"],
      ["at", "id"],
    ])
      await db.schema
        .createIndex(`ledger_transactions_${columns[0]}`)
        .on("ledger_transactions")
        .columns(columns)
        .execute();
    await db.schema
      .createTable("ledger_entries")
      .addColumn("accountId", text, (c) => c.notNull().references("ledger_accounts.id"))
      .addColumn("seq", "bigint", (c) => c.notNull())
      .addColumn("transactionId", text, (c) => c.notNull().references("ledger_transactions.id"))
      .addColumn("delta", "bigint", (c) => c.notNull().check(sql`delta <> 0`))
      .addColumn("balanceAfter", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("ledger_entries_key", ["accountId", "seq"])
      .execute();
    await db.schema
      .createIndex("ledger_entries_transaction")
      .on("ledger_entries")
      .columns(["transactionId", "accountId"])
      .execute();
  },
  "0401_ledger_statements": async (db, dialect) => {
    const text = textType(dialect);
    const table = "ledger_statements";
    let statements = db.schema
      .createTable(table)
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id"))
      .addColumn("no", "bigint", (c) => c.notNull())
      .addColumn("transactionId", text, (c) => c.notNull().references("ledger_transactions.id"))
      .addColumn("type", text, (c) => c.notNull())
      .addColumn("typeNo", "bigint", (c) => c.notNull())
      .addColumn("at", text, (c) => c.notNull());
    const kinds = ["cash", "gift", "frozen", "commission"];
    for (const kind of kinds)
      for (const column of [kind, `${kind}After`, `${kind}No`])
        statements = statements.addColumn(column, "bigint", (c) => c.notNull());
    await statements.addPrimaryKeyConstraint("ledger_statements_key", ["userId", "no"]).execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`ledger_statements_${name}`).on(table).columns(columns);
    await index("type", ["userId", "type", "typeNo"]).execute();
    await index("at", ["userId", "at", "no"]).execute();
    await index("typeAt", ["userId", "type", "at", "typeNo"]).execute();
    await index("transaction", ["transactionId"]).execute();
    for (const kind of kinds)
      await index(kind, ["userId", `${kind}No`])
        .where(sql.ref(kind), "<>", 0)
        .execute();
  },
  "0402_ledger_gifts": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("ledger_gift_lots")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id"))
      .addColumn("transactionId", text, (c) => c.notNull().references("ledger_transactions.id"))
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addColumn("left", "bigint", (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .addCheckConstraint("ledger_gift_lots_left", sql`"left" >= 0 and "left" <= amount`)
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema
        .createIndex(`ledger_gift_lots_${name}`)
        .on("ledger_gift_lots")
        .columns(columns)
        .where(sql.ref("left"), ">", 0);
    await index("user", ["userId", "expiresAt", "id"]).execute();
    await index("due", ["expiresAt", "id"]).execute();
    await db.schema
      .createTable("ledger_gift_uses")
      .addColumn("transactionId", text, (c) => c.notNull().references("ledger_transactions.id"))
      .addColumn("lotId", text, (c) => c.notNull().references("ledger_gift_lots.id"))
      .addColumn("amount", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("ledger_gift_uses_key", ["transactionId", "lotId"])
      .execute();
  },
  "0403_ledger_kept": async (db, dialect) => {
    const run = (text: string) => sql.raw(text).execute(db);
    if (dialect === "sqlite") {
      for (const table of kept)
        for (const work of ["update", "delete"])
          await run(
            `create trigger ${table}_no_${work} before ${work} on ${table} begin select raise(abort, '${KEPT}'); end`,
          );
      return;
    }
    await run(
      `create function ledger_kept() returns trigger language plpgsql as $$ begin raise exception '${KEPT}'; end $$`,
    );
    for (const table of kept)
      await run(
        `create trigger ${table}_kept before update or delete or truncate on ${table} for each statement execute function ledger_kept()`,
      );
  },
};
