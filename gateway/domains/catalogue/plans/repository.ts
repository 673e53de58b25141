import { z } from "zod";
import { fixedRows } from "#gateway/platform/store/seed.ts";

const limit = z.int().positive().nullable();

const plan = () =>
  z.strictObject({
    plan: z.enum(["basic", "team", "company", "enterprise"]),
    monthlyMinor: z.int().nonnegative(),
    yearlyMinor: z.int().nonnegative(),
    apps: limit,
    memoryGb: z.int().positive(),
    storageGb: z.int().positive(),
    trafficGb: limit,
    members: limit,
    domains: limit,
    backupDays: z.int().nonnegative(),
    support: z.enum(["COMMUNITY", "WORKING_DAY", "FOUR_HOURS", "ONE_HOUR"]),
    isRecommended: z.boolean(),
  });

export type PricingPlanRow = z.infer<ReturnType<typeof plan>>;

export const plans = fixedRows("catalogue/plans", () => z.array(plan()));
