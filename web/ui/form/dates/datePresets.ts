import { dayOf } from "./dayText.ts";

/** A stretch up to today: the last days, this month, the month before, this year. */
export type DatePreset = "last7" | "last30" | "thisMonth" | "lastMonth" | "thisYear";

/** All stretches, in the order in which they are offered. */
export const datePresets: readonly DatePreset[] = ["last7", "last30", "thisMonth", "lastMonth", "thisYear"];

/** The days of a stretch, counted from `today`; both belong to it. */
export function presetDays(preset: DatePreset, today: Date = new Date()): { from: string; to: string } {
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const ago = (days: number) => new Date(year, month, date - days);
  const from = {
    last7: ago(6),
    last30: ago(29),
    thisMonth: new Date(year, month, 1),
    lastMonth: new Date(year, month - 1, 1),
    thisYear: new Date(year, 0, 1),
  };
  return { from: dayOf(from[preset]), to: dayOf(preset === "lastMonth" ? new Date(year, month, 0) : today) };
}
