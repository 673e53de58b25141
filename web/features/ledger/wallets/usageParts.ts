import type { SpendingFieldsFragment } from "./usage.generated.ts";

export const usageTexts = "ledgerUsage";

export type Spending = SpendingFieldsFragment;

/** Where the bill comes from as a file: all of it, or that of one meter. */
export function usageExportHref(meterId: string | null, headers: Record<string, string>): string {
  const search = new URLSearchParams({
    ...(meterId !== null && { meterId }),
    headers: JSON.stringify(headers),
  });
  return `/api/ledger/usage/export?${search}`;
}
