import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const DealStatus = { DRAFT: "Draft", SUBMITTED: "Submitted" } as const;
export const DealKind = { PERCENT: "Percent", AMOUNT: "Amount", FREE_SHIPPING: "Free shipping" } as const;
export const DealAudience = { EVERYBODY: "Everybody", NEW: "New", RETURNING: "Returning" } as const;
export type DealStatusText = (typeof DealStatus)[keyof typeof DealStatus];
export type DealKindText = (typeof DealKind)[keyof typeof DealKind];
export type DealAudienceText = (typeof DealAudience)[keyof typeof DealAudience];

export interface DealData {
  name: string;
  kind: DealKindText;
  value: number;
  code: string;
  audience: DealAudienceText;
  startsOn: string | null;
  endsOn: string | null;
  status: DealStatusText;
}

export interface DealRow extends DealData, Stamps {
  nameKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    gallery_deals: Stored<DealRow>;
  }
}

export const dealTable = defineRows<DealData, DealRow>({
  name: "gallery_deals",
  derive: ({ name, code }) => ({ nameKey: foldForSearch(name), search: searchText(name, code) }),
});

export const dealList = defineList(dealTable, {
  sorts: { NAME: "nameKey", STATUS: "status", CREATED: "id" },
  facets: ["status"],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0582",
  "gallery_deals",
  {
    name: "text",
    kind: "text",
    value: "integer",
    code: "text",
    audience: "text",
    startsOn: "text or null",
    endsOn: "text or null",
    status: "text",
    nameKey: "text",
  },
  { sorts: ["nameKey", "status"], facets: ["status"], ties: "oldest" },
);
