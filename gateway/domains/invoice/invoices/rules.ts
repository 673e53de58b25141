import { calendarDay, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { between, given, is } from "#gateway/platform/list/conditions.ts";
import { childLoader } from "#gateway/platform/entity/loaders.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput, unknownRow } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import {
  clientList,
  clientTable,
  type SampleInvoiceClientRow,
} from "#gateway/domains/invoice/clients/repository.ts";
import { loadClient } from "#gateway/domains/invoice/clients/rules.ts";
import { amended, paidOf, shownStatus, totalOf } from "./amending.ts";
import { owed } from "./conditions.ts";
import { change, fields, money, wholeLine } from "./inputs.ts";
import {
  insertNext,
  invoiceList,
  invoiceTable,
  markPastDue,
  moveDates,
  SampleInvoiceStatus,
  withFreeNumber,
  type SampleInvoiceData,
  type SampleInvoiceRow,
} from "./repository.ts";

export { receiptsOf } from "./amending.ts";
export { amount, money } from "./inputs.ts";
export { debt, way } from "./machine.ts";
export { totalsOf } from "./totals.ts";

const { DRAFT, PAID, PAST_DUE, SENT } = SampleInvoiceStatus;

export const paymentDetails = {
  totalDueMinor: 1_211_055,
  bankName: "Northquay Savings Bank",
  country: "United States",
  iban: "NQ95476213874685",
  swiftCode: "NQSBUS33",
};

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
  amend: amended,
});

/** The columns that name a client. */
async function clientColumns({ store }: RequestContext, id: string) {
  const client = await clientTable.byId(store.db, keyOf(id));
  if (!client) throw unknownRow("clientId", "client");
  return { clientId: client.id, clientName: client.name, clientEmail: client.companyEmail };
}

const withClient = async <T extends { clientId?: string | null }>(
  context: RequestContext,
  { clientId, ...input }: T,
) => ({ ...input, ...((clientId ?? null) !== null && (await clientColumns(context, clientId ?? ""))) });

export async function create(context: RequestContext, input: object): Promise<SampleInvoiceRow> {
  const { clientId, total, balance, invoiceStatus, ...rest } = readInput(fields, input);
  const { store, clock, live } = context;
  refuseWrongDates(rest);
  const now = timestamp(clock);
  const today = calendarDay(clock);
  const stage = invoiceStatus === PAST_DUE ? SENT : invoiceStatus;
  if (!rest.lines && !total)
    throw badInput({ lines: { code: "REQUIRED", message: "Add at least one line." } });
  const lines = rest.lines ?? [wholeLine(rest.service, total?.amountMinor ?? 0)];
  const discount = {
    discountKind: rest.discountKind ?? "NONE",
    discountValue: rest.discountValue ?? 0,
  } as const;
  const totalMinor = totalOf({ lines, ...discount });
  const paid = totalMinor - (balance?.amountMinor ?? (stage === PAID ? 0 : totalMinor));
  const payments =
    paid === 0 ? [] : [{ day: today, amountMinor: paid, means: "OTHER" as const, reference: "" }];
  const named = await clientColumns(context, clientId);
  const id = await withFreeNumber(() =>
    insertNext(
      store,
      {
        reference: "",
        note: "",
        ...rest,
        ...named,
        lines,
        ...discount,
        totalMinor,
        payments,
        balanceMinor: totalMinor - paidOf(payments),
        stage,
        invoiceStatus: shownStatus(stage, rest.dueDate, today),
        history: [],
        month: "",
        createdAt: now,
        updatedAt: now,
      },
      stage !== DRAFT,
    ),
  );
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
) => {
  const read = await withClient(context, input);
  return await withFreeNumber(() => invoices.update(context, id, read, expectedVersion));
};

export const bulkUpdate = async (
  context: RequestContext,
  ids: readonly string[],
  input: { clientId?: string | null },
) => {
  const read = await withClient(context, input);
  return await withFreeNumber(() => invoices.bulkUpdate(context, ids, read));
};

/** The client of an invoice; clients are never removed. */
export async function clientOf(context: RequestContext, clientId: number): Promise<SampleInvoiceClientRow> {
  const client = await loadClient(context, clientId);
  if (!client) throw notFound("Client");
  return client;
}

export const loadInvoices = childLoader(invoiceList, "clientId");

export const month = (clock: Clock): string => calendarDay(clock).slice(0, 7);
const moving = new WeakMap<RequestContext, Promise<void>>();

/** Sees to it, once for a request, that sample invoices are of the current month and the clock's word on the others holds. To be awaited before invoices are read. */
export async function keepCurrent(context: RequestContext): Promise<void> {
  const { store, clock } = context;
  const moved =
    moving.get(context) ?? moveDates(store, month(clock)).then(() => markPastDue(store, calendarDay(clock)));
  moving.set(context, moved);
  await moved;
}

/** How many invoices were issued on each day. */
export async function issuedByDay(context: RequestContext, from: string, to: string) {
  await keepCurrent(context);
  return await invoiceList.values(context.store, "issuedDate", given(between("issuedDate", from, to)));
}

export async function find(context: RequestContext, id: string): Promise<SampleInvoiceRow | null> {
  await keepCurrent(context);
  return await invoices.find(context, id);
}

/** The invoices in figures, read once for each version of the table. */
export async function summary(store: Store) {
  const late = given(is("invoiceStatus", PAST_DUE), owed);
  const [total, clients, paid, unpaid, due, pastDue, statuses] = await Promise.all([
    invoiceList.total(store),
    clientList.total(store),
    invoiceList.sum(store, "totalMinor", given(is("invoiceStatus", PAID))),
    invoiceList.sum(store, "balanceMinor", given(owed)),
    invoiceList.count(store, given(owed)),
    invoiceList.sum(store, "balanceMinor", late),
    invoiceList.facet(store, "invoiceStatus"),
  ]);
  const byStatus = statuses.map(({ value, count }) => ({
    value: nameOf<string>(SampleInvoiceStatus, value),
    count,
  }));
  return { total, clients, paid: money(paid), unpaid: money(unpaid), due, pastDue: money(pastDue), byStatus };
}
