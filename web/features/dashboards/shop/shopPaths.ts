import { generatePath } from "react-router-dom";

export const orderListPath = "/apps/ecommerce/order/list";
const sold = ["paid", "pending", "failed"].map((payment) => `payment=${payment}`).join("&");
const productListPath = "/apps/ecommerce/product/list";

export const orderPath = (id: string) => generatePath("/apps/ecommerce/order/details/:id", { id });
export const productPath = (id: string) => generatePath("/apps/ecommerce/product/edit/:id", { id });
/** The orders that the sales count: those that were not called off. */
export const ordersOfDays = (from: string, to: string) => `${orderListPath}?days=${from}..${to}&${sold}`;
export const productsOfCategory = (category: string) =>
  `${productListPath}?category=${category.toLowerCase()}`;
