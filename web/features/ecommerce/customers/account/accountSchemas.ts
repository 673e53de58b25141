import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { addressKinds, cardBrands } from "./accountValues.ts";

export const addressSchema = z.object({
  kind: z.enum(addressKinds),
  name: text({ min: 1, max: 120 }),
  line1: text({ min: 1, max: 120 }),
  line2: text({ max: 120 }),
  city: text({ min: 1, max: 80 }),
  region: text({ max: 80 }),
  postalCode: text({ max: 20 }),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  phone: z.string().check(z.trim(), z.maxLength(40), z.regex(/^[+\d\s()./-]*$/)),
  isDefault: z.boolean(),
});

const lasts = ({ expiryMonth, expiryYear }: { expiryMonth: string; expiryYear: string }) =>
  Date.now() < Date.UTC(Number(expiryYear), Number(expiryMonth));

export const cardSchema = z
  .object({
    brand: z.enum(cardBrands),
    lastFour: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{4}$/)),
    holder: text({ min: 1, max: 120 }),
    expiryMonth: z.string(),
    expiryYear: z.string(),
    isDefault: z.boolean(),
  })
  .check(z.refine(lasts, { path: ["expiryMonth"], params: { code: "OVER" } }));

export const twoStepSchema = z.object({
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^\+?\d[\d\s()./-]{4,}$/)),
});
