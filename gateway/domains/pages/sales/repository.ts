import type { ProductCategoryText } from "#gateway/domains/ecommerce/categories/repository.ts";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const SampleSaleStatus = {
  COMPLETED: "Completed",
  CONFIRMED: "Confirmed",
  CANCELLED: "Cancelled",
} as const;
export type SampleSaleStatusText = (typeof SampleSaleStatus)[keyof typeof SampleSaleStatus];

export const SampleSaleReceived = {
  FULLY_PAID: "Fully Paid",
  PARTIALLY_PAID: "Partially Paid",
  UNPAID: "Unpaid",
} as const;
export type SampleSaleReceivedText = (typeof SampleSaleReceived)[keyof typeof SampleSaleReceived];

export interface SampleSaleData {
  /** The product as it was sold. */
  product: {
    id: number;
    name: string;
    slug: string;
    brand: string;
    category: ProductCategoryText;
    priceMinor: number;
    image: string;
    hasFreeShipping: boolean;
    rating: number;
    description: string;
  };
  /** The days from today to the day of the sale: it goes with the clock. */
  day: number;
  buyer: { name: string; avatar: string };
  totalMinor: number;
  paidMinor: number;
  received: SampleSaleReceivedText;
  status: SampleSaleStatusText;
}

export interface SampleSaleRow extends SampleSaleData, Stamps {
  nameKey: string;
  buyerKey: string;
  category: ProductCategoryText;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    pages_sales: Stored<SampleSaleRow>;
  }
}

export const saleTable = defineRows<SampleSaleData, SampleSaleRow>({
  name: "pages_sales",
  derive: ({ product, buyer }) => ({
    nameKey: foldForSearch(product.name),
    buyerKey: foldForSearch(buyer.name),
    category: product.category,
    search: searchText(product.name, product.brand, buyer.name),
  }),
});

const sorts = {
  PRODUCT: "nameKey",
  BUYER: "buyerKey",
  DATE: "day",
  PAID: "received",
  STATUS: "status",
  TOTAL: "totalMinor",
} as const;

export type SaleSort = keyof typeof sorts;

export const saleList = defineList(saleTable, {
  sorts,
  facets: ["status", "received", "category"],
  ties: "oldest",
});

export const migrations = rowsMigration(
  "0360",
  "pages_sales",
  {
    product: "json",
    day: "integer",
    buyer: "json",
    totalMinor: "integer",
    paidMinor: "integer",
    received: "text",
    status: "text",
    nameKey: "text",
    buyerKey: "text",
    category: "text",
  },
  {
    sorts: ["nameKey", "buyerKey", "day", "received", "status", "totalMinor"],
    facets: ["status", "received", "category"],
    ties: "oldest",
  },
);
