import { buildSchema, isEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import users from "../../fixtures/accounts/users.json" with { type: "json" };
import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import { isPassword } from "#gateway/platform/auth/secrets.ts";
import { matching, projectFiles, textOf } from "./projectFiles.ts";

const categories = ["Electronics", "Accessories", "Shoes", "Office", "Home Decor", "Games"] as const;
const statuses = ["Inactive", "Published", "Scheduled"] as const;

const productRow = z.strictObject({
  id: z.int().min(1),
  productName: z.string().min(1).max(120),
  productBrand: z.string().min(1).max(60),
  category: z.enum(categories),
  shopCategoryId: z.int().min(1).optional(),
  stock: z.boolean(),
  sku: z.int().min(10_000).max(99_999),
  priceMinor: z.int().min(1),
  qty: z.int().min(0),
  status: z.enum(statuses),
  image: z.string().regex(/^\/media\/products\/[a-z0-9-]+\.svg$/),
  description: z.string().min(20).max(2_000),
  discountMinor: z.int().min(1).optional(),
  barcode: z.string().regex(/^\d{12}$/),
  restockAt: z.int().min(1).optional(),
  weight: z.int().min(1),
  handling: z.array(z.enum(["Fragile", "Keep cold", "Perishable", "Bulky"])).optional(),
  tags: z.array(z.string().min(1)).min(1),
  options: z
    .array(z.strictObject({ name: z.string().min(1), values: z.array(z.string().min(1)) }))
    .optional(),
  variants: z.array(z.strictObject({ values: z.array(z.string()), qty: z.int().min(0) })).optional(),
  createdDay: z.int().max(-1),
});
const userRow = z.strictObject({
  id: z.string().regex(/^usr_\w+$/),
  fullName: z.string().min(1),
  username: z.string().min(1),
  email: z.email(),
  password: z.string().min(1),
  passwordHash: z.string().regex(/^argon2id\$[\w-]{22}\$[\w-]{43}$/),
  role: z.enum(["admin", "client"]),
  staff: z.enum(["support", "developer", "finance"]).nullable(),
  avatar: z.null(),
});

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const schema = buildSchema(
  matching(/^schema\/.*\.graphql$/)
    .map(({ input }) => textOf(input))
    .join("\n"),
);
const enumNames = (name: string) => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe("products", () => {
  const rows = z.array(productRow).parse(products);

  it("are 50, numbered from 1, oldest first", () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(rows.map(({ createdDay }) => createdDay)).toEqual(
      rows.map(({ createdDay }) => createdDay).toSorted((a, b) => a - b),
    );
    expect(unique(rows.map(({ sku }) => sku)) && unique(rows.map(({ productName }) => productName))).toBe(
      true,
    );
  });

  it("have exactly the categories and statuses of the schema, all of them in use", () => {
    const constant = (text: string) => text.toUpperCase().replace(" ", "_");
    expect(enumNames("ProductCategory")).toEqual(categories.map(constant));
    expect(enumNames("ProductStatus")).toEqual(statuses.map(constant));
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses));
  });

  it("are out of stock exactly where there is no piece", () => {
    expect(rows.filter(({ stock, qty }) => stock !== qty > 0)).toEqual([]);
    expect(rows.filter(({ stock }) => !stock)).toHaveLength(7);
    expect(rows.filter(({ status }) => status === "Published")).toHaveLength(31);
  });

  it("have a picture each: a drawing in the colour of the text, below 1 kB", () => {
    expect(unique(rows.map(({ image }) => image))).toBe(true);
    for (const { image } of rows) {
      const path = `web/public${image}`;
      expect(projectFiles).toContain(path);
      const drawing = textOf(path);
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*stroke="currentColor"/);
      expect(drawing).not.toMatch(/<script|href|url\(/);
      expect(drawing.length).toBeLessThan(1_000);
    }
  });
});

describe("accounts", () => {
  const rows = z.array(userRow).parse(users);

  it("are the documented ones, each signing in with its name as the password", () => {
    expect(rows.map(({ username }) => username)).toEqual([
      "admin",
      "client",
      "support",
      "developer",
      "finance",
      "finance2",
    ]);
    expect(
      rows.filter(
        ({ username, password, email, id }) =>
          password !== username || email !== `${username}@demo.com` || id !== `usr_${username}`,
      ),
    ).toEqual([]);
    expect(rows.filter(({ role }) => role === "admin").map(({ username }) => username)).toEqual(["admin"]);
  });

  it("have the hash of that password beside it", async () => {
    for (const { password, passwordHash } of rows)
      expect([password, await isPassword(password, passwordHash)]).toEqual([password, true]);
  });
});
