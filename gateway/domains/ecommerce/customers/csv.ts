import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyTexts, oneOf, wholeNumber } from "#gateway/platform/csv/params.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import { customerList, type CustomerRow } from "./repository.ts";

const columns = {
  customer: { header: "Customer", write: (row: CustomerRow) => row.customer },
  email: { header: "E-mail", write: (row: CustomerRow) => row.email },
  customerId: { header: "Customer number", write: (row: CustomerRow) => row.customerId },
  country: { header: "Country", write: (row: CustomerRow) => row.country },
  countryCode: { header: "Country code", write: (row: CustomerRow) => row.countryCode },
  contact: { header: "Telephone", write: (row: CustomerRow) => row.contact },
  order: { header: "Orders", write: (row: CustomerRow) => row.orderCount },
  totalSpent: {
    header: "Total spent (CNY)",
    write: (row: CustomerRow) => (row.totalSpentMinor / 100).toFixed(2),
  },
  createdAt: { header: "Added", write: (row: CustomerRow) => row.createdAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/ecommerce/customers",
    access: "sample",
    tag: "Customers",
    name: "customers",
    list: customerList,
    columns,
    sorts: ["CUSTOMER", "COUNTRY", "CUSTOMER_ID", "ORDERS", "TOTAL_SPENT", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the name, the country or the e-mail address contains."),
      countryCode: anyTexts("Any of these countries, by code."),
      ordersMin: wholeNumber("The least number of orders."),
      ordersMax: wholeNumber("The greatest number of orders."),
      totalSpentMin: wholeNumber("The least the orders cost together, in minor units of CNY."),
      totalSpentMax: wholeNumber("The most the orders cost together, in minor units of CNY."),
    }),
    conditions: ({ q, ...filter }) => ({ q, where: conditions(filter) }),
  }),
];
