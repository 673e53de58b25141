import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let token = "";
beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("developer");
});
afterAll(() => gateway.close());

const quote = async (input: object, as = token) => {
  const { data, errors } = await gateway.graphql(
    "query ($input: QuoteInput!) { quote(input: $input) { listAmount termDiscount amount items { productType discount lines { key unitPrice units periods amount } } } }",
    { input },
    as,
  );
  return { quote: data?.["quote"], error: errors?.[0]?.extensions };
};
const machine = { productId: "LCV_S1", period: "THREE_MONTHS", spec: { diskGib: 40 } };

it("tells everybody signed in what something would cost, line by line", async () => {
  expect((await quote({ items: [machine] })).quote).toEqual({
    listAmount: "96000000",
    termDiscount: "4800000",
    amount: "91200000",
    items: [
      {
        productType: "LCV",
        discount: "4800000",
        lines: [
          { key: "LCV_S1", unitPrice: "18000000", units: 1, periods: 3, amount: "51300000" },
          { key: "LCV_DISK_GIB", unitPrice: "350000", units: 40, periods: 3, amount: "39900000" },
        ],
      },
    ],
  });
  expect((await quote({ items: [machine] }, "")).error?.code).toBe("UNAUTHENTICATED");
});

it("tells what a change costs for the days that are left", async () => {
  const change = { productId: "LCV_S1", remainingDays: 15, termDays: 30 };
  const { quote: changed } = await quote({
    kind: "UPGRADE",
    items: [{ productId: "LCV_S2", period: "MONTH", change }],
  });
  expect(changed).toMatchObject({ amount: "9000000" });
});

it("goes by the price list as it is now", async () => {
  const admin = await gateway.signIn("admin");
  const set = 'mutation { priceSet(id: "LAS_NANO", value: "7000000", expectedVersion: 1) { id } }';
  await gateway.graphql(set, {}, admin);
  const nano = { items: [{ productId: "LAS_NANO", period: "MONTH" }] };
  expect((await quote(nano)).quote).toMatchObject({ amount: "7000000" });
});

it("goes by the limits as they are now", async () => {
  const own = await createTestGateway();
  try {
    const [client, admin] = [await own.signIn("client"), await own.signIn("admin")];
    const asked = async () =>
      (
        await own.graphql(
          "query ($input: QuoteInput!) { quote(input: $input) { amount } }",
          { input: { items: [{ ...machine, spec: { diskGib: 500 } }] } },
          client,
        )
      ).errors?.[0]?.extensions["code"];
    const set = (value: string, version: number) =>
      own.graphql(
        `mutation { priceSet(id: "LCV_DISK", value: "${value}", expectedVersion: ${version}) { id } }`,
        {},
        admin,
      );
    expect(await asked()).toBeUndefined();
    await set("499", 1);
    expect(await asked()).toBe("BAD_USER_INPUT");
    await set("500", 2);
    expect(await asked()).toBeUndefined();
  } finally {
    await own.close();
  }
});

it.each([
  ["nothing", { items: [] }, "items"],
  ["no such product", { items: [{ ...machine, productId: "LCV_X" }] }, "items.0.productId"],
  ["a product for another period", { items: [{ ...machine, period: "ONCE" }] }, "items.0.period"],
  ["too many", { items: [{ ...machine, quantity: 101 }] }, "items.0.quantity"],
  ["too much disk", { items: [{ ...machine, spec: { diskGib: 2_001 } }] }, "items.0.spec.diskGib"],
  [
    "too much bandwidth",
    { items: [{ ...machine, spec: { bandwidthMbps: 201 } }] },
    "items.0.spec.bandwidthMbps",
  ],
  ["no room at all", { items: [{ productId: "IMAGE_QUOTA", period: "MONTH" }] }, "items.0.spec.diskGib"],
  [
    "more days than the term has",
    { items: [{ ...machine, change: { productId: "LCV_S1", remainingDays: 31, termDays: 30 } }] },
    "items.0.change.remainingDays",
  ],
])("refuses %s at its field", async (_, input, field) => {
  const { error } = await quote(input);
  expect(error?.code).toBe("BAD_USER_INPUT");
  expect(Object.keys(error?.fields ?? {})).toEqual([field]);
});
