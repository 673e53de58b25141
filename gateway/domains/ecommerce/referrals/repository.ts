import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const ReferralStatus = { PAID: "Paid", UNPAID: "Unpaid", REJECTED: "Rejected" } as const;
export type ReferralStatusText = (typeof ReferralStatus)[keyof typeof ReferralStatus];

export interface ReferralData {
  user: string;
  email: string;
  avatar: string;
  referredId: number;
  status: ReferralStatusText;
  valueMinor: number;
  earningMinor: number;
}

export interface ReferralRow extends ReferralData, Stamps {
  userKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_referrals: Stored<ReferralRow>;
  }
}

export const referralTable = defineRows<ReferralData, ReferralRow>({
  name: "ecommerce_referrals",
  derive: ({ user, email, referredId }) => ({
    userKey: foldForSearch(user),
    search: searchText(user, email, referredId),
  }),
});

const sorts = {
  USER: "userKey",
  REFERRED_ID: "referredId",
  EARNING: "earningMinor",
  VALUE: "valueMinor",
  STATUS: "status",
  CREATED: "id",
} as const;

export const referralList = defineList(referralTable, {
  sorts,
  facets: ["status"],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0240",
  "ecommerce_referrals",
  {
    user: "text",
    email: "text",
    avatar: "text",
    referredId: "integer unique",
    status: "text",
    valueMinor: "integer",
    earningMinor: "integer",
    userKey: "text",
  },
  {
    sorts: ["userKey", "referredId", "earningMinor", "valueMinor", "status"],
    facets: ["status"],
    ties: "oldest",
  },
);
