import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { money } from "#gateway/platform/money.ts";
import { plans } from "./repository.ts";

export const resolvers: Resolvers = {
  PricingPlan: {
    monthly: ({ monthlyMinor }) => money(monthlyMinor),
    yearly: ({ yearlyMinor }) => money(yearlyMinor),
  },
  Query: {
    pricingPlans: plans,
  },
};
