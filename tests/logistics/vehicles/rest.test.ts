import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Vehicle {
  id: number;
  location: number;
  startCity: string;
  endCity: string;
  warnings: string;
  progress: number;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const PATH = "/api/apps/logistics/vehicles";
const all = async () =>
  (await gateway.inject({ method: "GET", url: `${PATH}?itemsPerPage=-1` })).json<{ vehicles: Vehicle[] }>()
    .vehicles;

describe("GET /api/apps/logistics/vehicles", () => {
  checkRestList<Vehicle>({
    gateway: () => gateway,
    path: PATH,
    rows: "vehicles",
    total: "totalVehicles",
    count: 25,
    order: "oldest",
    sorts: {
      location: ({ location }) => location,
      startRoute: ({ startCity }) => startCity.toLowerCase(),
      endRoute: ({ endCity }) => endCity.toLowerCase(),
      warnings: ({ warnings }) => warnings,
      progress: ({ progress }) => progress,
    },
    searches: {},
  });

  it("holds the documented warnings, and progress from 0 to 100", async () => {
    const rows = await all();
    expect(new Set(rows.map(({ warnings }) => warnings))).toEqual(
      new Set([
        "No Warnings",
        "Ecu Not Responding",
        "Oil Leakage",
        "Fuel Problems",
        "Temperature not optimal",
      ]),
    );
    expect([
      Math.min(...rows.map(({ progress }) => progress)),
      Math.max(...rows.map(({ progress }) => progress)),
    ]).toEqual([0, 100]);
  });
});

it("REST and GraphQL answer the same vehicles", async () => {
  const { data } = await gateway.graphql(
    "{ vehicles(itemsPerPage: 100) { items { id location startCity startCountry endCity endCountry warnings progress } } }",
  );
  const items = (await all()).map((row) => ({
    ...row,
    id: String(row.id),
    warnings: row.warnings.toUpperCase().replaceAll(" ", "_"),
  }));
  expect(data).toEqual({ vehicles: { items } });
});
