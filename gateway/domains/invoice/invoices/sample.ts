import { z } from "zod";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { text } from "#gateway/platform/validate.ts";
import { clientTable } from "#gateway/domains/invoice/clients/repository.ts";
import { invoiceTable, SampleInvoiceStatus } from "./repository.ts";
import { MAX } from "./inputs.ts";
import { month } from "./rules.ts";

const day = z.int().min(1).max(28);

const sample = z.object({
  id: z.int(),
  clientId: z.int(),
  service: text(1, 120),
  totalMinor: z.int().min(0).max(MAX),
  balanceMinor: z.int().min(-MAX).max(MAX),
  invoiceStatus: z.enum(SampleInvoiceStatus),
  issuedDay: day,
  dueDay: day,
  createdDay: z.int().max(0),
  reference: text(0, 60).default(""),
  lines: z
    .array(
      z.object({
        title: text(1, 120),
        detail: text(0, 200),
        quantity: z.int().min(1),
        unitMinor: z.int().min(0).max(MAX),
        taxRate: z.int().min(0).max(10_000),
      }),
    )
    .min(1),
  payments: z
    .array(
      z.object({
        day,
        amountMinor: z.int().min(-MAX).max(MAX),
        means: z.enum(["BANK_TRANSFER", "CARD", "CASH", "OTHER"]),
        reference: text(0, 120),
      }),
    )
    .default([]),
});

/** Puts the sample invoices in, dated in the current month. */
export async function seedInvoices(store: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = readRows(sample, fixture);
  const clients = new Map(
    (await clientTable.byIds(store.db, [...new Set(rows.map(({ clientId }) => clientId))])).map((row) => [
      row.id,
      row,
    ]),
  );
  const dated = (of: number): string => `${month(clock)}-${String(of).padStart(2, "0")}`;
  await invoiceTable.insertNumbered(
    store,
    rows.map(({ issuedDay, dueDay, createdDay, payments, ...row }) => {
      const client = clients.get(row.clientId);
      const at = timestamp(clock, createdDay * DAY);
      return {
        ...row,
        number: row.id,
        assigned: row.invoiceStatus === SampleInvoiceStatus.DRAFT ? null : row.id,
        stage: row.invoiceStatus,
        discountKind: "NONE",
        discountValue: 0,
        note: "",
        payments: payments.map(({ day: of, ...payment }) => ({ ...payment, day: dated(of) })),
        history: [],
        clientName: client?.name ?? "",
        clientEmail: client?.companyEmail ?? "",
        issuedDate: dated(issuedDay),
        dueDate: dated(dueDay),
        month: month(clock),
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
}
