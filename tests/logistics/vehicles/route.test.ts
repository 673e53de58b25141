import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/logistics/vehicles.json" with { type: "json" };
import { positionAt } from "#gateway/domains/logistics/vehicles/motion.ts";
import { apart, MINUTE, type Position } from "./positions.ts";

/** The smaller angle between two headings, in degrees. */
const between = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

describe("the place of a vehicle at an instant", () => {
  const start = Date.parse("2026-11-21T09:41:00.000Z");
  const rows = [
    ...fixture.map(({ id, latitude, longitude, progress }) => ({
      id,
      latitudeMicro: Math.round(latitude * 1e6),
      longitudeMicro: Math.round(longitude * 1e6),
      progress,
    })),
    ...[
      [0, 180],
      [10, -179.99],
      [89.99, 20],
      [-89.9, 0],
    ].map(([north = 0, east = 0], at) => ({
      id: 100 + at,
      latitudeMicro: north * 1e6,
      longitudeMicro: east * 1e6,
      progress: 50,
    })),
  ];
  const moving = rows.filter(({ progress }) => progress > 0 && progress < 100);

  it.each(moving)(
    "of $id changes by as much as its speed says, from one half minute to the next, all day long",
    (row) => {
      let before = positionAt(row, start, true);
      let fastest = 0;
      for (let now = start + MINUTE / 2; now <= start + 1_440 * MINUTE; now += MINUTE / 2) {
        const place = positionAt(row, now, true);
        const speed = apart(before, place) * 120;
        expect(Math.abs(speed - (before.speed + place.speed) / 2)).toBeLessThan(4);
        expect(place).toSatisfy(
          ({ latitude, longitude, heading }: Position) =>
            Math.abs(latitude) <= 90 && longitude >= -180 && longitude < 180 && heading >= 0 && heading < 360,
        );
        fastest = Math.max(fastest, place.speed);
        before = place;
      }
      expect(fastest).toSatisfy((speed: number) => speed > 60 && speed <= 86);
      expect(
        apart(before, { latitude: row.latitudeMicro / 1e6, longitude: row.longitudeMicro / 1e6 }),
      ).toBeLessThan(25);
    },
  );

  it("lies where it looks to", () => {
    let looked = 0;
    for (const row of moving.filter(({ id }) => id < 100)) {
      const [place, next] = [positionAt(row, start, true), positionAt(row, start + 20_000, true)];
      if (place.speed < 20) continue;
      const [east, north] = [
        (next.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180),
        next.latitude - place.latitude,
      ];
      expect(between(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360, place.heading)).toBeLessThan(3);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(10);
  });

  it("is where it is documented to be before the start, after the arrival, and where nothing moves", () => {
    const standing = { latitude: 52.5, longitude: 7.25, speed: 0 };
    const row = { id: 3, latitudeMicro: 52_500_000, longitudeMicro: 7_250_000, progress: 50 };
    for (const place of [
      positionAt({ ...row, progress: 0 }, start, true),
      positionAt({ ...row, progress: 100 }, start, true),
      positionAt(row, start, false),
    ]) {
      expect(place).toMatchObject(standing);
    }
    expect(positionAt(row, start, true)).not.toMatchObject(standing);
    expect(positionAt(row, start, true)).toEqual(positionAt(row, start, true));
  });
});
