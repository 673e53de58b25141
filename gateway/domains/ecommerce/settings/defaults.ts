import { money } from "#gateway/platform/money.ts";
import { events, type ShopSettingsData } from "./repository.ts";

/** The settings of a shop whose people saved none yet. */
export const defaults: ShopSettingsData = {
  store: {
    name: "Quayside Goods",
    contactEmail: "desk@quayside.example",
    senderEmail: "orders@quayside.example",
    legalName: "Quayside Goods Trading Ltd.",
    phone: "+86 555 010 2400",
    address: "8 Lantern Wharf",
    city: "Ningbo",
    postalCode: "315000",
    countryCode: "CN",
    timeZone: "Asia/Shanghai",
    orderPrefix: "#",
    orderSuffix: "",
  },
  payments: {
    card: true,
    wallet: true,
    manual: [
      {
        name: "Bank transfer",
        instructions: "Send the amount within three days and name the order's number.",
      },
    ],
  },
  checkout: {
    contact: "EMAIL",
    customerName: "FULL",
    company: "HIDDEN",
    addressLine2: "OPTIONAL",
    shippingPhone: "REQUIRED",
  },
  shipping: {
    zones: [
      {
        name: "Domestic",
        countries: ["CN"],
        rates: [
          { name: "Standard", price: money(1_200), condition: "BELOW", threshold: money(19_900) },
          { name: "Free shipping", price: money(0), condition: "FROM", threshold: money(19_900) },
          { name: "Express", price: money(2_500), condition: "ALWAYS", threshold: null },
        ],
      },
      {
        name: "International",
        countries: [],
        rates: [{ name: "Air mail", price: money(9_800), condition: "ALWAYS", threshold: null }],
      },
    ],
  },
  locations: {
    places: [
      {
        name: "Wharf warehouse",
        address: "8 Lantern Wharf, Ningbo",
        phone: "+86 555 010 2401",
        fulfils: true,
        isDefault: true,
      },
      {
        name: "Old Town shop",
        address: "21 Sailmaker Lane, Ningbo",
        phone: "+86 555 010 2402",
        fulfils: false,
        isDefault: false,
      },
    ],
  },
  notifications: events.map((event) => ({
    event,
    email: true,
    app: event.startsWith("ORDER"),
    browser: event === "ORDER_PLACED" || event === "ORDER_UNPAID",
  })),
};
