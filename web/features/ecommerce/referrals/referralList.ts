import { anyOf, numberRange } from "../../../lib/listFilters.ts";
import { declareList } from "../../../lib/listState.ts";
import type { ReferralFilter } from "../../../generated/types.ts";
import { referralStatuses } from "./referralValues.ts";

export const referralList = declareList({
  name: "ecommerce.referrals",
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
