import type {
  ShopContact,
  ShopEvent,
  ShopFieldRule,
  ShopNameRule,
  ShopRateCondition,
} from "#web/generated/types.ts";
import type { ShopSettingsQuery } from "./settings.generated.ts";

export type Settings = ShopSettingsQuery["record"];

export const settingsTexts = "ecommerceSettings";

export const contacts = ["EMAIL", "PHONE"] as const satisfies readonly ShopContact[];
export const nameRules = ["FULL", "LAST"] as const satisfies readonly ShopNameRule[];
export const fieldRules = ["HIDDEN", "OPTIONAL", "REQUIRED"] as const satisfies readonly ShopFieldRule[];
export const rateConditions = ["ALWAYS", "FROM", "BELOW"] as const satisfies readonly ShopRateCondition[];

export const channels = ["email", "app", "browser"] as const;
export type Channel = (typeof channels)[number];

export const eventGroups = {
  customers: ["CUSTOMER_SIGNED_UP", "CUSTOMER_PASSWORD", "CUSTOMER_INVITED"],
  orders: ["ORDER_PLACED", "ORDER_CANCELLED", "ORDER_REFUNDED", "ORDER_UNPAID"],
  shipping: ["SHIPPING_SENT", "SHIPPING_NEAR", "SHIPPING_ARRIVED"],
} as const satisfies Record<string, readonly ShopEvent[]>;
export const eventGroupNames = ["customers", "orders", "shipping"] as const;
export const shopEvents = eventGroupNames.flatMap((group): readonly ShopEvent[] => eventGroups[group]);

export const shopCurrency = "CNY";
