import type { SuiteKind } from "#web/generated/types.ts";
import { invoicesOfDays, ordersOfDays, reviewsOfDays } from "#web/features/dashboards/shared/listPaths.ts";

export const suiteKinds = ["ORDERS", "INVOICES", "REVIEWS"] as const satisfies readonly SuiteKind[];

export const kindPaths: Record<SuiteKind, (from: string, to: string) => string> = {
  ORDERS: (from, to) => ordersOfDays(from, to),
  INVOICES: invoicesOfDays,
  REVIEWS: (from, to) => reviewsOfDays(from, to),
};
