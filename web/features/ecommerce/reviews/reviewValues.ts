import type { ReviewStatus } from "#web/generated/types.ts";

export const reviewStatuses = ["PUBLISHED", "PENDING"] as const satisfies readonly ReviewStatus[];

export const ratings = ["5", "4", "3", "2", "1"] as const;

export const positiveFrom = 4;
