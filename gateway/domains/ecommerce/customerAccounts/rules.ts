import { timestamp } from "../../../platform/clock.ts";
import { AppError, badInput, notFound } from "../../../platform/errors.ts";
import { newId } from "../../../platform/ids.ts";
import { mapSome } from "../../../platform/live.ts";
import { rowLoader } from "../../../platform/loaders.ts";
import { keyOf, readInput } from "../../../platform/records.ts";
import type { RequestContext } from "../../../platform/request.ts";
import { isTaken } from "../../../platform/store/errors.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { changeVersioned } from "../../../platform/store/versioned.ts";
import { changeUndoably } from "../../../platform/undo.ts";
import { validate } from "../../../platform/validate.ts";
import { customerTable, type CustomerRow } from "../customers/repository.ts";
import { address, card, isOver, notifications, password, twoStepPhone } from "./inputs.ts";
import { accountTable, notificationKinds, type CustomerAccountData, type CustomerAccountRow } from "./repository.ts";

const MAX_ADDRESSES = 20;
const MAX_CARDS = 10;
const topic = accountTable.name;

const untold = notificationKinds.map((kind) => ({ kind, email: true, browser: kind !== "OFFERS", app: kind === "ORDERS" || kind === "DELIVERIES" }));

/** The account of a customer for whom nothing was kept yet. */
const blank = ({ id, createdAt }: CustomerRow) => ({
  id, addresses: [], paymentMethods: [], notifications: untold, devices: [], twoStepPhone: null, passwordChangedAt: null, createdAt, updatedAt: createdAt,
});

const load = rowLoader(accountTable);

export const accountOf = async (context: RequestContext, customer: CustomerRow): Promise<CustomerAccountRow> =>
  (await load(context, customer.id)) ?? { ...blank(customer), version: 1, search: "" };

/** Makes sure that the account has a row, and answers its key. */
async function stand({ store }: RequestContext, customerId: string): Promise<number> {
  const customer = await customerTable.byId(store.db, keyOf(customerId));
  if (!customer) throw notFound("Customer");
  if (!(await accountTable.byId(store.db, customer.id))) {
    await inTransaction(store, (db) => accountTable.insert(db, blank(customer))).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
  return customer.id;
}

type Work = (account: CustomerAccountRow) => Partial<CustomerAccountData>;

async function change(context: RequestContext, customerId: string, work: Work, expected?: number | null): Promise<CustomerAccountRow> {
  const { store: { db }, clock, live } = context;
  const id = await stand(context, customerId);
  const changed = await changeVersioned("The customer's account", expected, () => accountTable.byId(db, id), (account) =>
    accountTable.update(db, account, { ...work(account), updatedAt: timestamp(clock) }));
  live.publish(topic, { kind: "UPDATED", id: String(id) });
  return changed;
}

async function changeBack(context: RequestContext, customerId: string, work: Work) {
  const id = await stand(context, customerId);
  const { rows: [account], undoToken } = await changeUndoably(context, topic, [id], async (db) => {
    const before = await accountTable.byId(db, id);
    const after = before && (await accountTable.update(db, before, { ...work(before), updatedAt: timestamp(context.clock) }));
    return after ? [after] : [];
  });
  if (!account || undoToken === null) throw new AppError("CONFLICT", "Somebody changed the account at the same time: try again.");
  return { account, undoToken };
}

interface Kept { id: string; isDefault: boolean }

/** The list with exactly one default: the one that is wanted, else the one there is, else the first. */
function settled<T extends Kept>(list: readonly T[], wanted?: string): T[] {
  const chosen = wanted ?? (list.find(({ isDefault }) => isDefault) ?? list[0])?.id;
  return list.map((one) => ({ ...one, isDefault: one.id === chosen }));
}

function without<T extends Kept>(list: readonly T[], id: string, what: string): T[] {
  const rest = list.filter((one) => one.id !== id);
  if (rest.length === list.length) throw notFound(what);
  return settled(rest);
}

function defaulted<T extends Kept>(list: readonly T[], id: string, what: string): T[] {
  if (!list.some((one) => one.id === id)) throw notFound(what);
  return settled(list, id);
}

function added<T extends Kept>(list: readonly T[], one: T, max: number, what: string): T[] {
  if (list.length >= max) throw badInput({ input: { code: "TOO_LONG", message: `A customer may have at most ${max} ${what}: delete one first.`, params: { max } } });
  return settled([...list, one], one.isDefault ? one.id : undefined);
}

export async function addAddress(context: RequestContext, customerId: string, input: object): Promise<CustomerAccountRow> {
  const one = { id: newId("adr", context.clock), ...readInput(address, input) };
  return await change(context, customerId, ({ addresses }) => ({ addresses: added(addresses, one, MAX_ADDRESSES, "addresses") }));
}

export async function replaceAddress(context: RequestContext, customerId: string, id: string, input: object, expected?: number | null): Promise<CustomerAccountRow> {
  const fields = readInput(address, input);
  return await change(context, customerId, ({ addresses }) => {
    const old = addresses.find((one) => one.id === id);
    if (!old) throw notFound("Address");
    const changed = addresses.map((one) => (one.id === id ? { ...fields, id, isDefault: one.isDefault } : one));
    return { addresses: settled(changed, fields.isDefault ? id : undefined) };
  }, expected);
}

export const makeAddressDefault = (context: RequestContext, customerId: string, id: string) =>
  change(context, customerId, ({ addresses }) => ({ addresses: defaulted(addresses, id, "Address") }));

export const removeAddress = (context: RequestContext, customerId: string, id: string) =>
  changeBack(context, customerId, ({ addresses }) => ({ addresses: without(addresses, id, "Address") }));

export async function addCard(context: RequestContext, customerId: string, input: object): Promise<CustomerAccountRow> {
  const one = { id: newId("crd", context.clock), ...readInput(card, input) };
  if (isOver(one, context.clock)) throw badInput({ expiryYear: { code: "INVALID", message: "The card has expired: enter one that is valid." } });
  return await change(context, customerId, ({ paymentMethods }) => ({ paymentMethods: added(paymentMethods, one, MAX_CARDS, "cards") }));
}

export const makeCardDefault = (context: RequestContext, customerId: string, id: string) =>
  change(context, customerId, ({ paymentMethods }) => ({ paymentMethods: defaulted(paymentMethods, id, "Payment method") }));

export const removeCard = (context: RequestContext, customerId: string, id: string) =>
  changeBack(context, customerId, ({ paymentMethods }) => ({ paymentMethods: without(paymentMethods, id, "Payment method") }));

export async function setNotifications(context: RequestContext, customerId: string, input: readonly object[], expected?: number | null): Promise<CustomerAccountRow> {
  const wanted = new Map(validate(notifications, { notifications: input }).notifications.map((one) => [one.kind, one]));
  return await change(context, customerId, (account) => ({ notifications: account.notifications.map((one) => wanted.get(one.kind) ?? one) }), expected);
}

export async function setTwoStepPhone(context: RequestContext, customerId: string, phone: string | null | undefined): Promise<CustomerAccountRow> {
  const read = phone === null || phone === undefined ? null : validate(twoStepPhone, { phone }).phone;
  return await change(context, customerId, () => ({ twoStepPhone: read }));
}

export async function setPassword(context: RequestContext, customerId: string, given: string): Promise<CustomerAccountRow> {
  validate(password, { password: given });
  return await change(context, customerId, () => ({ passwordChangedAt: timestamp(context.clock) }));
}

export const signOutDevice = (context: RequestContext, customerId: string, id: string) =>
  change(context, customerId, ({ devices }) => {
    const rest = devices.filter((one) => one.id !== id);
    if (rest.length === devices.length) throw notFound("Device");
    return { devices: rest };
  });

export async function accountById(context: RequestContext, id: string): Promise<CustomerAccountRow | null> {
  const customer = await customerTable.byId(context.store.db, keyOf(id));
  return customer ? await accountOf(context, customer) : null;
}

/** The changes to one customer's account. */
export const changes = ({ live }: RequestContext, customerId: string) =>
  mapSome(live.subscribe(topic), ({ id }) => Promise.resolve(id === customerId ? { customerAccountChanged: { id } } : null));
