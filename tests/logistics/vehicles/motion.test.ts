import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/logistics/vehicles.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { listen, type Listener, untilWaiting } from "#tests/support/listening.ts";
import { apart, MINUTE, type Position } from "./positions.ts";

interface Vehicle {
  id: string;
  location: number;
  progress: number;
  latitude: number;
  longitude: number;
  version: number;
  position: Position;
}

const POSITION = "id latitude longitude heading speed at";
const LIST = `{ vehicles(itemsPerPage: 100) { items { id location progress latitude longitude version position { ${POSITION} } } } }`;
const MOVES = `subscription { vehicleMoved { ${POSITION} } }`;

const listeners: Listener<Position[]>[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.leave()));
});

async function follow(gateway: TestGateway, token?: string, query = MOVES) {
  const one = await listen(gateway, query, ({ vehicleMoved }: { vehicleMoved: Position[] }) => vehicleMoved, {
    token,
    onBus: token !== undefined,
  });
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

  const turn = (parts: string[], token: string) =>
    ask("mutation ($parts: [SimulatedPart!]!) { simulationSet(parts: $parts) }", { parts }, token);
  const list = async (token?: string) =>
    (await ask<{ vehicles: { items: Vehicle[] } }>(LIST, {}, token)).vehicles.items;
  const documented = (all: readonly Vehicle[]) =>
    all.map(({ id, location, progress, latitude, longitude, version }) => ({
      id,
      location,
      progress,
      latitude,
      longitude,
      version,
    }));

  it("stand where they are documented to be for all who did not turn them on", async () => {
    await turn(["CHAT", "MAIL"], client);
    await turn(["MOTION"], admin);
    await gateway.timers.pass(10 * MINUTE);
    for (const token of [undefined, client]) {
      for (const { id, latitude, longitude, position } of await list(token))
        expect(position).toMatchObject({ id, latitude, longitude, speed: 0 });
    }
  });

  it("move with the clock for who turned them on, while all that is documented stays", async () => {
    await turn(["MOTION"], admin);
    const before = await list(admin);
    gateway.clock.move(5 * MINUTE);
    const after = await list(admin);
    expect(documented(after)).toEqual(documented(before));
    const moved = after.filter(
      ({ position }, at) => apart(position, before[at]?.position ?? position) > 0.05,
    );
    expect(moved.map(({ id }) => id)).toEqual(
      before.filter(({ progress }) => progress > 0 && progress < 100).map(({ id }) => id),
    );
    expect(after.every(({ position }) => position.at === new Date(gateway.clock.now()).toISOString())).toBe(
      true,
    );
  });

  it("tell where they are, again and again, to who turned them on, and nothing to others", async () => {
    await turn(["MOTION"], admin);
    await turn(["MAIL"], client);
    const [one, other, guest] = [
      await follow(gateway, admin),
      await follow(gateway, client),
      await follow(gateway),
    ];
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(0);
    await one.until(1);
    expect(one.heard[0]).toEqual((await list(admin)).map(({ position }) => position));
    await gateway.timers.pass(4_000);
    const [first = [], second = [], third = []] = await one.until(3);
    expect(first).toHaveLength(fixture.length);
    for (const [earlier, later] of [
      [first, second],
      [second, third],
    ] as const) {
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
    const one = await follow(
      gateway,
      admin,
      `subscription { vehicleMoved(ids: ["4", "999", "2"]) { ${POSITION} } }`,
    );
    await untilWaiting(gateway, 1);
    await gateway.timers.pass(0);
    expect((await one.until(1))[0]?.map(({ id }) => id)).toEqual(["2", "4"]);
    await ask('mutation { vehicleUpdate(id: "4", input: { latitude: -33.5, longitude: 151 }) { id } }');
    await gateway.timers.pass(2_000);
    const [, changed] = await one.until(2);
    expect(
      apart(changed?.[1] ?? { latitude: 0, longitude: 0 }, { latitude: -33.5, longitude: 151 }),
    ).toBeLessThan(25);
    const ids = Array.from({ length: 101 }, (_, at) => String(at + 1));
    const { errors } = await gateway.graphql(
      `subscription ($ids: [ID!]) { vehicleMoved(ids: $ids) { ${POSITION} } }`,
      { ids },
      admin,
    );
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
