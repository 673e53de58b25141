import { sql, type CreateTableBuilder } from "kysely";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "partners_commissions";

export const migrations: Record<string, Step> = {
  "0503_partners_commissions": async (db, dialect) => {
    const text = textType(dialect);
    const creation: CreateTableBuilder<string, string> = db.schema.createTable(table);
    let columns: CreateTableBuilder<string, string> = creation.addColumn("id", text, (c) => c.primaryKey());
    for (const name of ["beneficiaryId", "inviteeId", "orderNo", "customer", "kind", "status", "createdAt"])
      columns = columns.addColumn(name, text, (c) => c.notNull());
    for (const name of ["availableAt", "confirmedAt", "closedAt", "cause", "note", "settledBy"])
      columns = columns.addColumn(name, text);
    for (const name of ["tier", "rateBps"]) columns = columns.addColumn(name, "integer", (c) => c.notNull());
    for (const name of ["base", "refunded", "amount", "cut", "netted", "left", "held", "settled"])
      columns = columns.addColumn(name, "bigint", (c) => c.notNull().check(sql`${sql.ref(name)} >= 0`));
    await columns.addUniqueConstraint(`${table}_order`, ["orderNo", "tier"]).execute();
    const index = (name: string, of: string[]) =>
      db.schema.createIndex(`${table}_${name}`).on(table).columns(of);
    await index("beneficiary", ["beneficiaryId", "createdAt", "id"]).execute();
    await index("invitee", ["inviteeId", "createdAt", "id"]).execute();
    await index("created", ["createdAt", "id"]).execute();
    await index("due", ["availableAt"]).where(sql.ref("status"), "=", sql.lit("pending")).execute();
    await index("left", ["beneficiaryId"]).where(sql.ref("left"), ">", sql.lit(0)).execute();
  },
};
