import type { SampleInvoiceRow } from "#gateway/domains/invoice/invoices/repository.ts";

const amount = (minor: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(minor / 100);
const day = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${escaped(text)}</p>`).join("");

/** What a client is written when an invoice is sent, and when it is not paid. */
export const letters = {
  SEND: ({ assigned, clientName, service, totalMinor, dueDate }: SampleInvoiceRow) => ({
    subject: `Invoice INV-${assigned}: ${service}`.slice(0, 200),
    message: paragraphs(
      `Dear ${clientName},`,
      `here is our invoice INV-${assigned} for ${service}. It comes to ${amount(totalMinor)} and is due on ${day(dueDate)}.`,
      "Thank you for your business.",
    ),
  }),
  REMIND: ({ assigned, clientName, balanceMinor, dueDate }: SampleInvoiceRow) => ({
    subject: `Reminder: invoice INV-${assigned}`,
    message: paragraphs(
      `Dear ${clientName},`,
      `${amount(balanceMinor)} of our invoice INV-${assigned} are still open; it is due on ${day(dueDate)}. If you have paid already, please pass over this letter.`,
    ),
  }),
};
