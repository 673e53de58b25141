import { HOUR } from "#gateway/platform/clock.ts";
import { seedOf, within } from "#gateway/platform/mock/seed.ts";
import type { VehicleRow } from "./repository.ts";
import { type Driving, MICRO, onRoad, type Road, roadOf } from "./road.ts";

const EARTH_KM = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const inDegrees = (angle: number): number => (angle * 180) / Math.PI;
const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;
/** Into the range from `from` up to a full turn more. */
const turned = (degrees: number, from: number): number => ((((degrees - from) % 360) + 360) % 360) + from;

/** How a vehicle drives: to and fro along a great circle through where it is documented to be. */
function courseOf(id: number) {
  return {
    bearing: within(0, 359, seedOf("bearing", id)),
    /** The farthest it gets, in km. */
    reach: within(8, 24, seedOf("reach", id)),
    /** The fastest it gets, in km/h. */
    top: within(62, 86, seedOf("top", id)),
    start: within(0, 359, seedOf("start", id)),
  };
}

/** What of a row says where its vehicle is. */
export type Moving = Pick<VehicleRow, "id" | "progress"> & Driving;

export type Placed<Row extends Moving = Moving> = Row & { latitudeMicro: number; longitudeMicro: number };

export const isPlaced = <Row extends Moving>(row: Row): row is Placed<Row> =>
  row.latitudeMicro !== null && row.longitudeMicro !== null;

/** In the city they drive slower than on a straight road. */
const IN_TOWN = 0.7;

/** How a vehicle swings between the two ends of its road: how far it is, and how fast and which way it drives. */
export function swingAt(id: number, road: Road, now: number) {
  const { top, start } = courseOf(id);
  const half = road.length / 2;
  const perHour = (top * IN_TOWN) / half;
  const turn = radians(start) + (now / HOUR) * perHour;
  return { km: half * (1 + Math.sin(turn)), speed: top * IN_TOWN * Math.cos(turn), half, perHour };
}

export const isUnderway = ({ progress }: Moving): boolean => progress > 0 && progress < 100;

/**
 * Where the vehicle is at an instant (milliseconds since 1970), worked out of the row alone. Standing, it is where it is
 * documented to be.
 */
export function positionAt(row: Placed, now: number, isLive: boolean) {
  const { id, latitudeMicro, longitudeMicro } = row;
  const { bearing, reach, top, start } = courseOf(id);
  const said = { id: String(id), at: new Date(now).toISOString() };
  const [latitude, longitude] = [latitudeMicro / MICRO, longitudeMicro / MICRO];
  const road = roadOf(row);
  if (!isLive || !isUnderway(row)) {
    const heading = road ? onRoad(road, (road.length * row.progress) / 100).heading : bearing;
    return { ...said, latitude, longitude, heading, speed: 0 };
  }
  if (road) {
    const { km, speed } = swingAt(id, road, now);
    const { heading, ...place } = onRoad(road, km);
    return {
      ...said,
      ...place,
      heading: turned(heading + (speed < 0 ? 180 : 0), 0),
      speed: rounded(Math.abs(speed), 10),
    };
  }
  const turn = radians(start) + ((now / HOUR) * top) / reach;
  const [distance, speed] = [(reach * Math.sin(turn)) / EARTH_KM, top * Math.cos(turn)];
  const [north, course] = [radians(latitude), radians(bearing)];
  const reached = Math.asin(
    Math.sin(north) * Math.cos(distance) + Math.cos(north) * Math.sin(distance) * Math.cos(course),
  );
  const east = Math.atan2(
    Math.sin(course) * Math.sin(distance) * Math.cos(north),
    Math.cos(distance) - Math.sin(north) * Math.sin(reached),
  );
  const onward = Math.atan2(
    Math.sin(course) * Math.cos(north),
    Math.cos(distance) * Math.cos(north) * Math.cos(course) - Math.sin(north) * Math.sin(distance),
  );
  return {
    ...said,
    latitude: rounded(inDegrees(reached), MICRO),
    longitude: rounded(turned(longitude + inDegrees(east), -180), MICRO),
    heading: turned(Math.round(inDegrees(onward)) + (speed < 0 ? 180 : 0), 0),
    speed: rounded(Math.abs(speed), 10),
  };
}
