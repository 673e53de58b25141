import type { CustomerFilter } from "#web/generated/types.ts";
import { anyText, numberRange } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";

export const customerList = declareLiveList({
  name: "ecommerce.customers",
  cache: {
    rows: "customers",
    figures: ["customerSummary"],
    counts: { summary: "customerSummary", facets: { countries: "countryCode" } },
  },
  sorts: ["CREATED", "CUSTOMER", "COUNTRY", "CUSTOMER_ID", "ORDERS", "TOTAL_SPENT"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    country: anyText(),
    orders: numberRange(),
    spent: numberRange({ perUnit: 100 }),
  },
  views: {
    all: {},
    buying: { orders: { min: 1 } },
    "without-orders": { orders: { max: 0 } },
  },
  input: ({ country, orders, spent }): CustomerFilter => ({
    ...(country && { countryCode: country }),
    ...(orders?.min !== undefined && { ordersMin: orders.min }),
    ...(orders?.max !== undefined && { ordersMax: orders.max }),
    ...(spent?.min !== undefined && { totalSpentMin: spent.min }),
    ...(spent?.max !== undefined && { totalSpentMax: spent.max }),
  }),
});
