import type * as z from "zod/mini";
import { countryName } from "#web/lib/texts/countries.ts";
import type { CustomerCellsFragment } from "./customers.generated.ts";
import type { customerSchema } from "./customerSchema.ts";

type CustomerValues = z.output<typeof customerSchema>;
type CustomerInput = Omit<CustomerValues, "countryCode"> & { countryCode: string | null };

const blankFace = "/media/avatars/blank.svg";

export const blank: CustomerInput = { customer: "", email: "", countryCode: null, contact: "", avatar: [] };

export const customerInput = ({ avatar, countryCode, ...values }: CustomerValues) => ({
  ...values,
  countryCode,
  country: countryName(countryCode, "en"),
  avatar: avatar[0]?.url ?? blankFace,
});

export function customerValues(row: CustomerCellsFragment): CustomerValues {
  const { customer, email, countryCode, contact, avatar } = row;
  const face = { id: avatar, url: avatar, name: customer, size: 0, alt: "" };
  return { customer, email, countryCode, contact, avatar: avatar === blankFace ? [] : [face] };
}
