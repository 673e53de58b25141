import type * as z from "zod/mini";
import type { CustomerUpdateInput } from "#web/generated/types.ts";
import { countryName } from "#web/lib/texts/countries.ts";
import type { customerSchema } from "./customerSchema.ts";
import type { CustomerRow } from "./useCustomerActions.ts";

export type CustomerFormValues = z.output<typeof customerSchema>;
export type CustomerFormInput = Omit<CustomerFormValues, "countryCode"> & { countryCode: string | null };

const blankFace = "/media/avatars/blank.svg";

export function customerInput({ avatar, countryCode, ...values }: CustomerFormValues) {
  return {
    ...values,
    countryCode,
    country: countryName(countryCode, "en"),
    avatar: avatar[0]?.url ?? blankFace,
  };
}

export function customerValues({
  customer,
  email,
  countryCode,
  contact,
  avatar,
}: CustomerRow): CustomerFormValues {
  const face = { id: avatar, url: avatar, name: customer, size: 0, alt: "" };
  return { customer, email, countryCode, contact, avatar: avatar === blankFace ? [] : [face] };
}

export function customerChanges(before: CustomerFormValues, after: CustomerFormValues): CustomerUpdateInput {
  const old = new Map(Object.entries(customerInput(before)));
  return Object.fromEntries(
    Object.entries(customerInput(after)).filter(([name, value]) => value !== old.get(name)),
  );
}
