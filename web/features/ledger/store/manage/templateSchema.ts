import * as z from "zod/mini";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";

const MOST = 1_000_000;
const maybe = (min: number, max: number) => z.nullable(z.int().check(z.gte(min), z.lte(max)));
const required = { params: { code: "REQUIRED" } };

export const templateSchema = z
  .object({
    title: text({ min: 2, max: 60 }),
    kind: z.enum(["AMOUNT", "PERCENT"]),
    amount: maybe(1, MOST),
    percentOff: maybe(100, 9_900),
    minSpend: maybe(0, 100 * MOST),
    maxDiscount: maybe(1, MOST),
    productTypes: z.array(z.string()),
    kinds: z.array(z.string()),
    periods: z.array(z.string()),
    planIds: z.array(z.string()),
    firstOrderOnly: z.boolean(),
    total: maybe(1, MOST),
    perUser: wholeNumber({ min: 1, max: 100 }),
    claimFrom: z.nullable(z.string()),
    claimTo: z.nullable(z.string()),
    validDays: maybe(1, 365),
    validTo: z.nullable(z.string()),
    code: text({ max: 32 }),
    isOpen: z.boolean(),
  })
  .check(
    z.refine(({ kind, amount }) => kind !== "AMOUNT" || amount !== null, { path: ["amount"], ...required }),
    z.refine(({ kind, percentOff }) => kind !== "PERCENT" || percentOff !== null, {
      path: ["percentOff"],
      ...required,
    }),
    z.refine(({ validDays, validTo }) => validDays !== null || validTo !== null, {
      path: ["validDays"],
      ...required,
    }),
    z.refine(({ claimFrom, claimTo }) => claimFrom === null || claimTo === null || claimTo > claimFrom, {
      path: ["claimTo"],
      params: { code: "WRONG_ORDER" },
    }),
  );
