import { nameOf } from "#gateway/platform/enumText.ts";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, dayText, oneOf, wholeNumber } from "#gateway/platform/csv/params.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import {
  EcommerceOrderMethod,
  EcommerceOrderPayment,
  EcommerceOrderStatus,
  orderList,
  type EcommerceOrderRow,
} from "./repository.ts";

const columns = {
  order: { header: "Order", write: (row: EcommerceOrderRow) => row.order },
  placedAt: { header: "Placed", write: (row: EcommerceOrderRow) => row.placedAt },
  customer: { header: "Customer", write: (row: EcommerceOrderRow) => row.customer },
  email: { header: "E-mail", write: (row: EcommerceOrderRow) => row.email },
  payment: {
    header: "Payment",
    codes: Object.keys(EcommerceOrderPayment),
    write: (row: EcommerceOrderRow) => nameOf(EcommerceOrderPayment, row.payment),
  },
  status: {
    header: "Status",
    codes: Object.values(EcommerceOrderStatus),
    write: (row: EcommerceOrderRow) => row.status,
  },
  method: {
    header: "Method",
    codes: Object.keys(EcommerceOrderMethod),
    write: (row: EcommerceOrderRow) => nameOf(EcommerceOrderMethod, row.method),
  },
  methodNumber: {
    header: "Last digits",
    write: (row: EcommerceOrderRow) => String(row.methodNumber).padStart(4, "0"),
  },
  spent: { header: "Spent (CNY)", write: (row: EcommerceOrderRow) => (row.spentMinor / 100).toFixed(2) },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/ecommerce/orders",
    access: "sample",
    tag: "Orders",
    name: "orders",
    list: orderList,
    columns,
    sorts: ["ORDER", "CUSTOMER", "DATE", "STATUS", "SPENT", "PAYMENT", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the customer's name, the e-mail address or the order's number contains."),
      status: anyOfSet("Any of these places.", EcommerceOrderStatus),
      payment: anyOfSet("Any of these states of the payment.", EcommerceOrderPayment),
      method: anyOfSet("Any of these means.", EcommerceOrderMethod),
      dateFrom: dayText("The first day."),
      dateTo: dayText("The last day."),
      spentMin: wholeNumber("The least it costs, in minor units."),
      spentMax: wholeNumber("The most it costs, in minor units."),
    }),
    conditions: ({ q, ...filter }) => ({ q, where: conditions(filter) }),
  }),
];
