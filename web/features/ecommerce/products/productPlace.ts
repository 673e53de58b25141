import type { ProductCategory } from "#web/generated/types.ts";
import { productCategories } from "./productValues.ts";

/** A place among the categories as a form holds it: `OFFICE`, or `OFFICE/13` for a category of the shop's own below it. */
export const placeText = (category: ProductCategory, id?: string) => (id ? `${category}/${id}` : category);

/** What the place is called in the input of the mutations. */
export function placeInput(place: string): { category: ProductCategory; shopCategory: string | null } {
  const [root, shopCategory = null] = place.split("/");
  const category = productCategories.find((one) => one === root) ?? productCategories[0];
  return { category, shopCategory };
}
