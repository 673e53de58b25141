import { z } from "zod";
import { text } from "#gateway/platform/validate.ts";
import { SampleInvoiceStatus, type SampleInvoiceData } from "./repository.ts";

const CURRENCY = "USD";
export const MAX = 999_999_999;
const MAX_LINES = 200;

export const money = (amountMinor: number) => ({ amountMinor, currency: CURRENCY });

export const amount = (min: number) =>
  z.object({ amountMinor: z.int().min(min).max(MAX), currency: z.literal(CURRENCY) });

export const line = z.object({
  title: text(1, 120),
  detail: text(0, 200),
  quantity: z.int().min(1).max(100_000),
  price: amount(0),
  taxRate: z.int().min(0).max(10_000),
});
const kept = line.transform(({ price, ...rest }) => ({ ...rest, unitMinor: price.amountMinor }));

const charges = z.object({
  lines: z
    .array(z.unknown())
    .refine((lines) => lines.length > 0, "add at least one line")
    .refine((lines) => lines.length <= MAX_LINES, `an invoice has at most ${MAX_LINES} lines: split it`)
    .pipe(z.array(kept)),
  discountKind: z.enum(["NONE", "PERCENT", "AMOUNT"]),
  discountValue: z.int().min(0).max(MAX),
  reference: text(0, 60),
  note: text(0, 1_000),
});

export const fields = z.object({
  clientId: z.string(),
  service: text(1, 120),
  total: amount(0).optional(),
  balance: amount(-MAX).optional(),
  invoiceStatus: z.enum(SampleInvoiceStatus),
  issuedDate: z.iso.date(),
  dueDate: z.iso.date(),
  ...charges.partial().shape,
});

export const named = z.object({ clientId: z.int(), clientName: z.string(), clientEmail: z.string() });

export const change = fields
  .omit({ clientId: true })
  .extend(named.shape)
  .partial()
  .transform(({ total, balance, ...rest }): Partial<SampleInvoiceData> => ({
    ...rest,
    ...(total && { totalMinor: total.amountMinor }),
    ...(balance && { balanceMinor: balance.amountMinor }),
  }));

/** A line of a whole amount, for an invoice of which nothing else is known. */
export const wholeLine = (title: string, unitMinor: number) => ({
  title,
  detail: "",
  quantity: 1,
  unitMinor,
  taxRate: 0,
});
