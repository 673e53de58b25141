import type { CustomerAddressKind, CustomerCardBrand } from "#web/generated/types.ts";

export const addressKinds = ["HOME", "OFFICE", "OTHER"] as const satisfies readonly CustomerAddressKind[];
export const cardBrands = [
  "VISA",
  "MASTERCARD",
  "AMEX",
  "UNIONPAY",
] as const satisfies readonly CustomerCardBrand[];

export const brandNames: Record<CustomerCardBrand, string> = {
  VISA: "Visa",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  UNIONPAY: "UnionPay",
};

export const passwordRules = [
  { id: "length", met: (password: string) => password.length >= 8 && password.length <= 200 },
  { id: "lower", met: (password: string) => /\p{Ll}/u.test(password) },
  { id: "upper", met: (password: string) => /\p{Lu}/u.test(password) },
  { id: "sign", met: (password: string) => /[^\p{L}\s]/u.test(password) },
] as const;
