import { createRows } from "#gateway/platform/store/createRows.ts";
import type { Step } from "#gateway/platform/store/migrate.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const contacts = ["EMAIL", "PHONE"] as const;
export const nameRules = ["FULL", "LAST"] as const;
export const fieldRules = ["HIDDEN", "OPTIONAL", "REQUIRED"] as const;
export const rateConditions = ["ALWAYS", "FROM", "BELOW"] as const;
export const events = [
  "CUSTOMER_SIGNED_UP",
  "CUSTOMER_PASSWORD",
  "CUSTOMER_INVITED",
  "ORDER_PLACED",
  "ORDER_CANCELLED",
  "ORDER_REFUNDED",
  "ORDER_UNPAID",
  "SHIPPING_SENT",
  "SHIPPING_NEAR",
  "SHIPPING_ARRIVED",
] as const;

type FieldRule = (typeof fieldRules)[number];

interface Amount {
  amountMinor: number;
  currency: string;
}

export interface ShopStoreRow {
  name: string;
  contactEmail: string;
  senderEmail: string;
  legalName: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  timeZone: string;
  orderPrefix: string;
  orderSuffix: string;
}

export interface ShopPaymentsRow {
  card: boolean;
  wallet: boolean;
  manual: { name: string; instructions: string }[];
}

export interface ShopCheckoutRow {
  contact: (typeof contacts)[number];
  customerName: (typeof nameRules)[number];
  company: FieldRule;
  addressLine2: FieldRule;
  shippingPhone: FieldRule;
}

export interface ShopRateRow {
  name: string;
  price: Amount;
  condition: (typeof rateConditions)[number];
  threshold: Amount | null;
}

export interface ShopShippingRow {
  zones: { name: string; countries: string[]; rates: ShopRateRow[] }[];
}

export interface ShopLocationsRow {
  places: { name: string; address: string; phone: string; fulfils: boolean; isDefault: boolean }[];
}

export interface ShopNotificationRow {
  event: (typeof events)[number];
  email: boolean;
  app: boolean;
  browser: boolean;
}

export interface ShopSettingsData {
  store: ShopStoreRow;
  payments: ShopPaymentsRow;
  checkout: ShopCheckoutRow;
  shipping: ShopShippingRow;
  locations: ShopLocationsRow;
  notifications: ShopNotificationRow[];
}

export interface ShopSettingsRow extends ShopSettingsData, Stamps {
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_settings: Stored<ShopSettingsRow>;
  }
}

export const settingsTable = defineRows<ShopSettingsData, ShopSettingsRow>({
  name: "ecommerce_settings",
  derive: () => ({ search: "" }),
});

export const migrations: Record<string, Step> = {
  "0250_shop_settings": async (db, dialect) => {
    await createRows(
      db,
      dialect,
      "ecommerce_settings",
      {
        store: "json",
        payments: "json",
        checkout: "json",
        shipping: "json",
        locations: "json",
        notifications: "json",
      },
      { sorts: [], facets: [], ties: "newest" },
    );
  },
};
