import { z } from "zod";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { between, given, is } from "#gateway/platform/list/conditions.ts";
import { childLoader } from "#gateway/platform/entity/loaders.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput, unknownRow } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { text } from "#gateway/platform/validate.ts";
import {
  clientList,
  clientTable,
  type SampleInvoiceClientRow,
} from "#gateway/domains/invoice/clients/repository.ts";
import { loadClient } from "#gateway/domains/invoice/clients/rules.ts";
import {
  insertNext,
  invoiceList,
  invoiceTable,
  moveDates,
  SampleInvoiceStatus,
  type SampleInvoiceData,
  type SampleInvoiceRow,
} from "./repository.ts";

const CURRENCY = "USD";
export const MAX = 999_999_999;

export const money = (amountMinor: number) => ({ amountMinor, currency: CURRENCY });

export const paymentDetails = {
  totalDueMinor: 1_211_055,
  bankName: "Northquay Savings Bank",
  country: "United States",
  iban: "NQ95476213874685",
  swiftCode: "NQSBUS33",
};

const amount = (min: number) =>
  z.object({ amountMinor: z.int().min(min).max(MAX), currency: z.literal(CURRENCY) });
const fields = z.object({
  clientId: z.string(),
  service: text(1, 120),
  total: amount(0),
  balance: amount(-MAX),
  invoiceStatus: z.enum(SampleInvoiceStatus),
  issuedDate: z.iso.date(),
  dueDate: z.iso.date(),
});
const named = z.object({ clientId: z.int(), clientName: z.string(), clientEmail: z.string() });

const change = fields
  .omit({ clientId: true })
  .extend(named.shape)
  .partial()
  .transform(({ total, balance, ...rest }): Partial<SampleInvoiceData> => ({
    ...rest,
    ...(total && { totalMinor: total.amountMinor }),
    ...(balance && { balanceMinor: balance.amountMinor }),
    ...((rest.issuedDate ?? rest.dueDate) !== undefined && { month: "" }),
  }));

function refuseWrongDates({ issuedDate, dueDate }: Pick<SampleInvoiceData, "issuedDate" | "dueDate">): void {
  if (dueDate < issuedDate)
    throw badInput({
      dueDate: {
        code: "INVALID",
        message: "An invoice cannot be due before it is issued: choose a later day.",
      },
    });
}

export const invoices = defineRecords({
  what: "Invoice",
  table: invoiceTable,
  change,
  check: refuseWrongDates,
});

/** The columns that name a client. */
async function clientColumns({ store }: RequestContext, id: string): Promise<z.output<typeof named>> {
  const client = await clientTable.byId(store.db, keyOf(id));
  if (!client) throw unknownRow("clientId", "client");
  return { clientId: client.id, clientName: client.name, clientEmail: client.companyEmail };
}

const withClient = async <T extends { clientId?: string | null }>(
  context: RequestContext,
  { clientId, ...input }: T,
) => ({ ...input, ...((clientId ?? null) !== null && (await clientColumns(context, clientId ?? ""))) });

export async function create(context: RequestContext, input: object): Promise<SampleInvoiceRow> {
  const { clientId, total, balance, ...rest } = readInput(fields.partial({ balance: true }), input);
  const { store, clock, live } = context;
  refuseWrongDates(rest);
  const now = timestamp(clock);
  const id = await insertNext(store, {
    ...rest,
    ...(await clientColumns(context, clientId)),
    totalMinor: total.amountMinor,
    balanceMinor: (balance ?? total).amountMinor,
    month: "",
    createdAt: now,
    updatedAt: now,
  });
  live.publish(invoices.topic, { kind: "CREATED", id: String(id) });
  const [row] = await invoiceTable.byIds(store.db, [id]);
  if (!row) throw new Error(`The invoice ${id} was not added.`);
  return row;
}

export const update = async (
  context: RequestContext,
  id: string,
  input: { clientId?: string | null },
  expectedVersion?: number | null,
) => await invoices.update(context, id, await withClient(context, input), expectedVersion);

export const bulkUpdate = async (
  context: RequestContext,
  ids: readonly string[],
  input: { clientId?: string | null },
) => await invoices.bulkUpdate(context, ids, await withClient(context, input));

/** The client of an invoice; clients are never removed. */
export async function clientOf(context: RequestContext, clientId: number): Promise<SampleInvoiceClientRow> {
  const client = await loadClient(context, clientId);
  if (!client) throw notFound("Client");
  return client;
}

export const loadInvoices = childLoader(invoiceList, "clientId");

export const month = (clock: Clock): string => timestamp(clock).slice(0, 7);
const moving = new WeakMap<RequestContext, Promise<void>>();

/** Sees to it, once for a request, that the sample invoices are of the current month. To be awaited before invoices are read. */
export async function keepCurrent(context: RequestContext): Promise<void> {
  const moved = moving.get(context) ?? moveDates(context.store, month(context.clock));
  moving.set(context, moved);
  await moved;
}

export async function find(context: RequestContext, id: string): Promise<SampleInvoiceRow | null> {
  await keepCurrent(context);
  return await invoices.find(context, id);
}

/** The invoices in figures, read once for each version of the table. */
export async function summary(store: Store) {
  const owed = between("balanceMinor", 1, null);
  const [total, clients, paid, unpaid, statuses] = await Promise.all([
    invoiceList.total(store),
    clientList.total(store),
    invoiceList.sum(store, "totalMinor", given(is("invoiceStatus", SampleInvoiceStatus.PAID))),
    invoiceList.sum(store, "balanceMinor", given(owed)),
    invoiceList.facet(store, "invoiceStatus"),
  ]);
  const byStatus = statuses.map(({ value, count }) => ({
    value: nameOf<string>(SampleInvoiceStatus, value),
    count,
  }));
  return { total, clients, paid: money(paid), unpaid: money(unpaid), byStatus };
}
