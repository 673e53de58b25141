import type { ReferralFilter, ReferralStatus } from "#web/generated/types.ts";
import { anyOf, numberRange } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

const referralStatuses = ["PAID", "UNPAID", "REJECTED"] as const satisfies readonly ReferralStatus[];

export const referralStatusLooks: PillLooks<ReferralStatus> = {
  PAID: { tone: "ok" },
  UNPAID: { tone: "warn", icon: "clock" },
  REJECTED: { tone: "idle" },
};

export const referralCurrency = "CNY";
const amounts = { perUnit: 100, currency: referralCurrency };

export const referralList = declareLiveList({
  name: "ecommerce.referrals",
  texts: "ecommerceReferrals",
  cache: {
    rows: "referrals",
    figures: ["referralCounts", "referralSummary", "referral"],
    counts: { summary: "referralSummary", facets: { byStatus: "status" } },
  },
  sorts: ["CREATED", "USER", "REFERRED_ID", "STATUS", "VALUE", "EARNING"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(referralStatuses, "statuses"),
    value: numberRange(amounts),
    earning: numberRange(amounts),
  },
  views: {
    all: {},
    unpaid: { status: ["UNPAID"] },
    paid: { status: ["PAID"] },
    rejected: { status: ["REJECTED"] },
  },
  input: ({ status, value, earning }): ReferralFilter => ({
    status,
    valueMin: value?.min,
    valueMax: value?.max,
    earningMin: earning?.min,
    earningMax: earning?.max,
  }),
});
