import { z } from "zod";
import { badInput, type FieldError } from "#gateway/platform/errors.ts";
import { moneyInput } from "#gateway/platform/money.ts";
import { email, phone, text } from "#gateway/platform/validate.ts";
import {
  contacts,
  events,
  fieldRules,
  nameRules,
  rateConditions,
  type ShopLocationsRow,
  type ShopShippingRow,
} from "./repository.ts";

const countryCode = z.string().regex(/^[A-Z]{2}$/, "write two capitals");
const orderMark = text(0, 10).regex(/^[\p{L}\d#_/-]*$/u, "write letters, digits and # - _ /");

function isTimeZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(name) &&
      new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
    );
  } catch {
    return false;
  }
}

export const store = z.object({
  name: text(1, 80),
  contactEmail: email,
  senderEmail: email,
  legalName: text(1, 120),
  phone,
  address: text(0, 200),
  city: text(0, 80),
  postalCode: text(0, 20),
  countryCode,
  timeZone: z.string().max(60).refine(isTimeZone, "name a time zone as IANA does, Asia/Shanghai for example"),
  orderPrefix: orderMark,
  orderSuffix: orderMark,
});

export const payments = z.object({
  card: z.boolean(),
  wallet: z.boolean(),
  manual: z.array(z.object({ name: text(1, 60), instructions: text(0, 500) })).max(10),
});

const fieldRule = z.enum(fieldRules);

export const checkout = z.object({
  contact: z.enum(contacts),
  customerName: z.enum(nameRules),
  company: fieldRule,
  addressLine2: fieldRule,
  shippingPhone: fieldRule,
});

const rate = z
  .object({
    name: text(1, 60),
    price: moneyInput,
    condition: z.enum(rateConditions),
    threshold: moneyInput.nullish(),
  })
  .refine(({ condition, threshold }) => condition === "ALWAYS" || !!threshold, {
    path: ["threshold"],
    message: "say which total the condition speaks of",
  })
  .transform(({ threshold, ...one }) => ({
    ...one,
    threshold: one.condition === "ALWAYS" ? null : (threshold ?? null),
  }));

export const shipping = z.object({
  zones: z
    .array(
      z.object({ name: text(1, 60), countries: z.array(countryCode).max(250), rates: z.array(rate).max(20) }),
    )
    .max(20),
});

export const locations = z.object({
  places: z
    .array(
      z.object({
        name: text(1, 60),
        address: text(0, 200),
        phone,
        fulfils: z.boolean(),
        isDefault: z.boolean(),
      }),
    )
    .min(1)
    .max(20),
});

export const notifications = z.object({
  notifications: z
    .array(z.object({ event: z.enum(events), email: z.boolean(), app: z.boolean(), browser: z.boolean() }))
    .max(events.length),
});

const taken = (message: string): FieldError => ({ code: "TAKEN", message });

/**
 * Sees to it that no two rows of a list are called the same.
 * @throws {AppError} BAD_USER_INPUT at the name of the later one.
 */
export function checkNames(list: string, rows: readonly { name: string }[]): void {
  const seen = new Set<string>();
  for (const [at, { name }] of rows.entries()) {
    const folded = name.toLowerCase();
    if (seen.has(folded))
      throw badInput({ [`${list}.${at}.name`]: taken(`There is ${name} already: choose another name.`) });
    seen.add(folded);
  }
}

/**
 * Sees to it that a country is in one zone only, and that one zone only stands for everywhere else.
 * @throws {AppError} BAD_USER_INPUT at the countries of the later one.
 */
export function checkZones({ zones }: ShopShippingRow): void {
  const seen = new Set<string>();
  for (const [at, { countries }] of zones.entries()) {
    for (const code of countries.length > 0 ? countries : ["everywhere else"]) {
      if (seen.has(code))
        throw badInput({
          [`zones.${at}.countries`]: taken(`A zone covers ${code} already: remove it here or there.`),
        });
      seen.add(code);
    }
  }
}

/**
 * The places with exactly one default: the first where none is.
 * @throws {AppError} BAD_USER_INPUT where there are several.
 */
export function settled({ places }: ShopLocationsRow): ShopLocationsRow {
  const marked = places.flatMap(({ isDefault }, at) => (isDefault ? [at] : []));
  if (marked[1] !== undefined)
    throw badInput({
      [`places.${marked[1]}.isDefault`]: taken("Another place is the default already: choose one."),
    });
  const chosen = marked[0] ?? 0;
  return { places: places.map((one, at) => ({ ...one, isDefault: at === chosen })) };
}
