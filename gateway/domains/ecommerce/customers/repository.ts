import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import { rowsMigration } from "#gateway/platform/store/createRows.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { defineRows, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";

export const CustomerStatus = { ACTIVE: "Active" } as const;
export type CustomerStatusText = (typeof CustomerStatus)[keyof typeof CustomerStatus];

export interface CustomerData {
  customer: string;
  customerId: number;
  email: string;
  country: string;
  countryCode: string;
  contact: string;
  avatar: string;
}

export interface CustomerRow extends CustomerData, Stamps {
  /** The figures of the customer's orders, which the orders' triggers keep. */
  orderCount: number;
  totalSpentMinor: number;
  nameKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ecommerce_customers: Stored<CustomerRow>;
  }
}

export const customerTable = defineRows<CustomerData, CustomerRow>({
  name: "ecommerce_customers",
  derive: ({ customer, country, email }) => ({
    nameKey: foldForSearch(customer),
    search: searchText(customer, country, email),
  }),
});

const sorts = {
  CUSTOMER: "nameKey",
  COUNTRY: "country",
  CUSTOMER_ID: "customerId",
  ORDERS: "orderCount",
  TOTAL_SPENT: "totalSpentMinor",
  CREATED: "id",
} as const;

export const customerList = defineList(customerTable, {
  sorts,
  facets: ["countryCode"],
  ties: "newest",
});

export const migrations = rowsMigration(
  "0210",
  "ecommerce_customers",
  {
    customer: "text",
    customerId: "integer unique",
    email: "text",
    country: "text",
    countryCode: "text",
    contact: "text",
    avatar: "text",
    orderCount: "counter",
    totalSpentMinor: "counter",
    nameKey: "text",
  },
  {
    sorts: ["nameKey", "country", "customerId", "orderCount", "totalSpentMinor"],
    facets: ["countryCode"],
    ties: "newest",
  },
);

export const byCustomerId = async (db: Db, customerId: number): Promise<CustomerRow | undefined> =>
  await db
    .selectFrom("ecommerce_customers")
    .selectAll()
    .where("customerId", "=", customerId)
    .executeTakeFirst();
