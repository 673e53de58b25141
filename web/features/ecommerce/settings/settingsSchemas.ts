import * as z from "zod/mini";
import { emailAddress, text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { channels, contacts, fieldRules, nameRules, rateConditions, shopEvents } from "./settingsValues.ts";

const phone = z.string().check(z.trim(), z.maxLength(40), z.regex(/^[+\d\s()./-]*$/));
const orderMark = z.string().check(z.trim(), z.maxLength(10), z.regex(/^[\p{L}\d#_/-]*$/u));
const taken = (path: (string | number)[], input: unknown) => ({
  code: "custom" as const,
  path,
  input,
  params: { code: "TAKEN" },
});

function uniqueNames(rows: readonly { name: string }[], list: string) {
  const names = rows.map(({ name }) => name.toLowerCase());
  return names.flatMap((name, at) => (names.indexOf(name) < at ? [taken([list, at, "name"], name)] : []));
}

export const storeSchema = z.object({
  name: text({ min: 1, max: 80 }),
  contactEmail: emailAddress(),
  senderEmail: emailAddress(),
  legalName: text({ min: 1, max: 120 }),
  phone,
  address: text({ max: 200 }),
  city: text({ max: 80 }),
  postalCode: text({ max: 20 }),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  timeZone: z.string().check(z.minLength(1)),
  orderPrefix: orderMark,
  orderSuffix: orderMark,
});

export const paymentsSchema = z
  .object({
    card: z.boolean(),
    wallet: z.boolean(),
    manual: z
      .array(z.object({ name: text({ min: 1, max: 60 }), instructions: text({ max: 500 }) }))
      .check(z.maxLength(10)),
  })
  .check(({ value, issues }) => void issues.push(...uniqueNames(value.manual, "manual")));

const fieldRule = z.enum(fieldRules);

export const checkoutSchema = z.object({
  contact: z.enum(contacts),
  customerName: z.enum(nameRules),
  company: fieldRule,
  addressLine2: fieldRule,
  shippingPhone: fieldRule,
});

const rate = z
  .object({
    name: text({ min: 1, max: 60 }),
    price: wholeNumber({ min: 0, max: 999_999_999 }),
    condition: z.enum(rateConditions),
    threshold: z.nullable(z.int().check(z.gte(0), z.lte(999_999_999))),
  })
  .check(
    z.refine(({ condition, threshold }) => condition === "ALWAYS" || threshold !== null, {
      path: ["threshold"],
      params: { code: "REQUIRED" },
    }),
  );

export const shippingSchema = z
  .object({
    zones: z
      .array(
        z.object({
          name: text({ min: 1, max: 60 }),
          countries: z.array(z.string()),
          rates: z.array(rate).check(z.maxLength(20)),
        }),
      )
      .check(z.maxLength(20)),
  })
  .check(({ value, issues }) => {
    const covered = value.zones.map(({ countries }) => (countries.length > 0 ? countries : [""]));
    for (const [at, countries] of covered.entries()) {
      const before = new Set(covered.slice(0, at).flat());
      if (countries.some((code) => before.has(code)))
        issues.push(taken(["zones", at, "countries"], countries));
    }
  });

export const locationsSchema = z
  .object({
    places: z
      .array(
        z.object({
          name: text({ min: 1, max: 60 }),
          address: text({ max: 200 }),
          phone,
          fulfils: z.boolean(),
          isDefault: z.boolean(),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  })
  .check(({ value, issues }) => void issues.push(...uniqueNames(value.places, "places")));

export const notificationsSchema = z.record(z.enum(shopEvents), z.array(z.enum(channels)));
