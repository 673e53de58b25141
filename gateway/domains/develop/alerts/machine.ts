import type { AlertState } from "./repository.ts";

/** What a value is judged by. */
export interface AlertLimit {
  threshold: number;
  forSeconds: number;
}

/** What administrators are told. */
export type AlertNews = "fired" | "resolved" | null;

/** Below this part of the limit a value is well again: one that swings about the limit is told once. */
const WELL = 0.8;

export const calm: AlertState = { breachedSince: null, firedAt: null, clearSince: null };

/**
 * Where a warning stands next.
 * @param value null where nothing can be said, which counts as well.
 */
export function next(
  state: AlertState,
  value: number | null,
  { threshold, forSeconds }: AlertLimit,
  now: string,
): { state: AlertState; news: AlertNews } {
  const lasts = (since: string) => Date.parse(now) - Date.parse(since) >= forSeconds * 1_000;
  const isAbove = value !== null && value > threshold;
  const isWell = value === null || value <= threshold * WELL;
  if (state.firedAt === null) {
    if (!isAbove) return { state: calm, news: null };
    const breachedSince = state.breachedSince ?? now;
    return lasts(breachedSince)
      ? { state: { breachedSince, firedAt: now, clearSince: null }, news: "fired" }
      : { state: { ...calm, breachedSince }, news: null };
  }
  if (!isWell) return { state: { ...state, clearSince: null }, news: null };
  const clearSince = state.clearSince ?? now;
  return lasts(clearSince)
    ? { state: calm, news: "resolved" }
    : { state: { ...state, clearSince }, news: null };
}
