import type { FigureChange } from "./StatCard.tsx";

/**
 * How a figure moved against what it was: undefined where it was nothing, as no share of nothing can be told.
 * @param percent writes a share, without a sign.
 * @param good which direction is good news; up by default.
 */
export function changeOf(
  now: number,
  before: number,
  percent: (share: number) => string,
  good: "up" | "down" = "up",
): FigureChange | undefined {
  if (before === 0) return undefined;
  const share = (now - before) / before;
  const direction = Math.round(Math.abs(share) * 100) === 0 ? "same" : share > 0 ? "up" : "down";
  return { text: percent(Math.abs(share)), direction, good: direction === good };
}
