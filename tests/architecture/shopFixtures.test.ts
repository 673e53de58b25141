import { describe, expect, it } from "vitest";
import { z } from "zod";
import accounts from "../../fixtures/ecommerce/customerAccounts.json" with { type: "json" };
import customers from "../../fixtures/ecommerce/customers.json" with { type: "json" };
import orders from "../../fixtures/ecommerce/orders.json" with { type: "json" };
import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import referrals from "../../fixtures/ecommerce/referrals.json" with { type: "json" };
import reviews from "../../fixtures/ecommerce/reviews.json" with { type: "json" };
import { projectFiles, textOf } from "./projectFiles.ts";
import { customerOf, unique } from "./shopRows.ts";

const row = { id: z.int().min(1), createdDay: z.int().max(-1) };
const face = z.string().regex(/^\/media\/avatars\/face-\d{3}\.svg$/);
const person = { email: z.email(), avatar: face };

const customerRow = z.strictObject({
  ...row,
  ...person,
  customer: z.string().min(3),
  customerId: z.int().min(100_001).max(999_999),
  country: z.string().min(3),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  countryFlag: z.string(),
  contact: z.string().regex(/^\+\d{1,3} 555 \d{3} \d{4}$/),
});
const orderRow = z.strictObject({
  ...row,
  ...person,
  order: z.int(),
  customerId: z.int(),
  customer: z.string(),
  payment: z.int().min(1).max(4),
  status: z.enum(["Delivered", "Ready to Pickup", "Out for Delivery", "Dispatched"]),
  spentMinor: z.int().min(1),
  method: z.enum(["paypalLogo", "mastercard"]),
  methodNumber: z.int().min(1_000).max(9_999),
  minute: z.int().min(0).max(1_439),
  lines: z
    .array(
      z.strictObject({
        productId: z.int(),
        productName: z.string(),
        quantity: z.int().min(1),
        priceMinor: z.int().min(1),
      }),
    )
    .min(1),
});
const reviewRow = z.strictObject({
  ...row,
  ...person,
  productId: z.int(),
  product: z.string(),
  companyName: z.string(),
  productImage: z.string(),
  reviewer: z.string(),
  status: z.enum(["Published", "Pending"]),
  review: z.int().min(1).max(5),
  head: z.string().min(5),
  para: z.string().min(20),
  reply: z.string().min(20).optional(),
  repliedDay: z.int().max(-1).optional(),
  repliedMinute: z.int().min(0).max(1_439).optional(),
});
const referralRow = z.strictObject({
  ...row,
  ...person,
  user: z.string(),
  referredId: z.int(),
  status: z.enum(["Paid", "Unpaid", "Rejected"]),
  valueMinor: z.int().min(1),
  earningMinor: z.int().min(0),
});

it.each([
  ["customers", customerRow, customers, 100],
  ["orders", orderRow, orders, 100],
  ["reviews", reviewRow, reviews, 100],
  ["referrals", referralRow, referrals, 45],
] as const)(
  "%s have the documented shape and number, numbered from 1, oldest first",
  (_name, shape, rows, count) => {
    for (const one of rows) shape.parse(one);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    const days = rows.map(({ createdDay }) => createdDay);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  },
);

describe("customers", () => {
  it("have names, numbers, addresses and faces of their own", () => {
    for (const column of ["customer", "customerId", "email", "avatar", "contact"] as const)
      expect(unique(customers.map((one) => one[column]))).toBe(true);
  });

  it("come from many countries, each with its flag", () => {
    expect(new Set(customers.map(({ countryCode }) => countryCode)).size).toBeGreaterThan(30);
    for (const { countryCode, countryFlag } of customers)
      expect(countryFlag).toBe(`/media/flags/${countryCode.toLowerCase()}.svg`);
  });
});

describe("the accounts of customers", () => {
  it("belong to every customer, in the same order", () => {
    expect(accounts.map(({ id, createdDay }) => ({ id, createdDay }))).toEqual(
      customers.map(({ id, createdDay }) => ({ id, createdDay })),
    );
  });

  it("have entries with ids of their own, and one default of each kind where there is any", () => {
    expect(
      unique(
        accounts.flatMap(({ addresses, paymentMethods, devices }) =>
          [...addresses, ...paymentMethods, ...devices].map(({ id }) => id),
        ),
      ),
    ).toBe(true);
    for (const { addresses, paymentMethods } of accounts) {
      for (const list of [addresses, paymentMethods])
        expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, list.length));
    }
  });
});

describe("orders", () => {
  it("belong to one of the customers, whose name, address and face they carry, and who was there before", () => {
    for (const { customer, customerId, email, avatar, createdDay } of orders) {
      expect(customerOf.get(customer)).toMatchObject({ id: customerId, email, avatar });
      expect(customerOf.get(customer)?.createdDay).toBeLessThanOrEqual(createdDay);
    }
  });

  it("have products that were sold then, at their price, and cost their sum", () => {
    for (const { lines, spentMinor, createdDay } of orders) {
      expect(unique(lines.map(({ productId }) => productId))).toBe(true);
      for (const { productId, productName, priceMinor } of lines) {
        const product = products.find(({ id }) => id === productId);
        expect(product).toMatchObject({ productName, priceMinor });
        expect(product?.createdDay).toBeLessThan(createdDay);
        expect(product?.status).not.toBe("Scheduled");
      }
      expect(lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0)).toBe(
        spentMinor,
      );
    }
  });

  it("use every status, payment and means, and have numbers that grow", () => {
    expect(new Set(orders.map(({ status }) => status)).size).toBe(4);
    expect(new Set(orders.map(({ payment }) => payment)).size).toBe(4);
    expect(new Set(orders.map(({ method }) => method)).size).toBe(2);
    expect(orders.map(({ order }) => order)).toEqual(
      orders.map(({ order }) => order).toSorted((a, b) => a - b),
    );
    expect(unique(orders.map(({ order }) => order))).toBe(true);
  });
});

it("every picture is a small drawing of its own", () => {
  const pictures = [
    ...customers.flatMap(({ avatar, countryFlag }) => [avatar, countryFlag]),
    "/media/avatars/blank.svg",
    "/media/flags/other.svg",
    "/media/payments/paypalLogo.svg",
    "/media/payments/mastercard.svg",
  ];
  const drawings = [...new Set(pictures)].map((path) => {
    expect(projectFiles).toContain(`web/public${path}`);
    return textOf(`web/public${path}`);
  });
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(drawing).not.toMatch(/<script|href|url\(/);
    expect(drawing.length).toBeLessThan(2_000);
  }
  expect(unique(drawings)).toBe(true);
});
