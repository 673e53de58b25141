import type { ReferralStatus } from "#web/generated/types.ts";

export const referralStatuses = ["PAID", "UNPAID", "REJECTED"] as const satisfies readonly ReferralStatus[];

export const referralCurrency = "CNY";
