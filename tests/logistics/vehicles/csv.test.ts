import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);

interface Outcome {
  created: number;
  updated: number;
  skipped: number;
  undoToken: string | null;
  bad: { row: number; errors: { column: string; code: string }[] }[];
}

const PATH = "/api/apps/logistics/vehicles";
const header = "location,startCity,startCountry,endCity,endCountry,latitude,longitude,startPlace,endPlace";
const file = (...lines: string[]) => [header, ...lines].join("\r\n");
const exported = async (query = "") =>
  (await gateway.inject({ method: "GET", url: `${PATH}/export${query}` })).body;
const upload = async (payload: string, query = ""): Promise<Outcome> => {
  const answer = await gateway.inject({
    method: "POST",
    url: `${PATH}/import?${query}`,
    payload,
    headers: { "content-type": "text/csv" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const CELLS =
  "location startCity startCountry endCity endCountry warnings progress latitude longitude startPlace { id } endPlace { id }";
const all = async () =>
  (await ask<{ page: { items: object[] } }>(`{ page: vehicles(itemsPerPage: 100) { items { ${CELLS} } } }`))
    .page.items;
const undo = (token: string | null) =>
  ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });

describe("the vehicles' import", () => {
  it("reads an export back as the same vehicles", async () => {
    const { data } = await gateway.graphql(
      'mutation { vehicleUpdate(id: "7", input: { latitude: -33.5, longitude: -0.000001 }) { id } }',
    );
    expect(data).toBeTruthy();
    const before = await all();
    const kept = await exported();
    const ids = (await ask<{ ids: string[] }>("{ ids: vehicleIds }")).ids;
    await ask("mutation ($ids: [ID!]!) { vehicleBulkDelete(ids: $ids) { ids } }", { ids });
    expect(await all()).toEqual([]);
    expect(await upload(kept, "apply=true&idempotencyKey=back")).toMatchObject({ created: 25, bad: [] });
    expect(await all()).toEqual(before);
  });

  it("changes the vehicles that are there where it is to, and undo takes all of it back", async () => {
    const before = await all();
    const lines = file(
      "814432,Delft,Netherlands,Hamburg,Germany,,,,",
      "17,Bari,Italy,Rome,Italy,54.61,2.58,Kelp Market,quay-7",
    );
    expect(await upload(lines)).toMatchObject({ created: 1, updated: 0, skipped: 1 });
    const { undoToken, ...done } = await upload(lines, "existing=update&apply=true&idempotencyKey=two");
    expect(done).toMatchObject({ created: 1, updated: 1, bad: [] });
    expect(await all()).toEqual([
      expect.objectContaining({ location: 814_432, startCity: "Delft", latitude: 54.62002 }),
      ...before.slice(1),
      expect.objectContaining({
        location: 17,
        latitude: 54.61,
        progress: 0,
        warnings: "NO_WARNINGS",
        startPlace: { id: "kelp-market" },
        endPlace: { id: "quay-7" },
      }),
    ]);
    await undo(undoToken);
    expect(await all()).toEqual(before);
  });

  it("names what is wrong with each row, and changes nothing for it", async () => {
    const before = await all();
    const { bad, created } = await upload(
      file(
        "18,Bari,Italy,Rome,Italy,91,2.5,,",
        "19,Bari,Italy,Rome,Italy,54.6,,,",
        "20,Bari,Italy,Rome,Italy,north,2.5,,",
        "21,Bari,Italy,Rome,Italy,,,quay-7,quay-7",
        "22,Bari,Italy,Rome,Italy,,,atlantis,quay-7",
        "0,,Italy,Rome,Italy,,,,",
      ),
      "apply=true&idempotencyKey=bad",
    );
    expect(created).toBe(0);
    expect(bad.map(({ errors }) => errors.map(({ column, code }) => `${column} ${code}`).toSorted())).toEqual(
      [
        ["latitude OUT_OF_RANGE"],
        ["longitude REQUIRED"],
        ["latitude INVALID"],
        ["endPlace INVALID"],
        ["startPlace INVALID"],
        ["location OUT_OF_RANGE", "startCity REQUIRED"],
      ],
    );
    expect(await all()).toEqual(before);
  });

  it("reads fractions behind a comma, warnings in words, and signs of degrees", async () => {
    const text =
      "location;startCity;startCountry;endCity;endCountry;warnings;progress;latitude;longitude\n" +
      "23;Bari;Italy;Rome;Italy;fuel problems;40 %;−33,5°;151,2\n";
    const { undoToken } = await upload(text, "apply=true&idempotencyKey=comma");
    expect((await all()).at(-1)).toMatchObject({
      warnings: "FUEL_PROBLEMS",
      progress: 40,
      latitude: -33.5,
      longitude: 151.2,
    });
    await undo(undoToken);
  });
});

it("exports what the list shows for the same filter", async () => {
  const lines = (await exported("?stage=ARRIVED&columns=location,progress,startPlace")).split("\r\n");
  expect(lines[0]).toBe("\uFEFFVehicle,Done (%),Drive from");
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/^\d+,100,[a-z\d-]+$/);
});
