import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const ListingStatus = { DRAFT: "Draft", SUBMITTED: "Submitted" } as const;
export const ListingPurpose = { RENT: "Rent", SALE: "Sale" } as const;
export const ListingKind = {
  APARTMENT: "Apartment",
  HOUSE: "House",
  OFFICE: "Office",
  WAREHOUSE: "Warehouse",
} as const;
export type ListingStatusText = (typeof ListingStatus)[keyof typeof ListingStatus];
export type ListingPurposeText = (typeof ListingPurpose)[keyof typeof ListingPurpose];
export type ListingKindText = (typeof ListingKind)[keyof typeof ListingKind];

export interface ListingData {
  name: string;
  purpose: ListingPurposeText;
  kind: ListingKindText;
  city: string;
  address: string;
  area: number;
  rooms: number;
  furnished: boolean;
  priceMinor: number;
  contactName: string;
  contactEmail: string;
  status: ListingStatusText;
}

export interface ListingRow extends ListingData, Stamps {
  nameKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    gallery_listings: Stored<ListingRow>;
  }
}

export const listingTable = defineRows<ListingData, ListingRow>({
  name: "gallery_listings",
  derive: ({ name, city, address }) => ({
    nameKey: foldForSearch(name),
    search: searchText(name, city, address),
  }),
});

export const listingList = defineList(listingTable, {
  sorts: { NAME: "nameKey", STATUS: "status", CREATED: "id" },
  facets: ["status"],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0583",
  "gallery_listings",
  {
    name: "text",
    purpose: "text",
    kind: "text",
    city: "text",
    address: "text",
    area: "integer",
    rooms: "integer",
    furnished: "boolean",
    priceMinor: "integer",
    contactName: "text",
    contactEmail: "text",
    status: "text",
    nameKey: "text",
  },
  { sorts: ["nameKey", "status"], facets: ["status"], ties: "oldest" },
);
