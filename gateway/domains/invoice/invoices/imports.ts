import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import type { CellError, Plan, Standing } from "#gateway/platform/csv/importPlan.ts";
import { badInput, type FieldError } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { lastNumber } from "#gateway/platform/store/numbering.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { clientsNamed, type SampleInvoiceClientRow } from "#gateway/domains/invoice/clients/repository.ts";
import { totalOf } from "./amending.ts";
import { fields, line, MAX } from "./inputs.ts";
import { invoiceTable, SampleInvoiceStatus, type SampleInvoiceRow } from "./repository.ts";

const { title, detail, quantity, taxRate } = line.shape;
const imported = z.object({
  client: text(1, 120),
  email: text(0, 200).default(""),
  service: fields.shape.service,
  issuedDate: fields.shape.issuedDate,
  dueDate: fields.shape.dueDate,
  line: title.optional(),
  detail: detail.default(""),
  quantity: quantity.default(1),
  unitMinor: z.int().min(0).max(MAX).optional(),
  total: z.int().min(0).max(MAX).optional(),
  taxRate: taxRate.default(0),
  reference: text(0, 60).default(""),
  note: text(0, 1_000).default(""),
});
type Imported = z.output<typeof imported>;

const error = (code: FieldError["code"], message: string): FieldError => ({ code, message });
const wrongs = {
  price: error("REQUIRED", "The line has no price: give unitMinor, or total without quantity and tax."),
  both: error("INVALID", "Give either unitMinor or total, not both."),
  due: error("WRONG_ORDER", "An invoice cannot be due before it is issued: choose a later day."),
};

/** Reads a row of a file: one draft with one line. */
export function acceptImported(values: object): Imported {
  const read = validate(imported, values);
  const { unitMinor, total, issuedDate, dueDate } = read;
  if (unitMinor === undefined && total === undefined) throw badInput({ unitMinor: wrongs.price });
  if (unitMinor !== undefined && total !== undefined) throw badInput({ total: wrongs.both });
  if (dueDate < issuedDate) throw badInput({ dueDate: wrongs.due });
  totalOf(charged(read));
  return read;
}

const charged = (data: Imported) => ({
  lines: [
    {
      title: data.line ?? data.service,
      detail: data.detail,
      quantity: data.total === undefined ? data.quantity : 1,
      unitMinor: data.unitMinor ?? data.total ?? 0,
      taxRate: data.total === undefined ? data.taxRate : 0,
    },
  ],
  discountKind: "NONE" as const,
  discountValue: 0,
});

const unknown: CellError = {
  column: "client",
  code: "UNKNOWN",
  message: "There is no such client: check the name, or add the client first.",
};
const several: CellError = {
  column: "email",
  code: "AMBIGUOUS",
  message: "Several clients have this name: say which by the e-mail address.",
};

const fits = ({ email }: Imported) => {
  const wanted = foldForSearch(email);
  return ({ companyEmail }: SampleInvoiceClientRow) =>
    wanted === "" || foldForSearch(companyEmail) === wanted;
};

/** The clients of the rows, by what is written of them. */
async function clientsOf(db: Db, rows: readonly Imported[]) {
  const names = [...new Set(rows.map(({ client }) => foldForSearch(client)))];
  const known = Map.groupBy(await clientsNamed(db, names), ({ nameKey }) => nameKey);
  return (data: Imported) => (known.get(foldForSearch(data.client)) ?? []).filter(fits(data));
}

/** Every row is a new draft; its client must be there, and be the only one. */
export async function standings(
  db: Db,
  rows: readonly Imported[],
): Promise<(data: Imported) => Standing<SampleInvoiceRow>> {
  const clients = await clientsOf(db, rows);
  return (data) => {
    const { length } = clients(data);
    return { errors: length === 0 ? [unknown] : length > 1 ? [several] : [] };
  };
}

/** Adds the drafts of an import inside its transaction, in the order of the file. */
export async function saveImported(
  { store, clock }: RequestContext,
  { fresh }: Plan<Imported, SampleInvoiceRow>,
): Promise<SampleInvoiceRow[]> {
  const now = timestamp(clock);
  const clients = await clientsOf(store.db, fresh);
  const first = (await lastNumber(store, invoiceTable.name)) + 1;
  const drafts = fresh.flatMap((data, at) => {
    const [client] = clients(data);
    if (!client) return [];
    const charges = charged(data);
    const totalMinor = totalOf(charges);
    return {
      id: first + at,
      number: first + at,
      assigned: null,
      clientId: client.id,
      clientName: client.name,
      clientEmail: client.companyEmail,
      service: data.service,
      reference: data.reference,
      note: data.note,
      issuedDate: data.issuedDate,
      dueDate: data.dueDate,
      ...charges,
      totalMinor,
      balanceMinor: totalMinor,
      payments: [],
      history: [],
      stage: SampleInvoiceStatus.DRAFT,
      invoiceStatus: SampleInvoiceStatus.DRAFT,
      month: "",
      createdAt: now,
      updatedAt: now,
    };
  });
  await invoiceTable.insertNumbered(store, drafts);
  return await invoiceTable.byIds(
    store.db,
    drafts.map(({ id }) => id),
  );
}
