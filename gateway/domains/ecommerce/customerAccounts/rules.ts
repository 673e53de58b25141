import { timestamp } from "#gateway/platform/clock.ts";
import { badInput, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { validate } from "#gateway/platform/validate.ts";
import { address, card, isOver, notifications, password, twoStepPhone } from "./inputs.ts";
import type { CustomerAccountRow } from "./repository.ts";
import { change, changeBack } from "./account.ts";
import { settled, without, defaulted, added } from "./defaults.ts";

const MAX_ADDRESSES = 20;
const MAX_CARDS = 10;

export async function addAddress(
  context: RequestContext,
  customerId: string,
  input: object,
): Promise<CustomerAccountRow> {
  const one = { id: newId("adr", context.clock), ...readInput(address, input) };
  return await change(context, customerId, ({ addresses }) => ({
    addresses: added(addresses, one, MAX_ADDRESSES, "addresses"),
  }));
}

export async function replaceAddress(
  context: RequestContext,
  customerId: string,
  id: string,
  input: object,
  expected?: number | null,
): Promise<CustomerAccountRow> {
  const fields = readInput(address, input);
  return await change(
    context,
    customerId,
    ({ addresses }) => {
      const old = addresses.find((one) => one.id === id);
      if (!old) throw notFound("Address");
      const changed = addresses.map((one) =>
        one.id === id ? { ...fields, id, isDefault: one.isDefault } : one,
      );
      return { addresses: settled(changed, fields.isDefault ? id : undefined) };
    },
    expected,
  );
}

export const makeAddressDefault = (context: RequestContext, customerId: string, id: string) =>
  change(context, customerId, ({ addresses }) => ({ addresses: defaulted(addresses, id, "Address") }));

export const removeAddress = (context: RequestContext, customerId: string, id: string) =>
  changeBack(context, customerId, ({ addresses }) => ({ addresses: without(addresses, id, "Address") }));

export async function addCard(
  context: RequestContext,
  customerId: string,
  input: object,
): Promise<CustomerAccountRow> {
  const one = { id: newId("crd", context.clock), ...readInput(card, input) };
  if (isOver(one, context.clock))
    throw badInput({
      expiryYear: { code: "INVALID", message: "The card has expired: enter one that is valid." },
    });
  return await change(context, customerId, ({ paymentMethods }) => ({
    paymentMethods: added(paymentMethods, one, MAX_CARDS, "cards"),
  }));
}

export const makeCardDefault = (context: RequestContext, customerId: string, id: string) =>
  change(context, customerId, ({ paymentMethods }) => ({
    paymentMethods: defaulted(paymentMethods, id, "Payment method"),
  }));

export const removeCard = (context: RequestContext, customerId: string, id: string) =>
  changeBack(context, customerId, ({ paymentMethods }) => ({
    paymentMethods: without(paymentMethods, id, "Payment method"),
  }));

export async function setNotifications(
  context: RequestContext,
  customerId: string,
  input: readonly object[],
  expected?: number | null,
): Promise<CustomerAccountRow> {
  const wanted = new Map(
    validate(notifications, { notifications: input }).notifications.map((one) => [one.kind, one]),
  );
  return await change(
    context,
    customerId,
    (account) => ({ notifications: account.notifications.map((one) => wanted.get(one.kind) ?? one) }),
    expected,
  );
}

export async function setTwoStepPhone(
  context: RequestContext,
  customerId: string,
  phone: string | null | undefined,
): Promise<CustomerAccountRow> {
  const read = phone === null || phone === undefined ? null : validate(twoStepPhone, { phone }).phone;
  return await change(context, customerId, () => ({ twoStepPhone: read }));
}

export async function setPassword(
  context: RequestContext,
  customerId: string,
  given: string,
): Promise<CustomerAccountRow> {
  validate(password, { password: given });
  return await change(context, customerId, () => ({ passwordChangedAt: timestamp(context.clock) }));
}

export const signOutDevice = (context: RequestContext, customerId: string, id: string) =>
  change(context, customerId, ({ devices }) => {
    const rest = devices.filter((one) => one.id !== id);
    if (rest.length === devices.length) throw notFound("Device");
    return { devices: rest };
  });
