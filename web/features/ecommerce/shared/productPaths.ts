import { generatePath } from "react-router-dom";
import { copyPath } from "#web/lib/navigation/copyPath.ts";

export const productListPath = "/apps/ecommerce/product/list";
export const productCreatePath = "/apps/ecommerce/product/add";
export const productEditPattern = "/apps/ecommerce/product/edit/:id";

export function productEditPath(id: string): string {
  return generatePath(productEditPattern, { id });
}

/** Where a new product is made from another one's values. */
export const productCopyPath = (id: string) => copyPath(productCreatePath, id);

export const categoryListPath = "/apps/ecommerce/product/category-list";

export const productsOfPath = (category: string) => `${productListPath}?category=${category.toLowerCase()}`;

/** Where the products of a category of the shop's own are. */
export const productsInPath = (id: string) => `${productListPath}?shopCategory=${id}`;
