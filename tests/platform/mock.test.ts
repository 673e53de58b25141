import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { readConfig } from "../../gateway/platform/config.ts";
import { createTestGateway, type TestGateway } from "../support/gateway.ts";
import { parcelTypeDefs } from "../support/parcelTypeDefs.ts";

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

const mocked = () => createTestGateway({ env: { MOCK: "on" }, extraTypeDefs: parcelTypeDefs });
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await mocked();
});
afterAll(() => gateway.close());

interface Parcel { id: string; title: string; status: string; price: { amountMinor: number; currency: string }; senderId: string; sender: { id: string; name: string; email: string } }

/** Asks and answers the data; an error fails the test. */
async function ask<T>(query: string, variables?: object): Promise<T> {
  const { data, errors } = await gateway.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data as T;
}

describe("a field without a resolver, in mock mode", () => {
  it("answers a value that fits its name and its type", async () => {
    const { parcel } = await ask<{ parcel: Parcel }>(`{ parcel(id: "7") { ${PARCEL} } }`);
    expect(parcel).toMatchObject({
      id: "7", title: expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/), description: expect.stringMatching(/\.$/),
      status: expect.stringMatching(/^(PACKED|SENT|ARRIVED)$/),
      price: { currency: "CNY" }, imageUrl: expect.stringMatching(/^\/media\/.+\.svg$/), deletedAt: null, dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sender: { email: expect.stringMatching(/^[\w.]+@example\.com$/), phone: expect.stringMatching(/^\+1 202 555 01\d\d$/) },
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
    const { parcels: { items } } = await ask<{ parcels: { items: Parcel[] } }>(`{ parcels(page: 2, itemsPerPage: 5) { items { ${PARCEL} } } }`);
    for (const item of items) expect((await ask<{ parcel: Parcel }>(`{ parcel(id: "${item.id}") { ${PARCEL} } }`)).parcel).toEqual(item);
  });

  it("tells different rows apart", async () => {
    const { allParcels } = await ask<{ allParcels: Parcel[] }>("{ allParcels { id title status price { amountMinor } } }");
    expect(new Set(allParcels.map(({ id }) => id)).size).toBe(allParcels.length);
    expect(new Set(allParcels.map(({ price }) => price.amountMinor)).size).toBeGreaterThan(allParcels.length / 2);
  });
});

describe("a page without a resolver", () => {
  const page = async (args: string) => (await ask<{ parcels: { items: Parcel[]; total: number } }>(`{ parcels(${args}) { total items { id status title } } }`)).parcels;

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
    expect((await gateway.graphql("{ parcels(page: 0) { total } }")).errors?.[0]?.extensions.fields).toMatchObject({ page: { code: "OUT_OF_RANGE" } });
  });
});

describe("what has a resolver, in mock mode", () => {
  it("stays as it is", async () => {
    const plain = await createTestGateway();
    const query = "{ products(itemsPerPage: 50) { total items { id productName category price { amountMinor } image } } productSummary { total brands { value count } } viewer { user { id } } }";
    expect(await ask(query)).toEqual((await plain.graphql(query)).data);
    await plain.close();
  });

  it("has a seeded value for a new field, the same wherever the row comes from, another for another row", async () => {
    const { products: { items } } = await ask<{ products: { items: { id: string; slogan: string }[] } }>("{ products(itemsPerPage: 20) { items { id slogan warranty supplier { name } } } }");
    for (const item of items.slice(0, 5)) expect((await ask<{ product: unknown }>(`{ product(id: "${item.id}") { id slogan warranty supplier { name } } }`)).product).toEqual(item);
    expect(new Set(items.map(({ slogan }) => slogan)).size).toBeGreaterThan(5);
  });

  it("is where seeded rows point to", async () => {
    const { parcel } = await ask<{ parcel: { product: { id: string } } }>('{ parcel(id: "7") { product { id productName price { amountMinor } } } }');
    expect((await ask<{ product: unknown }>(`{ product(id: "${parcel.product.id}") { id productName price { amountMinor } } }`)).product).toEqual(parcel.product);
  });

  it("keeps its guard: @auth asks for a session, and a root field that names nothing counts as @sample", async () => {
    expect((await gateway.graphql("{ secretParcels { id } }")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const closed = await createTestGateway({ env: { MOCK: "on", SAMPLE_ACCESS: "session" }, extraTypeDefs: parcelTypeDefs });
    expect((await closed.graphql("{ parcelCount }")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    await closed.close();
  });
});

describe("a mutation without a resolver", () => {
  const read = async (id: string) => (await ask<{ parcel: Parcel | null }>(`{ parcel(id: "${id}") { id title status price { amountMinor currency } senderId sender { id } } }`)).parcel;
  const create = async (more = "") => (await ask<{ parcelCreate: { id: string; createdAt: string } }>(
    `mutation { parcelCreate(input: { title: "Sea chest", status: SENT, price: { amountMinor: 4200 }, senderId: "5" }${more}) { id title createdAt } }`)).parcelCreate;

  it("creates a row that echoes its input and is there for later reads", async () => {
    const made = await create();
    expect(made).toMatchObject({ title: "Sea chest", createdAt: "2026-11-21T09:41:00.000Z" });
    expect(await read(made.id)).toEqual({ id: made.id, title: "Sea chest", status: "SENT", price: { amountMinor: 4200, currency: "CNY" }, senderId: "5", sender: { id: "5" } });
    const { allParcels } = await ask<{ allParcels: Parcel[] }>("{ allParcels { id title } }");
    expect(allParcels.at(-1)).toEqual({ id: made.id, title: "Sea chest" });
  });

  it("creates once for one idempotency key", async () => {
    const made = await create(', idempotencyKey: "once"');
    expect(await create(', idempotencyKey: "once"')).toEqual(made);
    expect(await read(made.id)).toMatchObject({ title: "Sea chest" });
  });

  it("updates what it is given and leaves the rest", async () => {
    const before = await read("4");
    const { parcelUpdate } = await ask<{ parcelUpdate: unknown }>('mutation { parcelUpdate(id: "4", input: { title: "Renamed" }) { success parcel { id title } } }');
    expect(parcelUpdate).toEqual({ success: true, parcel: { id: "4", title: "Renamed" } });
    expect(await read("4")).toEqual({ ...before, title: "Renamed" });
  });

  it("deletes: the row is null afterwards, out of the list, and cannot be changed or deleted again", async () => {
    const { parcels: { total } } = await ask<{ parcels: { total: number } }>("{ parcels { total } }");
    expect(await ask('mutation { parcelDelete(id: "9") }')).toEqual({ parcelDelete: "9" });
    expect(await read("9")).toBeNull();
    expect((await ask<{ parcels: { total: number } }>("{ parcels { total } }")).parcels.total).toBe(total - 1);
    for (const again of ['parcelDelete(id: "9")', 'parcelUpdate(id: "9", input: { title: "x" }) { success }']) {
      expect((await gateway.graphql(`mutation { ${again} }`)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect(await ask('mutation { parcelBulkDelete(ids: ["9", "10"]) }')).toEqual({ parcelBulkDelete: ["10"] });
  });

  it("answers true where nothing else can be said", async () => {
    expect(await ask('mutation { parcelRemind(id: "3") }')).toEqual({ parcelRemind: true });
  });
});

describe("a subscription without a resolver", () => {
  it("sends an event, another one seconds later, and ends when its caller leaves", async () => {
    const origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    const client = createClient({ url: `${origin.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const events = client.iterate<{ parcelChanged: { id: string } }>({ query: "subscription { parcelChanged { id kind parcel { id title } } }" });
    const first = (await events.next()).value?.data?.parcelChanged;
    expect(first).toMatchObject({ id: "1", kind: expect.stringMatching(/^(CREATED|UPDATED|DELETED)$/), parcel: { id: "1" } });
    expect((await events.next()).value?.data?.parcelChanged).toMatchObject({ id: "2" });
    await events.return?.();
    // Were they kept, the limit of 50 open operations would stop this, and each would leave its timer.
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    for (let count = 0; count < 60; count++) {
      const ticks = client.iterate({ query: "subscription { parcelTicks }" });
      expect((await ticks.next()).value).toEqual({ data: { parcelTicks: expect.any(Number) } });
      await ticks.return?.();
    }
    await client.dispose();
    await expect.poll(() => timers() - before).toBeLessThan(10);
  });
});

describe("outside of mock mode", () => {
  it("a root field that names no access stops the start", async () => {
    await expect(createTestGateway({ extraTypeDefs: parcelTypeDefs })).rejects.toThrow("needs one of @public, @sample, @auth, @can");
  });

  it("production refuses it in one sentence", () => {
    expect(() => readConfig({ NODE_ENV: "production", PUBLIC_URL: "https://console.example.org", MOCK: "on" }))
      .toThrow(/^MOCK is on, but production [^.\n]+\.$/);
  });
});
