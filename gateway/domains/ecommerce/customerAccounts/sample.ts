import { z } from "zod";
import type { Fixture } from "#gateway/platform/store/sampleRows.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { address, card, notification } from "./inputs.ts";
import { accountTable } from "./repository.ts";

const id = z.string().regex(/^\w+$/);
const device = z.object({
  id,
  browser: z.string(),
  device: z.string(),
  place: z.string(),
  countryCode: z.string(),
  day: z.int().max(0),
  minute: z.int(),
});

const sample = z.object({
  id: z.int().min(1),
  addresses: z.array(address.extend({ id })),
  // Years from now, so that sample cards are always as valid as they were meant.
  paymentMethods: z.array(card.omit({ expiryYear: true }).extend({ id, expiryYears: z.int() })),
  notifications: z.array(notification),
  devices: z.array(device),
  twoStepPhone: z.string().nullable(),
  passwordChangedDay: z.int().max(0).nullable(),
});

/** Fills the accounts of the sample customers. */
export const seedAccounts = (store: Store, fixture: Fixture, clock: Clock): Promise<void> => {
  const year = new Date(clock.now()).getUTCFullYear();
  return seedRows(accountTable, (at) =>
    sample.transform(({ paymentMethods, devices, passwordChangedDay, ...row }) => ({
      ...row,
      paymentMethods: paymentMethods.map(({ expiryYears, ...one }) => ({
        ...one,
        expiryYear: year + expiryYears,
      })),
      devices: devices.map(({ day, minute, ...one }) => ({ ...one, seenAt: at(day, minute) })),
      passwordChangedAt: passwordChangedDay === null ? null : at(passwordChangedDay),
    })),
  )(store, fixture, clock);
};
