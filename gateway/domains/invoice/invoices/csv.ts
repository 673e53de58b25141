import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, dayText, oneOf, trueOrFalse, wholeNumber } from "#gateway/platform/csv/params.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import { invoiceList, SampleInvoiceStatus, type SampleInvoiceRow } from "./repository.ts";
import { keepCurrent } from "./rules.ts";

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

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/invoice",
    access: "sample",
    tag: "Invoices",
    name: "invoices",
    list: invoiceList,
    columns,
    sorts: ["CLIENT", "TOTAL", "ID", "DATE", "BALANCE"],
    filters: {
      q: oneOf("Text that the client's name, the client's e-mail address or the number contains."),
      status: anyOfSet("Any of these statuses.", SampleInvoiceStatus),
      issuedFrom: dayText("The earliest day of issue."),
      issuedTo: dayText("The latest day of issue."),
      totalMin: wholeNumber("The least it comes to, in minor units."),
      totalMax: wholeNumber("The most it comes to, in minor units."),
      due: trueOrFalse("Only those with something due, or only the others."),
    },
    conditions: async ({ q, ...filter }, context) => {
      await keepCurrent(context);
      return { q, where: conditions(filter) };
    },
  }),
];
