// The small streets of the harbour city: a grid in every quarter, cut off at water and parks.
import type { Point } from "./harbourPlan.ts";
import { isWithin, turned } from "./harbourShapes.ts";

const REACH = { east: 6.2, north: 5.4 };
const [BLOCK, DEPTH, STEP] = [0.3, 0.19, 0.06];

/** The streets of all quarters, each a straight line, where nothing of `outside` is. */
export function drawStreets(
  outside: readonly (readonly Point[])[],
  quarters: readonly { at: Point; turn: number }[],
): Point[][] {
  const nearest = ([x, y]: Point) =>
    quarters.reduce((best, one) =>
      Math.hypot(one.at[0] - x, one.at[1] - y) < Math.hypot(best.at[0] - x, best.at[1] - y) ? one : best,
    );
  const streets: Point[][] = [];
  for (const quarter of quarters) {
    const isHere = (point: Point) =>
      Math.abs(point[0]) < REACH.east &&
      Math.abs(point[1]) < REACH.north &&
      nearest(point) === quarter &&
      !outside.some((ring) => isWithin(point, ring));
    for (const [gap, across] of [
      [BLOCK, true],
      [DEPTH, false],
    ] as const) {
      for (let at = -3; at <= 3; at += gap) {
        let begun: Point | undefined;
        let last: Point | undefined;
        for (let way = -3; way <= 3 + STEP; way += STEP) {
          const point = turned(quarter.at, across ? [at, way] : [way, at], quarter.turn);
          if (way <= 3 && isHere(point)) {
            begun ??= point;
            last = point;
          } else {
            if (begun && last && Math.hypot(last[0] - begun[0], last[1] - begun[1]) > BLOCK / 2)
              streets.push([begun, last]);
            begun = undefined;
          }
        }
      }
    }
  }
  return streets;
}
