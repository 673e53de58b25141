import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface Vehicle {
  id: string;
  location: number;
  startCity: string;
  endCity: string;
  warnings: string;
  progress: number;
  latitude: number;
  longitude: number;
}

const texts: Record<string, string> = {
  NO_WARNINGS: "No Warnings",
  ECU_NOT_RESPONDING: "Ecu Not Responding",
  OIL_LEAKAGE: "Oil Leakage",
  FUEL_PROBLEMS: "Fuel Problems",
  TEMPERATURE_NOT_OPTIMAL: "Temperature not optimal",
};

describe.each(storeKinds)("vehicles on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const cells = "location startCity endCity warnings progress latitude longitude";
  checkGraphQLList<Vehicle>({
    gateway: () => gateway,
    field: "vehicles",
    type: "Vehicle",
    cells,
    count: 25,
    order: "oldest",
    sorts: {
      LOCATION: ({ location }) => location,
      START_ROUTE: ({ startCity }) => startCity.toLowerCase(),
      END_ROUTE: ({ endCity }) => endCity.toLowerCase(),
      WARNINGS: ({ warnings }) => texts[warnings] ?? "",
      PROGRESS: ({ progress }) => progress,
    },
  });

  const place = {
    startCity: "Bari",
    startCountry: "Italy",
    endCity: "Rome",
    endCountry: "Italy",
    latitude: 41.5,
    longitude: 14.25,
  };
  checkGraphQLChanges({
    gateway: () => gateway,
    field: "vehicle",
    type: "Vehicle",
    topic: "logistics_vehicles",
    count: 25,
    inputs: [
      { location: 17, ...place },
      { location: 18, ...place },
    ],
    change: { progress: 40, warnings: "OIL_LEAKAGE", latitude: -33.123456, longitude: 151.2 },
    wrong: [
      [{ location: 814_432 }, "location", "TAKEN"],
      [{ location: 0 }, "location", "OUT_OF_RANGE"],
      [{ startCity: "" }, "startCity", "REQUIRED"],
      [{ progress: 101 }, "progress", "OUT_OF_RANGE"],
      [{ latitude: 90.1 }, "latitude", "OUT_OF_RANGE"],
      [{ longitude: -181 }, "longitude", "OUT_OF_RANGE"],
    ],
  });

  it("filters by warning and text, and counts", async () => {
    const list = async (filter: object) =>
      (
        await ask<{ page: { total: number; items: Vehicle[] } }>(
          `query ($filter: VehicleFilter) { page: vehicles(itemsPerPage: 100, filter: $filter) { total items { id ${cells} } } }`,
          { filter },
        )
      ).page;
    const all = (await list({})).items;
    const expected = all.filter(({ warnings }) => ["FUEL_PROBLEMS", "OIL_LEAKAGE"].includes(warnings));
    expect(await list({ warnings: ["FUEL_PROBLEMS", "OIL_LEAKAGE"] })).toEqual({
      total: expected.length,
      items: expected,
    });
    expect((await list({ q: "ROTTER" })).items.map(({ location }) => location)).toEqual([814_432]);
    const { summary } = await ask<{
      summary: { total: number; byWarning: { value: string; count: number }[] };
    }>("{ summary: vehicleSummary { total byWarning { value count } } }");
    expect(summary.total).toBe(25);
    expect(summary.byWarning.map(({ value }) => value).toSorted()).toEqual(Object.keys(texts).toSorted());
  });
});
