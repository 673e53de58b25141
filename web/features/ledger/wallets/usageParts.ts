import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import type { SpendingFieldsFragment, WalletUsageQuery } from "./usage.generated.ts";

export const usageTexts = "ledgerUsage";

export type Spending = SpendingFieldsFragment;
export type UsageDay = WalletUsageQuery["usageDays"][number];

export const stageTones: Record<Spending["stage"], StatusTone> = {
  NORMAL: "ok",
  LOW: "warn",
  CRITICAL: "bad",
  OVERDUE: "bad",
  SUSPENDED: "bad",
  FINAL: "bad",
};

/** Where the bill comes from as a file: all of it, or that of one meter. */
export function usageExportHref(meterId: string | null, headers: Record<string, string>): string {
  const search = new URLSearchParams({
    ...(meterId !== null && { meterId }),
    headers: JSON.stringify(headers),
  });
  return `/api/ledger/usage/export?${search}`;
}

/** So many have a colour of their own; the others are one. */
const OWN = 5;

export interface Part {
  id: string;
  name: string;
  total: number;
  /** By the place of the day. */
  values: number[];
}

/** What each meter used day by day, the most first; the least together, under a name of their own. */
export function partsOf(rows: readonly UsageDay[], days: readonly string[], others: string): Part[] {
  const parts = [...Map.groupBy(rows, ({ meterId }) => meterId)].map(([id, own]): Part => {
    const byDay = new Map(own.map(({ day, amount }) => [day, Number(amount)]));
    const values = days.map((day) => byDay.get(day) ?? 0);
    return { id, name: own[0]?.name ?? "", total: values.reduce((sum, one) => sum + one, 0), values };
  });
  const sorted = parts.toSorted((one, other) => other.total - one.total);
  if (sorted.length <= OWN + 1) return sorted;
  const rest = sorted.slice(OWN);
  return [
    ...sorted.slice(0, OWN),
    {
      id: "others",
      name: others,
      total: rest.reduce((sum, { total }) => sum + total, 0),
      values: days.map((_, place) => rest.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)),
    },
  ];
}

/** Whole days and hours. */
export const daysAndHours = (hours: number) => ({
  days: Math.floor(hours / 24),
  hours: Math.floor(hours % 24),
});

/** An amount in millionths, rounded to so many of them: to fen by 10,000. */
export const roundedTo = (amount: string | number, step: number): string =>
  String(Math.round(Number(amount) / step) * step);

/** Of an hour's price four decimals are shown. */
export const RATE = 100;
export const FEN = 10_000;
