import type * as z from "zod/mini";
import { type InvoiceDetailsFragment } from "./invoices.generated.ts";
import type { invoiceSchema } from "./invoiceSchema.ts";
import { currency } from "./invoiceStates.ts";

export type InvoiceFormInput = z.input<typeof invoiceSchema>;
export type InvoiceFormValues = z.output<typeof invoiceSchema>;

/** The day that a date is for the person, `2026-11-21`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

export const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + days);
  return dayOf(date);
};

const dayMs = 86_400_000;
export const daysBetween = (first: string, last: string): number =>
  Math.round((new Date(`${last}T00:00Z`).getTime() - new Date(`${first}T00:00Z`).getTime()) / dayMs);

export const blankLine = (key: string) => ({
  key,
  title: "",
  detail: "",
  quantity: 1,
  price: null,
  taxRate: "2000",
});

/** What a new invoice begins with; its days are those of the moment the form begins. */
export const blankInvoice: InvoiceFormInput = {
  clientId: null,
  service: "",
  reference: "",
  get issuedDate() {
    return dayOf(new Date());
  },
  get dueDate() {
    return dayAfter(dayOf(new Date()), 14);
  },
  lines: [blankLine("line0")],
  discountKind: "NONE",
  discountValue: 0,
  note: "",
};

/** What a copy begins with instead of what the invoice says. */
export const uncopied = {
  reference: "",
  get issuedDate() {
    return blankInvoice.issuedDate;
  },
  get dueDate() {
    return blankInvoice.dueDate;
  },
};

export function invoiceValues(invoice: InvoiceDetailsFragment): InvoiceFormValues {
  const { client, service, reference, issuedDate, dueDate, lines, note } = invoice;
  return {
    clientId: client.id,
    service,
    reference,
    issuedDate,
    dueDate,
    lines: lines.map(({ title, detail, quantity, price, taxRate }, index) => ({
      key: `line${index}`,
      title,
      detail,
      quantity,
      price: price.amountMinor,
      taxRate: String(taxRate),
    })),
    discountKind: invoice.discountKind,
    discountValue: invoice.discountValue,
    note,
  };
}

export function invoiceInput({ lines, discountValue, ...values }: InvoiceFormValues) {
  return {
    ...values,
    discountValue: values.discountKind === "NONE" ? 0 : discountValue,
    lines: lines.map(({ title, detail, quantity, price, taxRate }) => ({
      title,
      detail,
      quantity,
      price: { amountMinor: price, currency },
      taxRate: Number(taxRate),
    })),
  };
}
