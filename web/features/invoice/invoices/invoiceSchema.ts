import * as z from "zod/mini";
import { text, wholeNumber, wholeNumberOrZero } from "#web/ui/form/checks/schemaParts.ts";
import { invoiceTotals } from "./invoiceTotals.ts";

const most = 999_999_999;
const day = z.pipe(z.nullable(z.string()), z.string());

const line = z.object({
  key: z.string(),
  title: text({ min: 1, max: 120 }),
  detail: text({ max: 200 }),
  quantity: wholeNumber({ min: 1, max: 100_000 }),
  price: wholeNumber({ min: 0, max: most }),
  taxRate: z.string(),
});

const chargedOf = ({ lines, discountKind, discountValue }: z.output<typeof fields>) => ({
  lines: lines.map(({ quantity, price, taxRate }) => ({
    quantity,
    unitMinor: price,
    taxRate: Number(taxRate),
  })),
  discountKind,
  discountValue,
});

const fields = z.object({
  clientId: z.pipe(z.nullable(z.string()), z.string()),
  service: text({ min: 1, max: 120 }),
  reference: text({ max: 60 }),
  issuedDate: day,
  dueDate: day,
  lines: z.array(line).check(z.minLength(1), z.maxLength(200)),
  discountKind: z.enum(["NONE", "PERCENT", "AMOUNT"]),
  discountValue: wholeNumberOrZero({ max: most }),
  note: text({ max: 1_000 }),
});

export const invoiceSchema = fields.check(
  z.refine(({ issuedDate, dueDate }) => dueDate >= issuedDate, {
    path: ["dueDate"],
    params: { code: "WRONG_ORDER" },
  }),
  z.refine(
    (given) =>
      given.discountKind === "NONE" ||
      given.discountValue <=
        (given.discountKind === "PERCENT" ? 10_000 : invoiceTotals(chargedOf(given)).subtotal),
    { path: ["discountValue"], params: { code: "ABOVE_TOTAL" } },
  ),
  z.refine((given) => invoiceTotals(chargedOf(given)).total <= most, {
    path: ["lines"],
    params: { code: "TOO_MUCH" },
  }),
);
