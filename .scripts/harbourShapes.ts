// Shapes on the plan of the harbour city: curves, ribbons, blobs.
import type { Point } from "./harbourPlan.ts";

const STEPS = 10;
const apart = (one: Point, other: Point) => Math.hypot(other[0] - one[0], other[1] - one[1]);

/** A point given beside another one, turned about it by so many degrees. */
export function turned(about: Point, [x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    about[0] + x * Math.cos(angle) - y * Math.sin(angle),
    about[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

/** A curve through all points (Catmull-Rom), one part from each point to the next. */
export function smooth(points: readonly Point[], closed: boolean): Point[][] {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  return Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS + 1 }, (__, step): Point => {
      const t = step / STEPS;
      const one = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      return [one(0), one(1)];
    });
  });
}

/** The ring around a curve that is as wide as said at each of its points. */
export function ribbon(course: readonly { at: Point; width: number }[]): Point[] {
  const parts = smooth(
    course.map(({ at }) => at),
    false,
  );
  const sides: [Point[], Point[]] = [[], []];
  parts.forEach((part, index) => {
    const from = course[index]?.width ?? 0;
    const to = course[index + 1]?.width ?? 0;
    part.slice(0, -1).forEach((point, step) => {
      const next = part[step + 1] ?? point;
      const [x, y] = [next[0] - point[0], next[1] - point[1]];
      const half = (from + ((to - from) * step) / STEPS) / 2 / Math.hypot(x, y);
      sides[0].push([point[0] - y * half, point[1] + x * half]);
      sides[1].push([point[0] + y * half, point[1] - x * half]);
    });
  });
  return [...sides[0], ...sides[1].toReversed()];
}

/** An uneven round shape. */
export function blob(at: Point, size: Point, seed: number): Point[] {
  const corners = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * 2 * Math.PI;
    const reach = 1 + 0.16 * Math.sin(index * 2.4 + seed * 1.7);
    return [at[0] + size[0] * reach * Math.cos(angle), at[1] + size[1] * reach * Math.sin(angle)];
  });
  return smooth(corners, true).flatMap((part) => part.slice(0, -1));
}

/** The place so far along a line (0 to 1), which way the line runs there in degrees from the east, and how long it is. */
export function along(line: readonly Point[], share: number): { at: Point; turn: number; length: number } {
  const pieces = line.slice(1).map((point, index) => apart(line[index] ?? point, point));
  const length = pieces.reduce((sum, one) => sum + one, 0);
  let left = length * share;
  for (const [index, piece] of pieces.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (from && to && (left <= piece || index === pieces.length - 1)) {
      const part = piece === 0 ? 0 : Math.min(1, left / piece);
      return {
        at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
        // On the screen north is up, and angles run clockwise.
        turn: (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI,
        length,
      };
    }
    left -= piece;
  }
  return { at: line[0] ?? [0, 0], turn: 0, length };
}

/** Whether a point lies within a ring. */
export function isWithin([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + ring.length - 1) % ring.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  });
  return inside;
}
