import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { importRoute } from "#gateway/platform/csv/importRoute.ts";
import { asText, whole } from "#gateway/platform/csv/cells.ts";
import { anyOfSet, dayText, oneOf, trueOrFalse, wholeNumber } from "#gateway/platform/csv/params.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions, textOf } from "./conditions.ts";
import { acceptImported, saveImported, standings } from "./imports.ts";
import { invoiceList, invoiceTable, SampleInvoiceStatus, type SampleInvoiceRow } from "./repository.ts";
import { keepCurrent } from "./rules.ts";

/** Dollars as a sheet writes them, as minor units; what is no such amount is answered as it is. */
const cents = (text: string): unknown => {
  const plain = text.replaceAll(/[,\s$]/g, "");
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : plain;
};

const dollars = (minor: number) => (minor / 100).toFixed(2);

const columns = {
  number: { header: "Number", write: ({ assigned }: SampleInvoiceRow) => assigned ?? "" },
  client: { header: "Client", write: ({ clientName }: SampleInvoiceRow) => clientName },
  email: { header: "E-mail", write: ({ clientEmail }: SampleInvoiceRow) => clientEmail },
  service: { header: "Service", write: ({ service }: SampleInvoiceRow) => service },
  status: {
    header: "Status",
    codes: Object.values(SampleInvoiceStatus),
    write: ({ invoiceStatus }: SampleInvoiceRow) => invoiceStatus,
  },
  issuedDate: { header: "Issued", write: ({ issuedDate }: SampleInvoiceRow) => issuedDate },
  dueDate: { header: "Due", write: ({ dueDate }: SampleInvoiceRow) => dueDate },
  total: { header: "Total (USD)", write: ({ totalMinor }: SampleInvoiceRow) => dollars(totalMinor) },
  balance: { header: "Balance (USD)", write: ({ balanceMinor }: SampleInvoiceRow) => dollars(balanceMinor) },
};

const place = { path: "/apps/invoice", access: "sample", tag: "Invoices", name: "invoices" } as const;
const line = (header: string, required = false) => ({ header, required, read: asText });
const count = (header: string) => ({ header, read: whole });

/** A row is a draft with one line. What an export says of a sent invoice is passed over: a draft has no number yet. */
const draft = {
  client: line("Client", true),
  email: line("E-mail"),
  service: line("Service", true),
  issuedDate: line("Issued", true),
  dueDate: line("Due", true),
  line: line("Line"),
  detail: line("Detail"),
  quantity: count("Quantity"),
  unitMinor: count("Price (cents)"),
  taxRate: count("Tax rate (hundredths of a percent)"),
  total: { header: "Total (USD)", read: cents },
  reference: line("Reference"),
  note: line("Note"),
  number: { header: "Number" },
  status: { header: "Status" },
  balance: { header: "Balance (USD)" },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    ...place,
    list: invoiceList,
    columns,
    sorts: ["CLIENT", "TOTAL", "ID", "DATE", "BALANCE"],
    filters: () => ({
      q: oneOf("Text that the client's name, the client's e-mail address or the number contains."),
      status: anyOfSet("Any of these statuses.", SampleInvoiceStatus),
      issuedFrom: dayText("The earliest day of issue."),
      issuedTo: dayText("The latest day of issue."),
      totalMin: wholeNumber("The least it comes to, in minor units."),
      totalMax: wholeNumber("The most it comes to, in minor units."),
      due: trueOrFalse("Only those with something due, or only the others."),
    }),
    conditions: async ({ q, ...filter }, context) => {
      await keepCurrent(context);
      return { q: q && textOf(q), where: conditions(filter) };
    },
  }),
  importRoute({
    ...place,
    table: invoiceTable.name,
    says: "Each row becomes a draft with one line. `unitMinor` is a whole number of minor units (cents of USD), `taxRate` of hundredths of a percent; `total`, in dollars as an export writes it, may stand instead of both. `client` is the name of a client who is there; `email` says which where several have it.",
    columns: draft,
    accepting: () => acceptImported,
    existing: standings,
    check: () => undefined,
    save: saveImported,
  }),
];
