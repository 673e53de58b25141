import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
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

export interface SampleInvoiceData {
  /** What the invoice is called by; the same as its key. */
  number: number;
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
  /** The month (`2026-11`) of the dates of a sample invoice, which go with the clock; empty once somebody set one of them. */
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
  derive: ({ number, clientName, clientEmail }) => ({
    clientKey: foldForSearch(clientName),
    search: searchText(clientName, clientEmail, number),
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

export const migrations = rowsMigration(
  "0301",
  "invoice_invoices",
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
);

/** Adds an invoice under the next number, one that no invoice had before, and answers the number. */
export async function insertNext(
  store: Store,
  data: Omit<SampleInvoiceData, "number"> & Dates,
): Promise<number> {
  for (;;) {
    try {
      return await inTransaction(store, async (db) => {
        const number = (await lastNumber({ ...store, db }, name)) + 1;
        await invoiceTable.insertNumbered({ ...store, db }, [{ ...data, id: number, number }]);
        return number;
      });
    } catch (error) {
      if (!isTaken(error, name)) throw error;
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
