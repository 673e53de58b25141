import { type Pixel, type Place, project } from "./mercator.ts";

/** Things that lie so near to each other that they are shown as one; of one thing where it is alone. */
export interface Cluster<T> {
  /** Stays the same while its first thing does. */
  id: string;
  /** Where it is shown, in pixels of the flat map at the zoom asked for. */
  at: Pixel;
  things: readonly T[];
}

/**
 * Joins what would lie within so many pixels of each other.
 * @param apart things that stay alone, whatever is near them.
 */
export function clustersOf<T extends { id: string; place: Place }>(
  things: readonly T[],
  zoom: number,
  radius: number,
  apart: (thing: T) => boolean,
): Cluster<T>[] {
  const alone: Cluster<T>[] = [];
  const found: { id: string; at: Pixel; things: T[] }[] = [];
  const cells = new Map<string, typeof found>();
  const cellOf = (value: number) => Math.floor(value / radius);
  for (const thing of things) {
    const at = project(thing.place, zoom);
    if (apart(thing)) {
      alone.push({ id: thing.id, at, things: [thing] });
      continue;
    }
    const [column, row] = [cellOf(at.x), cellOf(at.y)];
    const near = [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].flatMap((y) => cells.get(`${column + x} ${row + y}`) ?? []))
      .find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < radius);
    if (near) near.things.push(thing);
    else {
      const made = { id: thing.id, at, things: [thing] };
      found.push(made);
      const key = `${column} ${row}`;
      cells.set(key, [...(cells.get(key) ?? []), made]);
    }
  }
  return [...found, ...alone];
}
