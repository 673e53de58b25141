import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, oneOf, wholeNumber } from "#gateway/platform/csv/params.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import { referralList, ReferralStatus, type ReferralRow } from "./repository.ts";

const columns = {
  user: { header: "Name", write: (row: ReferralRow) => row.user },
  email: { header: "E-mail", write: (row: ReferralRow) => row.email },
  referredId: { header: "Referred ID", write: (row: ReferralRow) => row.referredId },
  status: { header: "Status", codes: Object.values(ReferralStatus), write: (row: ReferralRow) => row.status },
  value: { header: "Value (CNY)", write: (row: ReferralRow) => (row.valueMinor / 100).toFixed(2) },
  earning: { header: "Earning (CNY)", write: (row: ReferralRow) => (row.earningMinor / 100).toFixed(2) },
  createdAt: { header: "Added", write: (row: ReferralRow) => row.createdAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/ecommerce/referrals",
    access: "sample",
    tag: "Referrals",
    name: "referrals",
    list: referralList,
    columns,
    sorts: ["USER", "REFERRED_ID", "EARNING", "VALUE", "STATUS", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the name, the e-mail address or the number contains."),
      status: anyOfSet("Any of these statuses.", ReferralStatus),
      valueMin: wholeNumber("The least that the new customers bought, in minor units of CNY."),
      valueMax: wholeNumber("The most that the new customers bought, in minor units of CNY."),
      earningMin: wholeNumber("The least reward, in minor units of CNY."),
      earningMax: wholeNumber("The greatest reward, in minor units of CNY."),
    }),
    conditions: ({ q, ...filter }) => ({ q, where: conditions(filter) }),
  }),
];
