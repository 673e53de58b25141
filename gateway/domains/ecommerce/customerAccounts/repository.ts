import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const addressKinds = ["HOME", "OFFICE", "OTHER"] as const;
export const cardBrands = ["VISA", "MASTERCARD", "AMEX", "UNIONPAY"] as const;
export const notificationKinds = ["ORDERS", "DELIVERIES", "PAYMENTS", "OFFERS", "SIGN_INS"] as const;

export interface CustomerAddressRow {
  id: string;
  kind: (typeof addressKinds)[number];
  name: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  isDefault: boolean;
}

export interface CustomerPaymentMethodRow {
  id: string;
  brand: (typeof cardBrands)[number];
  lastFour: string;
  holder: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
}

export interface CustomerNotificationRow {
  kind: (typeof notificationKinds)[number];
  email: boolean;
  browser: boolean;
  app: boolean;
}

export interface CustomerDeviceRow {
  id: string;
  browser: string;
  device: string;
  place: string;
  countryCode: string;
  seenAt: string;
}

export interface CustomerAccountData {
  /** The customer's own key: a customer has one account. */
  id: number;
  addresses: CustomerAddressRow[];
  paymentMethods: CustomerPaymentMethodRow[];
  notifications: CustomerNotificationRow[];
  devices: CustomerDeviceRow[];
  twoStepPhone: string | null;
  passwordChangedAt: string | null;
}

export interface CustomerAccountRow extends CustomerAccountData, Stamps {
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_customer_accounts: Stored<CustomerAccountRow>;
  }
}

export const accountTable = defineRows<CustomerAccountData, CustomerAccountRow>({
  name: "ecommerce_customer_accounts",
  derive: () => ({ search: "" }),
});

export const migrations = rowsMigration(
  "0225",
  "ecommerce_customer_accounts",
  {
    addresses: "json",
    paymentMethods: "json",
    notifications: "json",
    devices: "json",
    twoStepPhone: "text or null",
    passwordChangedAt: "text or null",
  },
  { sorts: [], facets: [], ties: "newest" },
);
