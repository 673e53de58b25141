import type { Place } from "#web/lib/map/mercator.ts";
import type { FleetJourneyQuery } from "./fleet.generated.ts";

export type Journey = NonNullable<NonNullable<FleetJourneyQuery["vehicle"]>["journey"]>;

const msOf = (instant: string): number => Date.parse(instant);
export const beginOf = ({ points: [first] }: Journey): number => (first ? msOf(first.at) : 0);
export const arrivalOf = ({ points }: Journey): number => msOf(points.at(-1)?.at ?? "");

/** In kilometres; on a plane, which is near enough for a town. */
function apart(one: Place, other: Place): number {
  const degree = (6_371 * Math.PI) / 180;
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(east, other.latitude - one.latitude) * degree;
}

/** Where the vehicle is at a time of its drive: the place, which way it looks, how far it has come, and the road until there. */
export function placeAt({ points }: Journey, time: number) {
  const behind: Place[] = [];
  let done = 0;
  let heading = 0;
  let place: Place = points[0] ?? { latitude: 0, longitude: 0 };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    const [began, ended] = [msOf(from.at), msOf(to.at)];
    if (index > 0 && time <= began) break;
    const share = ended > began ? Math.min(1, (time - began) / (ended - began)) : 1;
    place = {
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: from.longitude + (to.longitude - from.longitude) * share,
    };
    const east = (to.longitude - from.longitude) * Math.cos((to.latitude * Math.PI) / 180);
    if (from !== to) heading = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
    done += apart(from, place);
    behind.push(place);
  }
  return { place, heading: (heading + 360) % 360, done, behind };
}

export const aheadOf = ({ points }: Journey, time: number): Place[] =>
  points.filter(({ at }) => msOf(at) > time);

export const speeds = [2, 5, 10, 20] as const;
export type Speed = (typeof speeds)[number];
