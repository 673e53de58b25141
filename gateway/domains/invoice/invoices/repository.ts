import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { cachedByVersion } from "#gateway/platform/store/listCounts.ts";
import { lastNumber } from "#gateway/platform/store/numbering.ts";
import { defineRows, type Dates, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";

export const SampleInvoiceStatus = {
  PAID: "Paid",
  DOWNLOADED: "Downloaded",
  SENT: "Sent",
  DRAFT: "Draft",
  PARTIAL_PAYMENT: "Partial Payment",
  PAST_DUE: "Past Due",
} as const;
export type SampleInvoiceStatusText = (typeof SampleInvoiceStatus)[keyof typeof SampleInvoiceStatus];

export interface SampleInvoiceLineRow {
  title: string;
  detail: string;
  quantity: number;
  unitMinor: number;
  /** Hundredths of a percent. */
  taxRate: number;
}

export type SampleInvoiceMeansText = "BANK_TRANSFER" | "CARD" | "CASH" | "CREDIT_NOTE" | "OTHER";
export interface SampleInvoiceReceiptRow {
  /** Of a sample row's receipt the month goes with the clock, as that of the invoice's dates does. */
  day: string;
  amountMinor: number;
  means: SampleInvoiceMeansText;
  reference: string;
}

export type SampleInvoiceActionText = "SEND" | "REMIND" | "DOWNLOAD" | "PAY" | "CREDIT";
export interface SampleInvoiceEventRow {
  at: string;
  action: SampleInvoiceActionText;
}

export interface SampleInvoiceData {
  /** What the REST facade finds the invoice by; the same as its key. */
  number: number;
  /** The number people call it by, given when it is sent. */
  assigned: number | null;
  /** How far it came, whatever the clock says; `invoiceStatus` is this, or past due. */
  stage: SampleInvoiceStatusText;
  lines: SampleInvoiceLineRow[];
  discountKind: "NONE" | "PERCENT" | "AMOUNT";
  discountValue: number;
  reference: string;
  note: string;
  payments: SampleInvoiceReceiptRow[];
  history: SampleInvoiceEventRow[];
  clientId: number;
  /** The client's name and address when the invoice was written: lists are sorted and searched by them. */
  clientName: string;
  clientEmail: string;
  service: string;
  totalMinor: number;
  balanceMinor: number;
  invoiceStatus: SampleInvoiceStatusText;
  issuedDate: string;
  dueDate: string;
  /** The month (`2026-11`) of the dates of a sample invoice, which go with the clock; empty once somebody changed it. */
  month: string;
}

export interface SampleInvoiceRow extends SampleInvoiceData, Stamps {
  clientKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    invoice_invoices: Stored<SampleInvoiceRow>;
  }
}

const name = "invoice_invoices";

export const invoiceTable = defineRows<SampleInvoiceData, SampleInvoiceRow>({
  name,
  derive: ({ number, assigned, clientName, clientEmail }) => ({
    clientKey: foldForSearch(clientName),
    search: searchText(
      clientName,
      clientEmail,
      number,
      ...(assigned === null || assigned === number ? [] : [assigned]),
    ),
  }),
});

const sorts = {
  CLIENT: "clientKey",
  TOTAL: "totalMinor",
  ID: "id",
  DATE: "issuedDate",
  BALANCE: "balanceMinor",
} as const;

export const invoiceList = defineList(invoiceTable, {
  sorts,
  facets: ["invoiceStatus", "clientId", "month"],
  ties: "newest",
});

/** Adds an invoice under the next key, one that no invoice had before, and answers it; one that is sent has a number too. */
export async function insertNext(
  store: Store,
  data: Omit<SampleInvoiceData, "number" | "assigned"> & Dates,
  isSent: boolean,
): Promise<number> {
  for (;;) {
    try {
      return await inTransaction(store, async (db) => {
        const number = (await lastNumber({ ...store, db }, name)) + 1;
        const assigned = isSent ? await nextNumber(db) : null;
        await invoiceTable.insertNumbered({ ...store, db }, [{ ...data, id: number, number, assigned }]);
        return number;
      });
    } catch (error) {
      if (!isTaken(error, name) || isTaken(error, name, "assigned")) throw error;
    }
  }
}

/** Moves the dates that go with the clock into the month; days stay, and none is later than the 28th. */
export async function moveDates(store: Store, month: string): Promise<void> {
  if ((await invoiceList.facet(store, "month")).every(({ value }) => value === "" || value === month)) return;
  await store.db
    .updateTable(name)
    .where("month", "not in", ["", month])
    .set({
      month,
      issuedDate: sql<string>`${month} || substr("issuedDate", 8)`,
      dueDate: sql<string>`${month} || substr("dueDate", 8)`,
    })
    .execute();
}

/** Lets the clock say what is past due, and what no longer is, of the invoices that somebody made or changed. */
export async function markPastDue(store: Store, today: string): Promise<void> {
  const { PAST_DUE, SENT, DOWNLOADED, PARTIAL_PAYMENT } = SampleInvoiceStatus;
  await cachedByVersion(store, name, await invoiceList.version(store), `due ${today}`, async () => {
    const changed = store.db.updateTable(name).where("month", "=", "");
    await changed
      .set({ invoiceStatus: PAST_DUE })
      .where("invoiceStatus", "in", [SENT, DOWNLOADED, PARTIAL_PAYMENT])
      .where("dueDate", "<", today)
      .execute();
    await changed
      .set(({ ref }) => ({ invoiceStatus: ref("stage") }))
      .where("invoiceStatus", "=", PAST_DUE)
      .where("stage", "<>", PAST_DUE)
      .where("dueDate", ">=", today)
      .execute();
  });
}

/** The number for the next invoice that is sent; whoever is slower writes it in vain, and asks again. */
export async function nextNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom(name)
    .select(({ fn }) => fn.max("assigned").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 4986) + 1;
}

/** Does it again when somebody else was faster with the number of a sent invoice. */
export async function withFreeNumber<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTaken(error, name, "assigned")) throw error;
    }
  }
}

/** Totals and their taxes as the rules work them out, in minor units. */
export interface SampleInvoiceTotalsRow {
  subtotal: number;
  discount: number;
  taxes: SampleInvoiceTaxRow[];
  total: number;
}

export interface SampleInvoiceTaxRow {
  rate: number;
  base: number;
  tax: number;
}
