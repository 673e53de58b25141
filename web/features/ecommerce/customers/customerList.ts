import type { CustomerFilter } from "#web/generated/types.ts";
import { anyText, numberRange } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";

export const customerList = declareLiveList({
  name: "ecommerce.customers",
  texts: "ecommerceCustomers",
  cache: {
    rows: "customers",
    figures: ["customerCounts", "customerSummary"],
    counts: { summary: "customerSummary", facets: { countries: "countryCode" } },
  },
  sorts: ["CREATED", "CUSTOMER", "COUNTRY", "CUSTOMER_ID", "ORDERS", "TOTAL_SPENT"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    country: anyText(),
    orders: numberRange(),
    spent: numberRange({ perUnit: 100, currency: "CNY" }),
  },
  views: {
    all: {},
    buying: { orders: { min: 1 } },
    "without-orders": { orders: { max: 0 } },
  },
  input: ({ country, orders, spent }): CustomerFilter => ({
    countryCode: country,
    ordersMin: orders?.min,
    ordersMax: orders?.max,
    totalSpentMin: spent?.min,
    totalSpentMax: spent?.max,
  }),
});
