import { afterEach, beforeEach, expect, it } from "vitest";
import { warningOf } from "#gateway/domains/machines/machines/warning.ts";
import { key, startMachines, type MachineHost } from "#tests/machines/machineGateway.ts";

let host: MachineHost;
beforeEach(async () => {
  host = await startMachines();
});
afterEach(() => host.close());

/** A machine that is paid for and runs. */
async function paid(given: object): Promise<string> {
  const made = await host.create({ regionId: "sh-1", ...given });
  await host.ask("mutation ($id: ID!, $key: String!) { machinePay(id: $id, idempotencyKey: $key) { id } }", {
    id: made.id,
    key: key(),
  });
  await host.pass(12_000);
  return made.id;
}

/** How many days its owner was told to be left, the first first. */
async function told(id: string): Promise<string[]> {
  const { notifications } = await host.ask<{
    notifications: { items: { title: string; link: string | null }[] };
  }>("{ notifications(first: 100) { items { title link } } }");
  return notifications.items
    .filter(({ link, title }) => link === `/product/lcv/panel/${id}` && title.includes("expires in"))
    .map(({ title }) => title.replace(/^.*expires in /, ""))
    .toReversed();
}

it("tells of the end of a month's term a week and a day before, each once", async () => {
  const id = await paid({ period: "MONTH", flavorId: "LCV_S1" });
  await host.passDays(25);
  expect(await told(id)).toEqual(["7 days"]);
  await host.passDays(5);
  expect(await told(id)).toEqual(["7 days", "1 day"]);
}, 60_000);

const ending = {
  period: "YEAR",
  state: "RUNNING",
  isAutoRenewed: 0,
  expiresAt: "2026-12-31T00:00:00.000Z",
} as const;
const at = (day: string) => Date.parse(`2026-12-${day}T00:00:00.000Z`);

it.each([
  ["01", "2026-12-24T00:00:00.000Z"],
  ["24", "2026-12-30T00:00:00.000Z"],
  ["30", null],
])("warns of the last day of December on the %s for the next time at %s", (day, next) => {
  expect(warningOf(ending, at(day))).toBe(next);
});

it("warns of a long term thirty days before, of a month's not", () => {
  const before = Date.parse("2026-11-20T00:00:00.000Z");
  expect(warningOf(ending, before)).toBe("2026-12-01T00:00:00.000Z");
  expect(warningOf({ ...ending, period: "MONTH" }, before)).toBe("2026-12-24T00:00:00.000Z");
});

it.each([{ isAutoRenewed: 1 }, { period: "HOUR" }, { state: "ISOLATED" }, { state: "RECYCLED" }] as const)(
  "warns of nothing where nothing ends: %o",
  (other) => {
    expect(warningOf({ ...ending, ...other }, at("01"))).toBeNull();
  },
);
