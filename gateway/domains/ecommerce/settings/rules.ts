import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { mapSome } from "#gateway/platform/live.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { validate } from "#gateway/platform/validate.ts";
import { defaults } from "./defaults.ts";
import * as inputs from "./inputs.ts";
import { settingsTable, type ShopSettingsData, type ShopSettingsRow } from "./repository.ts";

/** The one row's key. */
const ID = 1;
const topic = settingsTable.name;

/** Fills the settings of the sample shop, which are those that a shop begins with. */
export const seedSettings = seedRows(settingsTable, () => z.object({}).transform(() => defaults));

export async function settingsOf({ store: { db }, clock }: RequestContext): Promise<ShopSettingsRow> {
  const found = await settingsTable.byId(db, ID);
  if (found) return found;
  const now = timestamp(clock);
  return { ...defaults, id: ID, version: 1, createdAt: now, updatedAt: now, search: "" };
}

/** Makes sure that there is a row to change. */
async function stand(store: Store, now: string): Promise<void> {
  if (await settingsTable.byId(store.db, ID)) return;
  await inTransaction(store, (db) =>
    settingsTable.insertNumbered({ ...store, db }, [{ ...defaults, id: ID, createdAt: now, updatedAt: now }]),
  ).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
}

type Work = (settings: ShopSettingsRow) => Partial<ShopSettingsData>;

async function change(
  { store, clock, live }: RequestContext,
  expected: number | null | undefined,
  work: Work,
): Promise<ShopSettingsRow> {
  const now = timestamp(clock);
  await stand(store, now);
  const changed = await changeVersioned(
    "The shop's settings",
    expected,
    () => settingsTable.byId(store.db, ID),
    (row) => settingsTable.update(store.db, row, { ...work(row), updatedAt: now }),
  );
  live.publish(topic, { kind: "UPDATED", id: String(ID) });
  return changed;
}

type Expected = number | null | undefined;

export async function setStore(context: RequestContext, input: object, expected: Expected) {
  const store = validate(inputs.store, input);
  return await change(context, expected, () => ({ store }));
}

export async function setPayments(context: RequestContext, input: object, expected: Expected) {
  const payments = validate(inputs.payments, input);
  inputs.checkNames("manual", payments.manual);
  return await change(context, expected, () => ({ payments }));
}

export async function setCheckout(context: RequestContext, input: object, expected: Expected) {
  const checkout = validate(inputs.checkout, input);
  return await change(context, expected, () => ({ checkout }));
}

export async function setShipping(context: RequestContext, input: object, expected: Expected) {
  const shipping = validate(inputs.shipping, input);
  inputs.checkZones(shipping);
  return await change(context, expected, () => ({ shipping }));
}

export async function setLocations(context: RequestContext, input: object, expected: Expected) {
  const locations = validate(inputs.locations, input);
  inputs.checkNames("places", locations.places);
  const settled = inputs.settled(locations);
  return await change(context, expected, () => ({ locations: settled }));
}

export async function setNotifications(
  context: RequestContext,
  given: readonly object[],
  expected: Expected,
) {
  const wanted = new Map(
    validate(inputs.notifications, { notifications: given }).notifications.map((one) => [one.event, one]),
  );
  return await change(context, expected, ({ notifications }) => ({
    notifications: notifications.map((one) => wanted.get(one.event) ?? one),
  }));
}

/** The changes to the settings, each with the settings as they are by then. */
export const changes = (context: RequestContext) =>
  mapSome(context.live.subscribe(topic), async () => ({
    shopSettingsChanged: { settings: await settingsOf(context) },
  }));
