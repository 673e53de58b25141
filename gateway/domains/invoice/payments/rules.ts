import { z } from "zod";
import { calendarDay, timestamp } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { text } from "#gateway/platform/validate.ts";
import { post } from "#gateway/domains/email/mails/rules.ts";
import {
  invoiceTable,
  SampleInvoiceStatus,
  withFreeNumber,
  type SampleInvoiceActionText,
  type SampleInvoiceData,
  type SampleInvoiceRow,
} from "#gateway/domains/invoice/invoices/repository.ts";
import {
  amount,
  debt,
  invoices,
  keepCurrent,
  receiptsOf,
  way,
} from "#gateway/domains/invoice/invoices/rules.ts";
import { letters } from "./letters.ts";

const { PAID, PARTIAL_PAYMENT } = SampleInvoiceStatus;

/** The steps an invoice is offered, those of its way first; a part of what is due is paid as all of it is. */
export const stepsOf = (row: SampleInvoiceRow) => [
  ...way.offered(row).flatMap(({ action, reason }) => (action === "PAY_PART" ? [] : [{ action, reason }])),
  ...debt.offered(row),
];

const isDebt = (action: SampleInvoiceActionText): action is "REMIND" | "CREDIT" =>
  action === "REMIND" || action === "CREDIT";
const sends = (action: SampleInvoiceActionText): action is "SEND" | "REMIND" =>
  action === "SEND" || action === "REMIND";
const isOpen = (row: SampleInvoiceRow, wanted: SampleInvoiceActionText) =>
  stepsOf(row).some(({ action, reason }) => action === wanted && reason === undefined);
const refusal = (row: SampleInvoiceRow, action: SampleInvoiceActionText) =>
  isDebt(action) ? debt.refusal(row, action) : way.refusal(row, action);

/** What a step changes of an invoice. */
function changesOf(
  row: SampleInvoiceRow,
  action: SampleInvoiceActionText,
  at: string,
): Partial<SampleInvoiceData> {
  if (action === "REMIND") return { history: [...row.history, { at, action }] };
  if (isDebt(action))
    return receipt(row, {
      day: at.slice(0, 10),
      amountMinor: row.balanceMinor,
      means: "CREDIT_NOTE",
      reference: "",
    });
  return { invoiceStatus: way.steps[action].to };
}

function receipt(
  row: SampleInvoiceRow,
  received: SampleInvoiceData["payments"][number],
): Partial<SampleInvoiceData> {
  return {
    payments: [...receiptsOf(row), received],
    invoiceStatus: received.amountMinor >= row.balanceMinor ? PAID : PARTIAL_PAYMENT,
  };
}

/** Changes each of the rows as it is now, so that all of it can be taken back. */
const changeAll = (
  context: RequestContext,
  keys: readonly number[],
  work: (row: SampleInvoiceRow) => Partial<SampleInvoiceData> | undefined,
) =>
  withFreeNumber(() =>
    changeUndoably(context, invoices.topic, keys, async (db: Db) => {
      const changed: SampleInvoiceRow[] = [];
      for (const row of await invoiceTable.byIds(db, keys)) {
        const changes = work(row);
        const next = changes && (await invoices.write(db, context.clock, row, changes));
        if (next) changed.push(next);
      }
      return changed;
    }),
  );

/**
 * Takes one step with every invoice that is offered it, and writes to the clients where it says so; the others stay as they are.
 * @throws {AppError} STEP_REFUSED when there is only one invoice, and the step is closed to it.
 */
export async function step(context: RequestContext, ids: readonly string[], action: SampleInvoiceActionText) {
  await keepCurrent(context);
  const keys = invoices.bulkKeys(ids);
  const at = timestamp(context.clock);
  const { rows, undoToken } = await changeAll(context, keys, (row) => {
    if (isOpen(row, action)) return changesOf(row, action, at);
    if (keys.length === 1) throw refusal(row, action);
    return undefined;
  });
  if (!sends(action)) return { items: rows, undoToken };
  for (const row of rows)
    await post(context, { to: { name: row.clientName, email: row.clientEmail }, ...letters[action](row) });
  return { items: rows, undoToken: null };
}

const received = z.object({
  amount: amount(1),
  day: z.iso.date().optional(),
  means: z.enum(["BANK_TRANSFER", "CARD", "CASH", "OTHER", "CREDIT_NOTE"]),
  reference: text(0, 120),
});

/**
 * Records money that came, or a credit note over it.
 * @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field; STEP_REFUSED when nothing is due.
 */
export async function receive(context: RequestContext, id: string, action: "PAY" | "CREDIT", input: object) {
  await keepCurrent(context);
  const { amount: money, day = calendarDay(context.clock), means, reference } = readInput(received, input);
  const { rows, undoToken } = await changeAll(context, [keyOf(id)], (row) => {
    if (!isOpen(row, action)) throw refusal(row, action);
    if (money.amountMinor > row.balanceMinor)
      throw badInput({
        "amount.amountMinor": {
          code: "OUT_OF_RANGE",
          message: "This is more than what is due: enter at most that.",
          params: { max: row.balanceMinor },
        },
      });
    return receipt(row, {
      day,
      amountMinor: money.amountMinor,
      means: action === "CREDIT" ? "CREDIT_NOTE" : means,
      reference,
    });
  });
  if (rows.length === 0) throw notFound("Invoice");
  return { items: rows, undoToken };
}
