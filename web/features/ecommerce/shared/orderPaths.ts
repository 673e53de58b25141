import { generatePath } from "react-router-dom";

export const orderListPath = "/apps/ecommerce/order/list";
export const orderPattern = "/apps/ecommerce/order/details/:id";

export function orderPath(id: string): string {
  return generatePath(orderPattern, { id });
}
