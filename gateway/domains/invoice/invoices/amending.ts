import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { MAX, wholeLine } from "./inputs.ts";
import { stageOf, way } from "./machine.ts";
import {
  nextNumber,
  SampleInvoiceStatus,
  type SampleInvoiceData,
  type SampleInvoiceReceiptRow,
  type SampleInvoiceRow,
  type SampleInvoiceStatusText,
} from "./repository.ts";
import { totalsOf } from "./totals.ts";

const { DRAFT, SENT, DOWNLOADED, PAID, PAST_DUE } = SampleInvoiceStatus;

const charged = ["clientId", "lines", "discountKind", "discountValue", "totalMinor"] as const;
const actions: Partial<Record<SampleInvoiceStatusText, "SEND" | "DOWNLOAD">> = {
  [SENT]: "SEND",
  [DOWNLOADED]: "DOWNLOAD",
};

export const paidOf = (payments: readonly SampleInvoiceReceiptRow[]): number =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What the clock makes of a status. */
export const shownStatus = (
  stage: SampleInvoiceStatusText,
  dueDate: string,
  today: string,
): SampleInvoiceStatusText => (stage === DRAFT || stage === PAID || dueDate >= today ? stage : PAST_DUE);

/** The receipts of a row with their days as they are shown: those of a sample row are of its month. */
export const receiptsOf = ({ payments, month }: Pick<SampleInvoiceRow, "payments" | "month">) =>
  month === "" ? payments : payments.map((one) => ({ ...one, day: `${month}${one.day.slice(7)}` }));

/** What the charges come to. @throws {AppError} BAD_USER_INPUT where that is too much, or the discount is. */
export function totalOf(given: Pick<SampleInvoiceData, "lines" | "discountKind" | "discountValue">): number {
  const { subtotal, total } = totalsOf(given);
  if (subtotal > MAX || total > MAX)
    throw badInput({
      lines: {
        code: "OUT_OF_RANGE",
        message: "An invoice may come to at most 9,999,999.99 USD: charge less, or split it.",
        params: { max: MAX },
      },
    });
  const most = { NONE: MAX, PERCENT: 10_000, AMOUNT: subtotal }[given.discountKind];
  if (given.discountValue > most)
    throw badInput({
      discountValue: {
        code: "OUT_OF_RANGE",
        message: "The discount is above the sum of the lines: take off at most that.",
        params: { max: most },
      },
    });
  return total;
}

/** What else changes with a changed invoice: its total, what is due, its status, and the number of one that is sent. */
export async function amended(
  row: SampleInvoiceRow,
  changes: Partial<SampleInvoiceData>,
  now: string,
  db: Db,
): Promise<Partial<SampleInvoiceData>> {
  const today = now.slice(0, 10);
  const before = stageOf(row);
  if (before !== DRAFT && charged.some((name) => changes[name] !== undefined))
    throw new AppError(
      "STEP_REFUSED",
      "An invoice that was sent is charged as it is: write a copy of it, or a credit note.",
      { reason: "STATE" },
    );
  const { invoiceStatus: wanted = row.invoiceStatus, totalMinor: whole, balanceMinor } = changes;
  const stage = wanted === row.invoiceStatus ? before : wanted;
  const next = { ...row, ...changes };
  const lines = changes.lines ?? (whole === undefined ? row.lines : [wholeLine(next.service, whole)]);
  const discount =
    whole === undefined || changes.lines
      ? {
          discountKind: next.discountKind,
          discountValue: next.discountKind === "NONE" ? 0 : next.discountValue,
        }
      : { discountKind: "NONE" as const, discountValue: 0 };
  const totalMinor = totalOf({ lines, ...discount });
  way.allow({ ...row, totalMinor, balanceMinor: totalMinor - paidOf(row.payments) }, stage);

  const receipts = changes.payments ?? receiptsOf(row);
  const due = balanceMinor ?? (stage === PAID && before !== PAID && !changes.payments ? 0 : undefined);
  const rest = totalMinor - paidOf(receipts) - (due ?? totalMinor - paidOf(receipts));
  const payments =
    rest === 0
      ? receipts
      : [...receipts, { day: today, amountMinor: rest, means: "OTHER" as const, reference: "" }];
  const action = stage === before ? undefined : actions[stage];
  return {
    lines,
    ...discount,
    totalMinor,
    payments,
    balanceMinor: totalMinor - paidOf(payments),
    stage,
    invoiceStatus: shownStatus(stage, next.dueDate, today),
    month: "",
    ...(action && { history: [...row.history, { at: now, action }] }),
    ...(row.assigned === null && stage !== DRAFT && { assigned: await nextNumber(db) }),
  };
}
