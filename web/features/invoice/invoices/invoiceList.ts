import type { SampleInvoiceFilter } from "#web/generated/types.ts";
import { anyOf, dayRange, numberRange, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import { currency, invoiceStatuses } from "./invoiceStates.ts";

export const invoiceList = declareLiveList({
  name: "invoice.invoices",
  texts: "invoiceInvoices",
  cache: {
    rows: "sampleInvoices",
    figures: ["sampleInvoiceCounts", "sampleInvoiceSummary", "suiteActivity"],
    counts: { summary: "sampleInvoiceSummary", facets: { byStatus: "invoiceStatus" } },
  },
  sorts: ["ID", "CLIENT", "DATE", "TOTAL", "BALANCE"],
  defaultSort: { field: "ID", order: "DESC" },
  filters: {
    status: anyOf(invoiceStatuses, "statuses"),
    due: yesNo(),
    total: numberRange({ perUnit: 100, currency }),
    days: dayRange(),
  },
  views: {
    all: {},
    drafts: { status: ["DRAFT"] },
    open: { status: ["SENT", "DOWNLOADED", "PARTIAL_PAYMENT"] },
    "past-due": { status: ["PAST_DUE"] },
    paid: { status: ["PAID"] },
  },
  input: ({ total, days, ...filters }): SampleInvoiceFilter => ({
    ...filters,
    totalMin: total?.min,
    totalMax: total?.max,
    issuedFrom: days?.from,
    issuedTo: days?.to,
  }),
});
