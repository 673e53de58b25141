import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const CREATE = `mutation ($input: VehicleCreateInput!) {
  vehicleCreate(input: $input) { id latitude longitude position { id } startPlace { id name } journey { id } } }`;
const way = { startCity: "Bari", startCountry: "Italy", endCity: "Rome", endCountry: "Italy" };

describe.each(storeKinds)("the fleet on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  it("a vehicle may be nowhere, and is among the vehicles of the map all the same", async () => {
    const { vehicleCreate } = await ask<{ vehicleCreate: { id: string } }>(CREATE, {
      input: { location: 17, ...way },
    });
    expect(vehicleCreate).toMatchObject({ latitude: null, longitude: null, position: null, journey: null });
    const { fleet } = await ask<{ fleet: { id: string; position: object | null }[] }>(
      "{ fleet { id position { id } } }",
    );
    expect(fleet).toHaveLength(26);
    expect(fleet.find(({ id }) => id === vehicleCreate.id)?.position).toBeNull();
    await ask(`mutation { vehicleDelete(id: "${vehicleCreate.id}") { ids } }`);
  });

  it.each([
    [{ latitude: 54.6 }, "longitude", "REQUIRED"],
    [{ longitude: 2.5 }, "latitude", "REQUIRED"],
    [{ startPlace: "quay-7" }, "endPlace", "REQUIRED"],
    [{ endPlace: "quay-7" }, "startPlace", "REQUIRED"],
    [{ startPlace: "quay-7", endPlace: "quay-7" }, "endPlace", "INVALID"],
    [{ startPlace: "atlantis", endPlace: "quay-7" }, "startPlace", "INVALID"],
  ])("refuses %j at %s", async (input, field, code) => {
    const { errors } = await gateway.graphql(CREATE, { input: { location: 18, ...way, ...input } });
    expect(errors?.[0]?.extensions.fields?.[field]?.code).toBe(code);
    expect((await ask<{ fleet: object[] }>("{ fleet { id } }")).fleet).toHaveLength(25);
  });

  it("null takes a vehicle's position and its drive away, both or neither, and changes the rest no further", async () => {
    const UPDATE = `mutation ($input: VehicleUpdateInput!) { row: vehicleUpdate(id: "1", input: $input) {
      latitude longitude startCity startPlace { id } endPlace { id } } }`;
    for (const [input, field] of [
      [{ latitude: null }, "latitude"],
      [{ endPlace: null, startCity: null }, "endPlace"],
    ] as const) {
      const { errors } = await gateway.graphql(UPDATE, { input });
      expect(errors?.[0]?.extensions.fields).toEqual({
        [field]: expect.objectContaining({ code: "REQUIRED" }),
      });
    }
    const input = { latitude: null, longitude: null, startPlace: null, endPlace: null, startCity: null };
    expect(await ask(UPDATE, { input })).toEqual({
      row: { latitude: null, longitude: null, startCity: "Rotterdam", startPlace: null, endPlace: null },
    });
    const back = { latitude: 54.62002, longitude: 2.58981, startPlace: "beacon-hill", endPlace: "saltmarsh" };
    await ask(UPDATE, { input: back });
  });

  it("counts the vehicles that each of several filters matches", async () => {
    const { counts } = await ask<{ counts: number[] }>(
      "query ($filters: [VehicleFilter!]!) { counts: vehicleCounts(filters: $filters) }",
      { filters: [{}, { q: "rotterdam" }, { stages: ["WAITING", "ON_ROUTE", "ARRIVED"] }, { warnings: [] }] },
    );
    expect(counts.slice(0, 3)).toEqual([25, 1, 25]);
  });

  it("every figure is as large as the list behind it", async () => {
    const { summary } = await ask<{
      summary: {
        total: number;
        averageProgress: number;
        byStage: { value: string; count: number }[];
        byCountry: { value: string; count: number }[];
      };
    }>(
      "{ summary: vehicleSummary { total averageProgress byStage { value count } byCountry { value count } } }",
    );
    const list = async (filter: object) =>
      (
        await ask<{ page: { total: number; items: { progress: number; startCountry: string }[] } }>(
          "query ($filter: VehicleFilter) { page: vehicles(itemsPerPage: 100, filter: $filter) { total items { progress startCountry } } }",
          { filter },
        )
      ).page;
    expect(summary.byStage.map(({ value }) => value)).toEqual(["WAITING", "ON_ROUTE", "ARRIVED"]);
    for (const { value, count } of summary.byStage)
      expect((await list({ stages: [value] })).total).toBe(count);
    const all = await list({});
    expect((await list({ stages: ["WAITING", "ON_ROUTE", "ARRIVED"] })).total).toBe(all.total);
    const done = all.items.reduce((sum, { progress }) => sum + progress, 0);
    expect(summary.averageProgress).toBeCloseTo(done / all.total, 6);
    for (const { value, count } of summary.byCountry)
      expect((await list({ startCountry: [value] })).total).toBe(count);
    expect(summary.byCountry.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  it("names the places of the harbour city", async () => {
    const { harbourPlaces } = await ask<{ harbourPlaces: { id: string; name: string }[] }>(
      "{ harbourPlaces { id name } }",
    );
    expect(harbourPlaces).toContainEqual({ id: "kelp-market", name: "Kelp Market" });
  });
});

it("tells the style of a map of its own host, and takes no other", async () => {
  const asked = "{ mapStyleUrl }";
  const plain = await createTestGateway();
  expect((await plain.graphql(asked)).data).toEqual({ mapStyleUrl: null });
  await plain.close();
  const own = await createTestGateway({ env: { MAP_STYLE_URL: "/maps/style.json" } });
  expect((await own.graphql(asked)).data).toEqual({ mapStyleUrl: "/maps/style.json" });
  await own.close();
  for (const wrong of [
    "https://tiles.example.org/style.json",
    "//tiles.example.org/style.json",
    "style.json",
  ])
    expect(() => readConfig({ MAP_STYLE_URL: wrong })).toThrow(/^MAP_STYLE_URL is .* a path on this host/);
});
