import { z } from "zod";
import { readFixture } from "#gateway/platform/store/seed.ts";

const limit = z.int().positive().nullable();

const plan = z.strictObject({
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

export type PricingPlanRow = z.infer<typeof plan>;

/** Nobody changes these: they are read once from the fixture. */
export const plans = z.array(plan).parse(readFixture("catalogue/plans"));
