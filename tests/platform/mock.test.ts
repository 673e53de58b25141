import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { parcelTypeDefs } from "#tests/support/parcelTypeDefs.ts";
import { mocked, mockedCalls, type Parcel } from "./mockedGateway.ts";

const PARCEL = `id title description status price { amountMinor currency } imageUrl isFragile itemCount weight tags createdAt updatedAt dueDate deletedAt
  senderId sender { id name email phone country avatar } address { street city countryCode } product { id productName price { amountMinor } } notes(first: 2)`;
const EVERYTHING = `{
  parcel(id: "7") { ${PARCEL} }
  parcels(page: 2, itemsPerPage: 5) { total page itemsPerPage items { ${PARCEL} } }
  damages { id level parcel { title } }
  parcelFigures { total revenue { amountMinor } history { value count } }
  found(id: "3") { __typename ... on Parcel { title } ... on Sender { name } }
  parcelCount
  products(itemsPerPage: 3) { items { id warranty slogan supplier { id name } } }
}`;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await mocked();
});
afterAll(() => gateway.close());
const { ask } = mockedCalls(() => gateway);

describe("a field without a resolver, in mock mode", () => {
  it("answers a value that fits its name and its type", async () => {
    const { parcel } = await ask<{ parcel: Parcel }>(`{ parcel(id: "7") { ${PARCEL} } }`);
    expect(parcel).toMatchObject({
      id: "7",
      title: expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/),
      description: expect.stringMatching(/\.$/),
      status: expect.stringMatching(/^(PACKED|SENT|ARRIVED)$/),
      price: { currency: "CNY" },
      imageUrl: expect.stringMatching(/^\/media\/.+\.svg$/),
      deletedAt: null,
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sender: {
        email: expect.stringMatching(/^[\w.]+@example\.com$/),
        phone: expect.stringMatching(/^\+1 202 555 01\d\d$/),
      },
      address: { countryCode: expect.stringMatching(/^[A-Z]{2}$/) },
    });
    expect(parcel.price.amountMinor).toBeGreaterThan(0);
    expect(parcel.sender.email.split("@")[0]).toContain(parcel.sender.name.split(" ")[1]?.toLowerCase());
    expect(parcel.sender.id).toBe(parcel.senderId);
  });

  it("answers the same when it is asked again, and from another gateway", async () => {
    const first = await ask(EVERYTHING);
    expect(await ask(EVERYTHING)).toEqual(first);
    const restarted = await mocked();
    expect((await restarted.graphql(EVERYTHING)).data).toEqual(first);
    await restarted.close();
  });

  it("answers the same in a list, on a page and alone", async () => {
    const {
      parcels: { items },
    } = await ask<{ parcels: { items: Parcel[] } }>(
      `{ parcels(page: 2, itemsPerPage: 5) { items { ${PARCEL} } } }`,
    );
    for (const item of items)
      expect((await ask<{ parcel: Parcel }>(`{ parcel(id: "${item.id}") { ${PARCEL} } }`)).parcel).toEqual(
        item,
      );
  });

  it("tells different rows apart", async () => {
    const { allParcels } = await ask<{ allParcels: Parcel[] }>(
      "{ allParcels { id title status price { amountMinor } } }",
    );
    expect(new Set(allParcels.map(({ id }) => id)).size).toBe(allParcels.length);
    expect(new Set(allParcels.map(({ price }) => price.amountMinor)).size).toBeGreaterThan(
      allParcels.length / 2,
    );
  });
});

describe("a page without a resolver", () => {
  const page = async (args: string) =>
    (
      await ask<{ parcels: { items: Parcel[]; total: number } }>(
        `{ parcels(${args}) { total items { id status title } } }`,
      )
    ).parcels;

  it("has one total, full pages until the last one, and no row twice", async () => {
    const { total } = await page("itemsPerPage: 10");
    const ids = new Set<string>();
    for (let at = 1; at <= Math.ceil(total / 10); at++) {
      const { items, total: again } = await page(`page: ${at}, itemsPerPage: 10`);
      expect(again).toBe(total);
      expect(items.length).toBe(Math.min(10, total - (at - 1) * 10));
      for (const { id } of items) ids.add(id);
    }
    expect(ids.size).toBe(total);
    expect((await page("page: 99")).items).toEqual([]);
  });

  it("filters by fields of the same name", async () => {
    const { items, total } = await page("itemsPerPage: 100, filter: { status: [SENT] }");
    expect(total).toBe(items.length);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(["SENT"]));
  });

  it("refuses a page that no list takes", async () => {
    expect(
      (await gateway.graphql("{ parcels(page: 0) { total } }")).errors?.[0]?.extensions.fields,
    ).toMatchObject({ page: { code: "OUT_OF_RANGE" } });
  });
});

describe("what has a resolver, in mock mode", () => {
  it("stays as it is", async () => {
    const plain = await createTestGateway();
    const query =
      "{ products(itemsPerPage: 50) { total items { id productName category price { amountMinor } image } } productSummary { total brands { value count } } viewer { user { id } } }";
    expect(await ask(query)).toEqual((await plain.graphql(query)).data);
    await plain.close();
  });

  it("has a seeded value for a new field, the same wherever the row comes from, another for another row", async () => {
    const {
      products: { items },
    } = await ask<{ products: { items: { id: string; slogan: string }[] } }>(
      "{ products(itemsPerPage: 20) { items { id slogan warranty supplier { name } } } }",
    );
    for (const item of items.slice(0, 5))
      expect(
        (
          await ask<{ product: unknown }>(
            `{ product(id: "${item.id}") { id slogan warranty supplier { name } } }`,
          )
        ).product,
      ).toEqual(item);
    expect(new Set(items.map(({ slogan }) => slogan)).size).toBeGreaterThan(5);
  });

  it("is where seeded rows point to", async () => {
    const { parcel } = await ask<{ parcel: { product: { id: string } } }>(
      '{ parcel(id: "7") { product { id productName price { amountMinor } } } }',
    );
    expect(
      (
        await ask<{ product: unknown }>(
          `{ product(id: "${parcel.product.id}") { id productName price { amountMinor } } }`,
        )
      ).product,
    ).toEqual(parcel.product);
  });

  it("keeps its guard: @auth asks for a session, and a root field that names nothing counts as @sample", async () => {
    expect((await gateway.graphql("{ secretParcels { id } }")).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    const closed = await createTestGateway({
      env: { MOCK: "on", SAMPLE_ACCESS: "session" },
      extraTypeDefs: parcelTypeDefs,
    });
    expect((await closed.graphql("{ parcelCount }")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    await closed.close();
  });
});

describe("outside of mock mode", () => {
  it("a root field that names no access stops the start", async () => {
    await expect(createTestGateway({ extraTypeDefs: parcelTypeDefs })).rejects.toThrow(
      "needs one of @public, @sample, @auth, @can",
    );
  });

  it("production refuses it in one sentence", () => {
    expect(() =>
      readConfig({
        NODE_ENV: "production",
        PUBLIC_URL: "https://console.example.org",
        SECRET_KEY: "a-key-for-tests-of-32-characters",
        MOCK: "on",
      }),
    ).toThrow(/^MOCK is on, but production [^.\n]+\.$/);
  });
});
