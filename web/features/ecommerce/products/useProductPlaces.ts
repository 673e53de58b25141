import type { ProductCategory } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { Choice } from "#web/ui/form/field/choice.ts";
import { placeText } from "./productPlace.ts";
import { type ProductPlacesQuery, useProductPlacesQuery } from "./products.generated.ts";
import { productCategories } from "./productValues.ts";

type Category = ProductPlacesQuery["tree"]["categories"][number];

/**
 * The places that a product can have: the product categories, and what the shop keeps below each, in their order.
 * @param needed whether they are asked for yet.
 */
export function useProductPlaces(needed = true) {
  const words = useWords("ecommerce:products");
  const { data } = useProductPlacesQuery({ skip: !needed });
  const categories = data?.tree.categories ?? [];
  const within = (above: string, name: string) => words("within", { above, name });
  const below = (root: ProductCategory, parent: string | null, above: string): (Choice & Category)[] =>
    categories
      .filter((one) => one.root === root && one.parent === parent)
      .toSorted((a, b) => a.position - b.position)
      .flatMap((one) => {
        const label = within(above, one.name);
        return [{ ...one, value: placeText(root, one.id), label }, ...below(root, one.id, label)];
      });
  const own = productCategories.flatMap((root) => below(root, null, words(`categories.${root}`)));
  return {
    known: data !== undefined,
    own,
    options: productCategories.flatMap((root): Choice[] => [
      { value: root, label: words(`categories.${root}`) },
      ...own.filter((one) => one.root === root),
    ]),
  };
}
