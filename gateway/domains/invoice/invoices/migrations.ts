import { sql } from "kysely";
import { createRows } from "#gateway/platform/store/createRows.ts";
import { addColumn, jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

const table = "invoice_invoices";

export const migrations: Record<string, Step> = {
  "0301_invoice_invoices": (db, dialect) =>
    createRows(
      db,
      dialect,
      table,
      {
        number: "integer unique",
        clientId: "integer",
        clientName: "text",
        clientEmail: "text",
        service: "text",
        totalMinor: "integer",
        balanceMinor: "integer",
        invoiceStatus: "text",
        issuedDate: "text",
        dueDate: "text",
        month: "text",
        clientKey: "text",
      },
      {
        sorts: ["clientKey", "totalMinor", "issuedDate", "balanceMinor"],
        facets: ["invoiceStatus", "clientId", "month"],
        ties: "newest",
      },
    ),
  "0302_invoice_charges": async (db, dialect) => {
    const text = textType(dialect);
    for (const [name, type, initial] of [
      ["lines", jsonType(dialect), "[]"],
      ["discountKind", text, "NONE"],
      ["discountValue", sql`integer`, "0"],
      ["reference", text, ""],
      ["note", text, ""],
      ["payments", jsonType(dialect), "[]"],
      ["history", jsonType(dialect), "[]"],
      ["stage", text, ""],
    ] as const)
      await addColumn(db, table, name, type, initial);
    await db.schema.alterTable(table).addColumn("assigned", "integer").execute();
    const [array, object] =
      dialect === "sqlite"
        ? [sql.raw("json_array"), sql.raw("json_object")]
        : [sql.raw("jsonb_build_array"), sql.raw("jsonb_build_object")];
    await sql`update ${sql.table(table)} set stage = "invoiceStatus",
      assigned = case when "invoiceStatus" = 'Draft' then null else id end,
      lines = ${array}(${object}('title', service, 'detail', '', 'quantity', 1, 'unitMinor', "totalMinor", 'taxRate', 0)),
      payments = case when "totalMinor" = "balanceMinor" then payments else
        ${array}(${object}('day', "issuedDate", 'amountMinor', "totalMinor" - "balanceMinor", 'means', 'OTHER', 'reference', '')) end`.execute(
      db,
    );
    await db.schema.createIndex(`${table}_assigned`).unique().on(table).column("assigned").execute();
    await db.schema.createIndex(`${table}_due`).on(table).columns(["invoiceStatus", "dueDate"]).execute();
  },
};
