import { HOUR } from "#gateway/platform/clock.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";
import { isPlaced, isUnderway, type Moving, swingAt } from "./motion.ts";
import { placeOf, type Road, roadOf } from "./road.ts";

const reversed = ({ points, length }: Road): Road => ({
  length,
  points: points.toReversed().map((point, at, all) => ({
    ...point,
    km: length - point.km,
    // A point has the name of the road that leads there.
    name: all[at - 1]?.name ?? point.name,
  })),
});

/** When a vehicle is where, and how far it is: as it swings, or else as if it had driven steadily so far. */
function timesOf(row: Moving, road: Road, now: number, isLive: boolean) {
  if (isLive && isUnderway(row)) {
    const { km, speed, half, perHour } = swingAt(row.id, road, now);
    const isBack = speed < 0;
    const done = isBack ? road.length - km : km;
    const turnAt = (at: number) => Math.asin(Math.min(1, Math.max(-1, (at - half) / half)));
    return { isBack, done, at: (there: number) => now + ((turnAt(there) - turnAt(done)) / perHour) * HOUR };
  }
  const done = (road.length * row.progress) / 100;
  const pace = within(26, 40, seedOf("pace", row.id));
  return { isBack: false, done, at: (there: number) => now + ((there - done) / pace) * HOUR };
}

/** The drive of a vehicle at an instant; null when it has none. */
export function journeyAt(row: Moving, now: number, isLive: boolean) {
  const road = roadOf(row);
  const [start, end] = [placeOf(row.startPlace ?? null), placeOf(row.endPlace ?? null)];
  if (!road || !start || !end || !isPlaced(row)) return null;
  const { isBack, done, at } = timesOf(row, road, now, isLive);
  const { points, length } = isBack ? reversed(road) : road;
  const [from, to] = isBack ? [end, start] : [start, end];
  const when = (km: number) => new Date(Math.round(at(km))).toISOString();
  const roads = points.flatMap(({ name }, index) => {
    const before = points[index - 1];
    return before?.name === name ? [] : [{ name, km: before?.km ?? 0 }];
  });
  return {
    id: String(row.id),
    from,
    to,
    length,
    done,
    points: points.map(({ latitude, longitude, km }) => ({ latitude, longitude, at: when(km) })),
    stops: [
      { kind: "START" as const, name: from.name, at: when(0) },
      ...roads.map(({ name, km }) => ({ kind: "ROAD" as const, name, at: when(km) })),
      { kind: "END" as const, name: to.name, at: when(length) },
    ],
  };
}
