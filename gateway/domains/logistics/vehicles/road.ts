import harbour from "./harbour.json" with { type: "json" };
import type { VehicleRow } from "./repository.ts";

const EARTH_KM = 6_371;
/** Places are kept in millionths of a degree. */
export const MICRO = 1_000_000;
/** A vehicle that is farther from its road has left it. */
const NEAR_KM = 1;

export interface HarbourPlace {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** A point of a road: how far it is from the start, and what the road is called that leads there. */
interface RoadPoint {
  latitude: number;
  longitude: number;
  km: number;
  name: string;
}

export interface Road {
  points: RoadPoint[];
  length: number;
}

export const places: ReadonlyMap<string, HarbourPlace> = new Map(
  harbour.places.map(({ id, name, at: [longitude = 0, latitude = 0] }) => [
    id,
    { id, name, latitude, longitude },
  ]),
);
export const placeIds = [...places.keys()];
export const placeOf = (id: string | null): HarbourPlace | null => (id && places.get(id)) || null;

const ways = new Map<string, readonly number[]>(Object.entries(harbour.ways));
const roads = new Map<string, Road | null>();
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The way on a plane that is near enough for a town. */
function towards(one: Pick<RoadPoint, "latitude" | "longitude">, other: typeof one) {
  const east = radians(other.longitude - one.longitude) * Math.cos(radians(one.latitude)) * EARTH_KM;
  const north = radians(other.latitude - one.latitude) * EARTH_KM;
  return { km: Math.hypot(east, north), heading: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360 };
}

function build(start: string, end: string): Road | null {
  const onward = ways.get(`${start} ${end}`);
  const steps =
    onward ??
    ways
      .get(`${end} ${start}`)
      ?.toReversed()
      .map((step) => -step);
  if (!steps) return null;
  const points: RoadPoint[] = [];
  for (const step of steps) {
    const edge = harbour.edges[Math.abs(step) - 1];
    const line = edge?.points ?? [];
    for (const [longitude = 0, latitude = 0] of step > 0 ? line : line.toReversed()) {
      const last = points.at(-1);
      const way = last && towards(last, { latitude, longitude }).km;
      if (way === 0) continue;
      points.push({ latitude, longitude, km: (last?.km ?? 0) + (way ?? 0), name: edge?.road ?? "" });
    }
  }
  return { points, length: points.at(-1)?.km ?? 0 };
}

function between(start: string, end: string): Road | null {
  const key = `${start} ${end}`;
  const known = roads.get(key);
  if (known !== undefined) return known;
  const road = build(start, end);
  roads.set(key, road);
  return road;
}

/** Where a vehicle is, and between which places it drives. */
export type Driving = Pick<VehicleRow, "latitudeMicro" | "longitudeMicro"> &
  Partial<Pick<VehicleRow, "startPlace" | "endPlace">>;

/** The shortest road between a vehicle's places; null when it has none, or is somewhere else. */
export function roadOf({ latitudeMicro, longitudeMicro, startPlace, endPlace }: Driving): Road | null {
  if (!startPlace || !endPlace || latitudeMicro === null || longitudeMicro === null) return null;
  const road = between(startPlace, endPlace);
  const here = { latitude: latitudeMicro / MICRO, longitude: longitudeMicro / MICRO };
  return road?.points.some((point) => towards(point, here).km < NEAR_KM) ? road : null;
}

/** The place so far along a road, and which way the road leads there. */
export function onRoad({ points }: Road, km: number) {
  const at = Math.max(
    1,
    points.findIndex((point) => point.km >= km),
  );
  const [from, to] = [points[at - 1], points[at]];
  if (!from || !to) return { latitude: 0, longitude: 0, heading: 0 };
  const share = Math.min(1, Math.max(0, (km - from.km) / (to.km - from.km)));
  const mean = (one: number, other: number) => Math.round((one + (other - one) * share) * MICRO) / MICRO;
  return {
    latitude: mean(from.latitude, to.latitude),
    longitude: mean(from.longitude, to.longitude),
    heading: towards(from, to).heading,
  };
}
