import { generatePath } from "react-router-dom";

export const customerListPath = "/apps/ecommerce/customer/list";
export const customerPattern = "/apps/ecommerce/customer/details/:id";

export function customerPath(id: string): string {
  return generatePath(customerPattern, { id });
}
