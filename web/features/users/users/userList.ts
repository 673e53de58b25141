import type {
  SampleUserBilling,
  SampleUserFilter,
  SampleUserPlan,
  SampleUserRole,
  SampleUserStatus,
} from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

export const userRoles = [
  "ADMIN",
  "AUTHOR",
  "EDITOR",
  "MAINTAINER",
  "SUBSCRIBER",
] as const satisfies readonly SampleUserRole[];
export const userPlans = [
  "BASIC",
  "TEAM",
  "COMPANY",
  "ENTERPRISE",
] as const satisfies readonly SampleUserPlan[];
export const userStatuses = ["ACTIVE", "PENDING", "INACTIVE"] as const satisfies readonly SampleUserStatus[];
export const userBillings = [
  "AUTO_DEBIT",
  "MANUAL_CREDIT_CARD",
  "MANUAL_PAYPAL",
  "MANUAL_CASH",
] as const satisfies readonly SampleUserBilling[];

export const userStatusLooks: PillLooks<SampleUserStatus> = {
  ACTIVE: { tone: "ok" },
  PENDING: { tone: "warn", icon: "clock" },
  INACTIVE: { tone: "idle" },
};

export const userList = declareLiveList({
  name: "users.users",
  texts: "usersUsers",
  cache: {
    rows: "sampleUsers",
    figures: ["sampleUserCounts", "sampleUserSummary"],
    counts: {
      summary: "sampleUserSummary",
      facets: { byRole: "role", byPlan: "currentPlan", byStatus: "status" },
    },
  },
  sorts: ["CREATED", "USER", "EMAIL", "ROLE", "PLAN", "STATUS", "BILLING"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    role: anyOf(userRoles, "roles"),
    plan: anyOf(userPlans, "plans"),
    status: anyOf(userStatuses, "statuses"),
  },
  views: {
    all: {},
    active: { status: ["ACTIVE"] },
    pending: { status: ["PENDING"] },
    inactive: { status: ["INACTIVE"] },
  },
  input: (filters): SampleUserFilter => filters,
});
