import type { SpendingFieldsFragment } from "./usage.generated.ts";

export const usageTexts = "ledgerUsage";

export type Spending = SpendingFieldsFragment;
