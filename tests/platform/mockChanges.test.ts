import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { TestGateway } from "#tests/support/gateway.ts";
import { holdWaits } from "#tests/support/heldWaits.ts";
import { mocked, mockedCalls, type Parcel } from "./mockedGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await mocked();
});
afterAll(() => gateway.close());
const { ask } = mockedCalls(() => gateway);

describe("a mutation without a resolver", () => {
  const read = async (id: string) =>
    (
      await ask<{ parcel: Parcel | null }>(
        `{ parcel(id: "${id}") { id title status price { amountMinor currency } senderId sender { id } } }`,
      )
    ).parcel;
  const create = async (more = "") =>
    (
      await ask<{ parcelCreate: { id: string; createdAt: string } }>(
        `mutation { parcelCreate(input: { title: "Sea chest", status: SENT, price: { amountMinor: 4200 }, senderId: "5" }${more}) { id title createdAt } }`,
      )
    ).parcelCreate;

  it("creates a row that echoes its input and is there for later reads", async () => {
    const made = await create();
    expect(made).toMatchObject({ title: "Sea chest", createdAt: "2026-11-21T09:41:00.000Z" });
    expect(await read(made.id)).toEqual({
      id: made.id,
      title: "Sea chest",
      status: "SENT",
      price: { amountMinor: 4200, currency: "CNY" },
      senderId: "5",
      sender: { id: "5" },
    });
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
    const { parcelUpdate } = await ask<{ parcelUpdate: unknown }>(
      'mutation { parcelUpdate(id: "4", input: { title: "Renamed" }) { success parcel { id title } } }',
    );
    expect(parcelUpdate).toEqual({ success: true, parcel: { id: "4", title: "Renamed" } });
    expect(await read("4")).toEqual({ ...before, title: "Renamed" });
  });

  it("deletes: the row is null afterwards, out of the list, and cannot be changed or deleted again", async () => {
    const {
      parcels: { total },
    } = await ask<{ parcels: { total: number } }>("{ parcels { total } }");
    expect(await ask('mutation { parcelDelete(id: "9") }')).toEqual({ parcelDelete: "9" });
    expect(await read("9")).toBeNull();
    expect((await ask<{ parcels: { total: number } }>("{ parcels { total } }")).parcels.total).toBe(
      total - 1,
    );
    for (const again of [
      'parcelDelete(id: "9")',
      'parcelUpdate(id: "9", input: { title: "x" }) { success }',
    ]) {
      expect((await gateway.graphql(`mutation { ${again} }`)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect(await ask('mutation { parcelBulkDelete(ids: ["9", "10"]) }')).toEqual({
      parcelBulkDelete: ["10"],
    });
  });

  it("answers true where nothing else can be said", async () => {
    expect(await ask('mutation { parcelRemind(id: "3") }')).toEqual({ parcelRemind: true });
  });
});

describe("a subscription without a resolver", () => {
  it("sends an event, another one seconds later, and ends when its caller leaves", async () => {
    const origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    const client = createClient({
      url: `${origin.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const events = client.iterate<{ parcelChanged: { id: string } }>({
      query: "subscription { parcelChanged { id kind parcel { id title } } }",
    });
    const held = holdWaits();
    const first = (await events.next()).value?.data?.parcelChanged;
    expect(first).toMatchObject({
      id: "1",
      kind: expect.stringMatching(/^(CREATED|UPDATED|DELETED)$/),
      parcel: { id: "1" },
    });
    const second = events.next();
    await expect.poll(() => held.waits.map(({ ms }) => ms)).toEqual([3_000]);
    held.waits[0]?.pass();
    expect((await second).value?.data?.parcelChanged).toMatchObject({ id: "2" });
    await events.return?.();
    held.stop();
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
