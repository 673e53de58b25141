import { anyOf, numberRange } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { ReferralFilter } from "#web/generated/types.ts";
import { referralStatuses } from "./referralValues.ts";

export const referralList = declareLiveList({
  name: "ecommerce.referrals",
  cache: {
    rows: "referrals",
    figures: ["referralSummary", "referral"],
    counts: { summary: "referralSummary", facets: { byStatus: "status" } },
  },
  sorts: ["CREATED", "USER", "REFERRED_ID", "STATUS", "VALUE", "EARNING"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(referralStatuses),
    value: numberRange({ perUnit: 100 }),
    earning: numberRange({ perUnit: 100 }),
  },
  views: {
    all: {},
    unpaid: { status: ["UNPAID"] },
    paid: { status: ["PAID"] },
    rejected: { status: ["REJECTED"] },
  },
  input: ({ status, value, earning }): ReferralFilter => ({
    ...(status && { status }),
    ...(value?.min !== undefined && { valueMin: value.min }),
    ...(value?.max !== undefined && { valueMax: value.max }),
    ...(earning?.min !== undefined && { earningMin: earning.min }),
    ...(earning?.max !== undefined && { earningMax: earning.max }),
  }),
});
