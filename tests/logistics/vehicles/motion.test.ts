import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/logistics/vehicles.json" with { type: "json" };
import { positionAt } from "../../../gateway/domains/logistics/vehicles/motion.ts";
import { asking, createTestGateway, type TestGateway } from "../../support/gateway.ts";
import { openSampleStore, storeKinds } from "../../support/stores.ts";
import { listen, type Listener, untilWaiting } from "../../support/listening.ts";

interface Position { id: string; latitude: number; longitude: number; heading: number; speed: number; at: string }
interface Vehicle { id: string; location: number; progress: number; latitude: number; longitude: number; version: number; position: Position }

const POSITION = "id latitude longitude heading speed at";
const LIST = `{ vehicles(itemsPerPage: 100) { items { id location progress latitude longitude version position { ${POSITION} } } } }`;
const MOVES = `subscription { vehicleMoved { ${POSITION} } }`;
const MINUTE = 60_000;

/** Kilometres between two places, as the crow flies. */
function apart(one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }): number {
  const [a, b, along] = [one.latitude, other.latitude, other.longitude - one.longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  return 2 * 6_371 * Math.asin(Math.sqrt(Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(along / 2) ** 2));
}

/** The smaller angle between two headings, in degrees. */
const between = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

describe("the place of a vehicle at an instant", () => {
  const start = Date.parse("2026-11-21T09:41:00.000Z");
  const rows = [
    ...fixture.map(({ id, latitude, longitude, progress }) => ({ id, latitudeMicro: Math.round(latitude * 1e6), longitudeMicro: Math.round(longitude * 1e6), progress })),
    ...[[0, 180], [10, -179.99], [89.99, 20], [-89.9, 0]].map(([north = 0, east = 0], at) => ({ id: 100 + at, latitudeMicro: north * 1e6, longitudeMicro: east * 1e6, progress: 50 })),
  ];
  const moving = rows.filter(({ progress }) => progress > 0 && progress < 100);

  it.each(moving)("of $id changes by as much as its speed says, from one half minute to the next, all day long", (row) => {
    let before = positionAt(row, start, true);
    let fastest = 0;
    for (let now = start + MINUTE / 2; now <= start + 1_440 * MINUTE; now += MINUTE / 2) {
      const place = positionAt(row, now, true);
      const speed = apart(before, place) * 120;
      expect(Math.abs(speed - (before.speed + place.speed) / 2)).toBeLessThan(4);
      expect(place).toSatisfy(({ latitude, longitude, heading }: Position) => Math.abs(latitude) <= 90 && longitude >= -180 && longitude < 180 && heading >= 0 && heading < 360);
      fastest = Math.max(fastest, place.speed);
      before = place;
    }
    expect(fastest).toSatisfy((speed: number) => speed > 60 && speed <= 86);
    expect(apart(before, { latitude: row.latitudeMicro / 1e6, longitude: row.longitudeMicro / 1e6 })).toBeLessThan(25);
  });

  it("lies where it looks to", () => {
    let looked = 0;
    for (const row of moving.filter(({ id }) => id < 100)) {
      const [place, next] = [positionAt(row, start, true), positionAt(row, start + 20_000, true)];
      if (place.speed < 20) continue;
      const [east, north] = [(next.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180), next.latitude - place.latitude];
      expect(between(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360, place.heading)).toBeLessThan(3);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(10);
  });

  it("is where it is documented to be before the start, after the arrival, and where nothing moves", () => {
    const standing = { latitude: 52.5, longitude: 7.25, speed: 0 };
    const row = { id: 3, latitudeMicro: 52_500_000, longitudeMicro: 7_250_000, progress: 50 };
    for (const place of [positionAt({ ...row, progress: 0 }, start, true), positionAt({ ...row, progress: 100 }, start, true), positionAt(row, start, false)]) {
      expect(place).toMatchObject(standing);
    }
    expect(positionAt(row, start, true)).not.toMatchObject(standing);
    expect(positionAt(row, start, true)).toEqual(positionAt(row, start, true));
  });
});

const listeners: Listener<Position[]>[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.leave()));
});

async function follow(gateway: TestGateway, token?: string, query = MOVES) {
  const one = await listen(gateway, query, ({ vehicleMoved }: { vehicleMoved: Position[] }) => vehicleMoved, { token });
  listeners.push(one);
  return one;
}

describe.each(storeKinds)("moving vehicles on %s", (kind) => {
  let gateway: TestGateway;
  let [admin, client] = ["", ""];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [admin, client] = [await gateway.signIn("admin"), await gateway.signIn("client")];
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const turn = (parts: string[], token: string) => ask("mutation ($parts: [SimulatedPart!]!) { simulationSet(parts: $parts) }", { parts }, token);
  const list = async (token?: string) => (await ask<{ vehicles: { items: Vehicle[] } }>(LIST, {}, token)).vehicles.items;
  const documented = (all: readonly Vehicle[]) => all.map(({ id, location, progress, latitude, longitude, version }) => ({ id, location, progress, latitude, longitude, version }));

  it("stand where they are documented to be for all who did not turn them on", async () => {
    await turn(["CHAT", "MAIL"], client);
    await turn(["MOTION"], admin);
    await gateway.timers.pass(10 * MINUTE);
    for (const token of [undefined, client]) {
      for (const { id, latitude, longitude, position } of await list(token)) expect(position).toMatchObject({ id, latitude, longitude, speed: 0 });
    }
  });

  it("move with the clock for who turned them on, while all that is documented stays", async () => {
    await turn(["MOTION"], admin);
    const before = await list(admin);
    gateway.clock.move(5 * MINUTE);
    const after = await list(admin);
    expect(documented(after)).toEqual(documented(before));
    const moved = after.filter(({ position }, at) => apart(position, before[at]?.position ?? position) > 0.05);
    expect(moved.map(({ id }) => id)).toEqual(before.filter(({ progress }) => progress > 0 && progress < 100).map(({ id }) => id));
    expect(after.every(({ position }) => position.at === new Date(gateway.clock.now()).toISOString())).toBe(true);
  });

  it("tell where they are, again and again, to who turned them on, and nothing to others", async () => {
    await turn(["MOTION"], admin);
    await turn(["MAIL"], client);
    const [one, other, guest] = [await follow(gateway, admin), await follow(gateway, client), await follow(gateway)];
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(0);
    await one.until(1);
    expect(one.heard[0]).toEqual((await list(admin)).map(({ position }) => position));
    await gateway.timers.pass(4_000);
    const [first = [], second = [], third = []] = await one.until(3);
    expect(first).toHaveLength(fixture.length);
    for (const [earlier, later] of [[first, second], [second, third]] as const) {
      const ways = later.map((place, at) => apart(place, earlier[at] ?? place));
      expect(Math.max(...ways)).toBeLessThan(0.06);
      expect(ways.filter((way) => way > 0.001).length).toBeGreaterThan(15);
    }
    expect([other.heard, guest.heard]).toEqual([[], []]);
    await turn([], admin);
    await untilWaiting(gateway, 0);
    await turn(["MOTION"], client);
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(0);
    await other.until(1);
    await other.leave();
    await untilWaiting(gateway, 0);
  });

  it("are followed one by one, as they are after a change, at most 100 at once", async () => {
    await turn(["MOTION"], admin);
    const one = await follow(gateway, admin, `subscription { vehicleMoved(ids: ["4", "999", "2"]) { ${POSITION} } }`);
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(0);
    expect((await one.until(1))[0]?.map(({ id }) => id)).toEqual(["2", "4"]);
    await ask('mutation { vehicleUpdate(id: "4", input: { latitude: -33.5, longitude: 151 }) { id } }');
    await gateway.timers.pass(2_000);
    const [, changed] = await one.until(2);
    expect(apart(changed?.[1] ?? { latitude: 0, longitude: 0 }, { latitude: -33.5, longitude: 151 })).toBeLessThan(25);
    const ids = Array.from({ length: 101 }, (_, at) => String(at + 1));
    const { errors } = await gateway.graphql(`subscription ($ids: [ID!]) { vehicleMoved(ids: $ids) { ${POSITION} } }`, { ids }, admin);
    expect(errors?.[0]?.extensions.fields?.["ids"]?.code).toBe("TOO_LONG");
    await one.leave();
    await untilWaiting(gateway, 0);
  });
});

it("with SIMULATION=on vehicles move for guests, until the gateway closes", async () => {
  const gateway = await createTestGateway({ env: { SIMULATION: "on" } });
  const one = await follow(gateway);
  await untilWaiting(gateway, 1);
  await gateway.timers.pass(2_000);
  expect((await one.until(2)).flat().filter(({ speed }) => speed > 0).length).toBeGreaterThan(20);
  await gateway.close();
  expect(gateway.timers.waiting).toBe(0);
});
