import { generatePath } from "react-router-dom";

export const productListPath = "/apps/ecommerce/product/list";
export const productCreatePath = "/apps/ecommerce/product/add";
export const productEditPattern = "/apps/ecommerce/product/edit/:id";

export function productEditPath(id: string): string {
  return generatePath(productEditPattern, { id });
}

export const categoryListPath = "/apps/ecommerce/product/category-list";

export function productsOfPath(category: string): string {
  return `${productListPath}?category=${category.toLowerCase()}`;
}
