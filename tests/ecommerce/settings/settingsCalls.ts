import type { TestGateway } from "#tests/support/gateway.ts";

export const store = {
  name: "Pier Nine",
  contactEmail: "desk@pier.example",
  senderEmail: "post@pier.example",
  legalName: "Pier Nine Ltd.",
  phone: "+358 555 010 2030",
  address: "9 Ninth Pier",
  city: "Turku",
  postalCode: "20100",
  countryCode: "FI",
  timeZone: "Europe/Helsinki",
  orderPrefix: "P-",
  orderSuffix: "/26",
};
export const money = (amountMinor: number) => ({ amountMinor, currency: "CNY" });
export const place = (name: string, isDefault = false) => ({
  name,
  address: "",
  phone: "",
  fulfils: true,
  isDefault,
});
export const zone = (name: string, countries: string[], rates: object[] = []) => ({ name, countries, rates });
export const rate = (more: object) => ({ name: "Post", price: money(100), condition: "ALWAYS", ...more });

export const NAMES = {
  Store: "store { name currency timeZone orderPrefix }",
  Payments: "payments { card wallet manual { name instructions } }",
  Checkout: "checkout { contact company }",
  Shipping:
    "shipping { zones { name countries rates { name condition price { amountMinor } threshold { amountMinor } } } }",
  Locations: "locations { places { name isDefault } }",
};
export const update = (section: keyof typeof NAMES) =>
  `mutation ($input: Shop${section}Input!, $expected: Int) { settings: shop${section}Update(input: $input, expectedVersion: $expected) { version ${NAMES[section]} } }`;

export function settingsCalls(gateway: () => TestGateway) {
  const extensions = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0]?.extensions;
  return { extensions };
}
