import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/logistics/vehicles.json" with { type: "json" };
import { journeyAt } from "#gateway/domains/logistics/vehicles/journey.ts";
import { positionAt } from "#gateway/domains/logistics/vehicles/motion.ts";
import { places } from "#gateway/domains/logistics/vehicles/road.ts";
import { apart, MINUTE } from "./positions.ts";

const now = Date.parse("2026-11-21T09:41:00.000Z");
const rows = fixture.map(({ id, latitude, longitude, progress, startPlace, endPlace }) => ({
  id,
  latitudeMicro: Math.round(latitude * 1e6),
  longitudeMicro: Math.round(longitude * 1e6),
  progress,
  startPlace,
  endPlace,
}));
const moving = rows.filter(({ progress }) => progress > 0 && progress < 100);
const journeyOf = (row: (typeof rows)[number], at: number, isLive: boolean) => {
  const journey = journeyAt(row, at, isLive);
  return journey ?? expect.fail(`vehicle ${row.id} has no drive`);
};
/** Where a drive says that the vehicle is at an instant. */
function placeIn({ points }: ReturnType<typeof journeyOf>, instant: number) {
  const index = points.findIndex(({ at }) => Date.parse(at) >= instant);
  const [from, to] = [points[Math.max(0, index - 1)], points[index]];
  if (!from || !to) return expect.fail("the drive does not hold the instant");
  const span = Date.parse(to.at) - Date.parse(from.at);
  const share = span > 0 ? (instant - Date.parse(from.at)) / span : 0;
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

describe("the drive of a vehicle", () => {
  it.each(rows)("of $id leads by its progress from its start through where it is documented to be", (row) => {
    const journey = journeyOf(row, now, false);
    const [first, last] = [journey.points[0], journey.points.at(-1)];
    if (!first || !last) return expect.fail("no points");
    expect([journey.from.id, journey.to.id]).toEqual([row.startPlace, row.endPlace]);
    expect(apart(first, journey.from)).toBeLessThan(0.01);
    expect(apart(last, journey.to)).toBeLessThan(0.01);
    expect(journey.done / journey.length).toBeCloseTo(row.progress / 100, 3);
    const documented = { latitude: row.latitudeMicro / 1e6, longitude: row.longitudeMicro / 1e6 };
    expect(apart(placeIn(journey, now), documented)).toBeLessThan(0.02);
  });

  it.each(moving)(
    "of $id is, while it moves, where its position is, at every minute of three hours",
    (row) => {
      const turns = new Set<string>();
      for (let at = now; at < now + 180 * MINUTE; at += MINUTE) {
        const journey = journeyOf(row, at, true);
        turns.add(journey.from.id);
        // Between two points of its road it is told as if it drove steadily there.
        expect(apart(placeIn(journey, at), positionAt(row, at, true))).toBeLessThan(0.1);
        const times = journey.points.map((point) => Date.parse(point.at));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect([Math.min(...times) <= at + 1, Math.max(...times) >= at - 1]).toEqual([true, true]);
      }
      expect(turns).toEqual(new Set([row.startPlace, row.endPlace]));
    },
  );

  it("names its start, the roads in their order, and its end", () => {
    const [row] = rows;
    if (!row) return expect.fail("no row");
    const { stops } = journeyOf(row, now, false);
    expect(stops.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "START Beacon Hill",
      "ROAD Ropewalk Road",
      "ROAD Coast Road",
      "END Saltmarsh, Quay 3",
    ]);
  });

  it("is none without places, without a position, and far from its road", () => {
    const [row] = rows;
    if (!row) return expect.fail("no row");
    expect(journeyAt({ ...row, startPlace: null, endPlace: null }, now, false)).toBeNull();
    expect(journeyAt({ ...row, latitudeMicro: null, longitudeMicro: null }, now, false)).toBeNull();
    expect(journeyAt({ ...row, latitudeMicro: 52_000_000 }, now, false)).toBeNull();
  });

  it("there is one between any two places", () => {
    const ids = [...places.keys()];
    for (const startPlace of ids) {
      for (const endPlace of ids.filter((id) => id !== startPlace)) {
        const { latitude, longitude } = places.get(startPlace) ?? expect.fail();
        const row = {
          id: 1,
          progress: 0,
          latitudeMicro: latitude * 1e6,
          longitudeMicro: longitude * 1e6,
          startPlace,
          endPlace,
        };
        expect(journeyAt(row, now, false)?.length).toBeGreaterThan(0.1);
      }
    }
  });
});
