import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { keysWithin } from "#gateway/domains/ecommerce/categories/rules.ts";
import type { ProductCategoryText } from "#gateway/domains/ecommerce/categories/repository.ts";
import type { ProductStatusText } from "./repository.ts";

/** What a product list can be asked for; what is absent asks for nothing. */
interface Wanted {
  category?: readonly ProductCategoryText[] | null | undefined;
  shopCategory?: readonly string[] | null | undefined;
  status?: readonly ProductStatusText[] | null | undefined;
  brand?: readonly string[] | null | undefined;
  stock?: boolean | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
}

export const conditions = async (
  filter: Wanted | null | undefined,
  { store }: RequestContext,
): Promise<Condition[]> =>
  given(
    anyOf("shopCategoryId", filter?.shopCategory && (await keysWithin(store.db, filter.shopCategory))),
    anyOf("category", filter?.category),
    anyOf("status", filter?.status),
    anyOf("productBrand", filter?.brand),
    is("stock", filter?.stock),
    between("priceMinor", filter?.priceMin, filter?.priceMax),
  );
