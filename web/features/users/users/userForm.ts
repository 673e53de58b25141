import type * as z from "zod/mini";
import { countryCode, countryName } from "#web/lib/texts/countries.ts";
import type { UserCellsFragment } from "./users.generated.ts";
import type { userSchema } from "./userSchema.ts";

type UserValues = z.output<typeof userSchema>;

const blankFace = "/media/avatars/blank.svg";

export const blank: UserValues = {
  fullName: "",
  username: "",
  email: "",
  company: "",
  country: null,
  contact: "",
  role: "SUBSCRIBER",
  currentPlan: "BASIC",
  status: "PENDING",
  billing: "AUTO_DEBIT",
  language: "English",
  taxId: "",
  avatar: [],
};

export type OwnValues = Pick<
  UserValues,
  "fullName" | "email" | "contact" | "company" | "country" | "language" | "taxId"
>;

const countryText = (code: string | null) => (code === null ? "" : countryName(code, "en"));

export const ownInput = ({ country, ...values }: OwnValues) => ({ ...values, country: countryText(country) });

export function ownValues(row: UserCellsFragment): OwnValues {
  const { fullName, email, contact, company, country, language, taxId } = userValues(row);
  return { fullName, email, contact, company, country, language, taxId };
}

export const userInput = ({ avatar, country, ...values }: UserValues) => ({
  ...values,
  country: countryText(country),
  avatar: avatar[0]?.url ?? blankFace,
});

export function userValues(row: UserCellsFragment): UserValues {
  const { fullName, username, email, company, country, contact, language, taxId, avatar } = row;
  const face = { id: avatar, url: avatar, name: fullName, size: 0, alt: "" };
  return {
    fullName,
    username,
    email,
    company,
    contact,
    language,
    taxId,
    country: countryCode(country),
    role: row.role ?? blank.role,
    currentPlan: row.currentPlan ?? blank.currentPlan,
    status: row.status ?? blank.status,
    billing: row.billing ?? blank.billing,
    avatar: avatar === blankFace || avatar === "" ? [] : [face],
  };
}
