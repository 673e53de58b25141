import { z } from "zod";
import { AppError } from "#gateway/platform/errors.ts";
import { between, given, is } from "#gateway/platform/list/conditions.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { errorBody, route } from "#gateway/platform/rest/rest.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { client, clientExample, shownClient } from "#gateway/domains/invoice/clients/rules.ts";
import { csvRoutes } from "./csv.ts";
import { invoiceList, SampleInvoiceStatus, type SampleInvoiceRow } from "./repository.ts";
import * as rules from "./rules.ts";

const dollars = (minor: number): number => minor / 100;

const invoice = z
  .object({
    id: z.int(),
    issuedDate: z.iso.date(),
    dueDate: z.iso.date(),
    client,
    service: z.string(),
    total: z.number().meta({ description: "In dollars." }),
    avatar: z.string(),
    invoiceStatus: z.enum(SampleInvoiceStatus),
    balance: z.number().meta({ description: "In dollars; may be negative." }),
  })
  .meta({ id: "Invoice" });

async function shown(
  context: RequestContext,
  { id, clientId, service, totalMinor, balanceMinor, invoiceStatus, issuedDate, dueDate }: SampleInvoiceRow,
) {
  const whom = await rules.clientOf(context, clientId);
  return {
    id,
    issuedDate,
    dueDate,
    client: shownClient(whom),
    service,
    total: dollars(totalMinor),
    avatar: whom.avatar,
    invoiceStatus,
    balance: dollars(balanceMinor),
  };
}

const example = {
  id: 4987,
  issuedDate: "2026-11-02",
  dueDate: "2026-11-05",
  client: clientExample,
  service: "Landing page and copy",
  total: 1460.25,
  avatar: "/media/avatars/face-057.svg",
  invoiceStatus: "Paid",
  balance: -205,
};

const paymentDetails = onFirstUse(() => {
  const { totalDueMinor, ...bank } = rules.paymentDetails;
  const form = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  return { totalDue: form.format(dollars(totalDueMinor)), ...bank };
});
const payment = z
  .object({
    totalDue: z.string(),
    bankName: z.string(),
    country: z.string(),
    iban: z.string(),
    swiftCode: z.string(),
  })
  .meta({ id: "InvoicePayment" });

const tag = "Invoices";
const path = "/apps/invoice/{id}";
const params = z.object({ id: z.string().meta({ description: "The invoice's number.", example: "4987" }) });

const dayOf = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());
const days = z.object({ start: dayOf.optional(), end: dayOf.optional() });

/** The documented range of days, as JSON; what cannot be read is as good as absent. */
function readRange(text: string | undefined): z.output<typeof days> {
  try {
    return days.catch({}).parse(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

export const routes = [
  route({
    method: "GET",
    path: "/apps/invoice",
    access: "sample",
    tag,
    summary: "Lists invoices",
    description: "Newest first before sorting.",
    query: z.object({
      q: textParam("Text that the client's name, the client's e-mail address or the number contains."),
      status: textParam("The status, to the letter."),
      selectedDateRange: textParam(
        'The days of issue as JSON: {"start":"2026-11-01","end":"2026-11-15"}, both included.',
      ),
      ...listParams({ client: "CLIENT", total: "TOTAL", id: "ID", date: "DATE", balance: "BALANCE" }),
    }),
    answers: {
      200: {
        description: "A page of invoices.",
        body: z.object({ invoices: z.array(invoice), totalInvoices: z.int() }).meta({ id: "InvoiceList" }),
        example: { invoices: [example], totalInvoices: 36 },
      },
    },
    handle: async ({ query }, context) => {
      await rules.keepCurrent(context);
      const { start, end } = readRange(query.selectedDateRange);
      const where = given(is("invoiceStatus", query.status), between("issuedDate", start, end));
      const { items, total } = await invoiceList.page(context.store, {
        ...listArgs(query),
        q: query.q,
        where,
      });
      return {
        status: 200,
        body: { invoices: await Promise.all(items.map((row) => shown(context, row))), totalInvoices: total },
      };
    },
  }),
  route({
    method: "GET",
    path,
    access: "sample",
    tag,
    summary: "Reads an invoice",
    params,
    answers: {
      200: {
        description: "The invoice, and how it is paid.",
        body: z.object({ invoice, paymentDetails: payment }).meta({ id: "InvoiceDetail" }),
        example: () => ({ invoice: example, paymentDetails: paymentDetails() }),
      },
      404: { description: "There is no such invoice.", body: errorBody },
    },
    handle: async ({ params: { id } }, context) => {
      const row = await rules.find(context, id);
      if (!row) throw new AppError("NOT_FOUND", "No invoice found with this id");
      return { status: 200, body: { invoice: await shown(context, row), paymentDetails: paymentDetails() } };
    },
  }),
  route({
    method: "DELETE",
    path,
    access: "sample",
    tag,
    summary: "Removes an invoice",
    params,
    answers: {
      200: { description: "The invoice is gone.", body: z.object({ id: z.int() }), example: { id: 4987 } },
      404: {
        description: "There is no such invoice.",
        body: z.object({ error: z.string() }).meta({ id: "InvoiceRemovalFailure" }),
        example: { error: "something went wrong" },
      },
    },
    handle: async ({ params: { id } }, context) => {
      try {
        await rules.invoices.remove(context, id);
        return { status: 200, body: { id: Number(id) } };
      } catch (error) {
        if (error instanceof AppError && error.code === "NOT_FOUND")
          return { status: 404, body: { error: "something went wrong" } };
        throw error;
      }
    },
  }),
  ...csvRoutes,
];
