import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const DETAILS = `id version qty image images { url alt } description price { amountMinor } discount { amountMinor } taxed barcode restockAt weight delivery handling tags
  options { name values } variants { values price { amountMinor } qty }`;
const CREATE = `mutation ($input: ProductCreateInput!) { product: productCreate(input: $input) { ${DETAILS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductUpdateInput!) { product: productUpdate(id: $id, input: $input) { ${DETAILS} } }`;

const yuan = (amountMinor: number) => ({ amountMinor, currency: "CNY" });
const lamp = "/media/products/halyard-desk-lamp.svg";
const mug = "/media/products/jetty-coffee-mug.svg";
const sizes = { name: "Size", values: ["Small", "Large"] };
const colours = { name: "Colour", values: ["Sand", "Slate"] };

describe.each(storeKinds)("the details of products on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  let sku = 700_000;
  const input = (more: object = {}) => ({
    productName: "Windlass tape",
    productBrand: "Ropewalk",
    category: "OFFICE",
    sku: (sku += 1),
    price: yuan(5_000),
    ...more,
  });
  const ask = asking(() => gateway);
  const create = async (more: object = {}) =>
    (await ask<{ product: { id: string } }>(CREATE, { input: input(more) })).product;
  const update = async (id: string, change: object) =>
    (await ask<{ product: object }>(UPDATE, { id, input: change })).product;
  const refusal = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions.fields;

  it("are the least where nothing is told", async () => {
    expect(await create()).toMatchObject({
      discount: { amountMinor: 0 },
      taxed: true,
      barcode: "",
      restockAt: 0,
      weight: 0,
      delivery: "SHIPPED",
      handling: [],
      tags: [],
      options: [],
      variants: [],
      image: "/media/products/office.svg",
      images: [{ url: "/media/products/office.svg", alt: "" }],
    });
  });

  it("keep what is told", async () => {
    const told = {
      discount: yuan(500),
      taxed: false,
      barcode: "690-123",
      restockAt: 5,
      weight: 320,
      delivery: "PICK_UP",
      handling: ["FRAGILE", "BULKY"],
      tags: ["desk", "gift"],
      images: [
        { url: lamp, alt: "A lamp" },
        { url: mug, alt: "" },
      ],
    };
    expect(await create(told)).toMatchObject({ ...told, discount: { amountMinor: 500 }, image: lamp });
  });

  it("a discount above the price is refused at its field, whichever of the two changes", async () => {
    const above = { code: "OUT_OF_RANGE", params: { max: 5_000 } };
    expect(await refusal(CREATE, { input: input({ discount: yuan(5_001) }) })).toMatchObject({
      discount: above,
    });
    const { id } = await create({ discount: yuan(5_000) });
    expect(await refusal(UPDATE, { id, input: { price: yuan(4_999) } })).toMatchObject({
      discount: { code: "OUT_OF_RANGE", params: { max: 4_999 } },
    });
    expect(await update(id, { price: yuan(4_999), discount: yuan(0) })).toMatchObject({
      price: { amountMinor: 4_999 },
      discount: { amountMinor: 0 },
    });
  });

  it.each([
    ["tags", { tags: ["desk", "Desk"] }],
    ["tags.0", { tags: [""] }],
    ["barcode", { barcode: "6 9" }],
    ["weight", { weight: -1 }],
    ["images.0.url", { images: [{ url: "https://elsewhere.example/a.png" }] }],
    ["images", { images: Array.from({ length: 9 }, () => ({ url: lamp })) }],
    ["options", { options: [sizes, { ...sizes, name: "size" }] }],
    ["options.0.values", { options: [{ name: "Size", values: [] }] }],
    ["variants.0", { options: [sizes], variants: [{ values: ["Tiny"] }] }],
    ["variants.1", { options: [sizes], variants: [{ values: ["Small"] }, { values: ["Small"] }] }],
    ["variants.0", { variants: [{ values: [] }] }],
    ["description", { description: "x".repeat(10_001) }],
  ])("a wrong value is refused at %s", async (field, wrong) => {
    expect(Object.keys((await refusal(CREATE, { input: input(wrong) })) ?? {})).toEqual([field]);
  });

  it("a text keeps its form and loses its scripts", async () => {
    const { id } = await create();
    const changed = await update(id, {
      description: '<p onclick="x()">Made of <strong>oak</strong></p><script>alert(1)</script>',
    });
    expect(changed).toMatchObject({ description: "<p>Made of <strong>oak</strong></p>" });
  });

  it("variants sum up to the pieces in the store, and keep an own price", async () => {
    const variants = [
      { values: ["Small", "Sand"], qty: 3 },
      { values: ["Large", "Slate"], qty: 4, price: yuan(6_000) },
    ];
    const product = await create({ options: [sizes, colours], variants, qty: 99 });
    expect(product).toMatchObject({ qty: 7, variants: [{ price: null }, { price: { amountMinor: 6_000 } }] });
    expect(await refusal(UPDATE, { id: product.id, input: { qty: 8 } })).toMatchObject({
      qty: { code: "INVALID" },
    });
    expect(await update(product.id, { options: [sizes, { ...colours, values: ["Slate"] }] })).toMatchObject({
      qty: 4,
      variants: [{ values: ["Large", "Slate"] }],
    });
  });

  it("the main picture is the first, however it is set", async () => {
    const { id } = await create({
      images: [
        { url: lamp, alt: "A lamp" },
        { url: mug, alt: "A mug" },
      ],
    });
    expect(
      await update(id, {
        images: [
          { url: mug, alt: "A mug" },
          { url: lamp, alt: "A lamp" },
        ],
      }),
    ).toMatchObject({ image: mug });
    expect(await update(id, { image: lamp })).toMatchObject({ image: lamp, images: [{ url: lamp }] });
    expect(await update(id, { images: [] })).toMatchObject({ image: "/media/products/office.svg" });
  });
});
