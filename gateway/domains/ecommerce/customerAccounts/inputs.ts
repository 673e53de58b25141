import { z } from "zod";
import { DAY, dayNow, type Clock } from "#gateway/platform/clock.ts";
import { newPassword, phone, text } from "#gateway/platform/validate.ts";
import { addressKinds, cardBrands, notificationKinds, type CustomerPaymentMethodRow } from "./repository.ts";

const countryCode = z.string().regex(/^[A-Z]{2}$/, "write two capitals");

export const address = z.object({
  kind: z.enum(addressKinds),
  name: text(1, 120),
  line1: text(1, 120),
  line2: text(0, 120),
  city: text(1, 80),
  region: text(0, 80),
  postalCode: text(0, 20),
  countryCode,
  phone,
  isDefault: z.boolean(),
});

export const card = z.object({
  brand: z.enum(cardBrands),
  lastFour: z.string().regex(/^\d{4}$/, "write the last four digits"),
  holder: text(1, 120),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2_000).max(2_099),
  isDefault: z.boolean(),
});

export const notification = z.object({
  kind: z.enum(notificationKinds),
  email: z.boolean(),
  browser: z.boolean(),
  app: z.boolean(),
});

export const notifications = z.object({ notifications: z.array(notification).max(notificationKinds.length) });

export const twoStepPhone = z.object({
  phone: text(1, 40).regex(/^\+?\d[\d\s()./-]{4,}$/, "write a telephone number, with the country's code"),
});

export const password = z.object({
  password: newPassword,
});

/** Whether the month that a card is valid in is over, by UTC. */
export function isOver(
  { expiryMonth, expiryYear }: Pick<CustomerPaymentMethodRow, "expiryMonth" | "expiryYear">,
  clock: Clock,
): boolean {
  return dayNow(clock) * DAY >= Date.UTC(expiryYear, expiryMonth);
}
