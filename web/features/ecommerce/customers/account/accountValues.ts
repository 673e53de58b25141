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
