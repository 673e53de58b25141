// The shortest ways between the places of the harbour city.
import type { Point } from "./harbourPlan.ts";
import { along } from "./harbourShapes.ts";

interface Edge {
  from: string;
  to: string;
  points: readonly Point[];
}

/** A way: the edges it takes by their number from 1, negative where it takes them backwards. */
export interface Way {
  from: string;
  to: string;
  steps: number[];
  points: Point[];
  length: number;
}

/** The shortest way from every place to every other one that is named after it. */
export function findWays(edges: readonly Edge[], places: readonly string[]): Way[] {
  const leaving = (node: string) =>
    edges.flatMap(({ from, to, points }, index) => {
      const { length } = along(points, 0);
      return [
        ...(from === node ? [{ to, step: index + 1, length }] : []),
        ...(to === node ? [{ to: from, step: -index - 1, length }] : []),
      ];
    });
  const waysFrom = (start: string) => {
    const known = new Map([[start, { length: 0, steps: [] as number[] }]]);
    const open = new Set([start]);
    while (open.size > 0) {
      const node = [...open].reduce((best, one) =>
        (known.get(one)?.length ?? 0) < (known.get(best)?.length ?? 0) ? one : best,
      );
      open.delete(node);
      const here = known.get(node);
      for (const { to, step, length } of here ? leaving(node) : []) {
        const reached = (here?.length ?? 0) + length;
        if (reached >= (known.get(to)?.length ?? Infinity)) continue;
        known.set(to, { length: reached, steps: [...(here?.steps ?? []), step] });
        open.add(to);
      }
    }
    return known;
  };
  return places.flatMap((from, index) => {
    const known = waysFrom(from);
    return places.slice(index + 1).flatMap((to) => {
      const way = known.get(to);
      if (!way) return [];
      const points = way.steps.flatMap((step) => {
        const line = edges[Math.abs(step) - 1]?.points ?? [];
        return step > 0 ? line : line.toReversed();
      });
      return [{ from, to, ...way, points }];
    });
  });
}
