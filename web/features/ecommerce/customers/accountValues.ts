import type { CustomerAddressKind, CustomerCardBrand, CustomerNotificationKind } from "../../../generated/types.ts";

export const addressKinds = ["HOME", "OFFICE", "OTHER"] as const satisfies readonly CustomerAddressKind[];
export const cardBrands = ["VISA", "MASTERCARD", "AMEX", "UNIONPAY"] as const satisfies readonly CustomerCardBrand[];
export const notificationKinds = ["ORDERS", "DELIVERIES", "PAYMENTS", "OFFERS", "SIGN_INS"] as const satisfies readonly CustomerNotificationKind[];

export const brandNames: Record<CustomerCardBrand, string> = { VISA: "Visa", MASTERCARD: "Mastercard", AMEX: "American Express", UNIONPAY: "UnionPay" };
