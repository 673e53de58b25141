import { generatePath } from "react-router-dom";

export const orderListPath = "/apps/ecommerce/order/list";
const sold = ["paid", "pending", "failed"];
const productListPath = "/apps/ecommerce/product/list";

export const orderPath = (id: string) => generatePath("/apps/ecommerce/order/details/:id", { id });
export const productPath = (id: string) => generatePath("/apps/ecommerce/product/edit/:id", { id });
/** By default the orders that the sales count: those that were not called off. */
export const ordersOfDays = (
  from: string,
  to: string,
  payments: readonly string[] = sold,
  statuses: readonly string[] = [],
) =>
  [
    `${orderListPath}?days=${from}..${to}`,
    ...payments.map((payment) => `payment=${payment}`),
    ...statuses.map((status) => `status=${status}`),
  ].join("&");
export const productsOfCategory = (category: string) =>
  `${productListPath}?category=${category.toLowerCase()}`;
export const invoicesOfDays = (from: string, to: string) => `/apps/invoice/list?days=${from}..${to}`;
export const reviewsOfDays = (from: string, to: string, rating?: number) =>
  `/apps/ecommerce/manage-review?date=${from}..${to}${rating === undefined ? "" : `&rating=${rating}`}`;
