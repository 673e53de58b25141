import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import type { ProductCategoryText, ProductStatusText } from "./repository.ts";

/** What a product list can be asked for; what is absent asks for nothing. */
interface Wanted {
  category?: readonly ProductCategoryText[] | null | undefined;
  status?: readonly ProductStatusText[] | null | undefined;
  brand?: readonly string[] | null | undefined;
  stock?: boolean | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
}

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(
    anyOf("category", filter?.category),
    anyOf("status", filter?.status),
    anyOf("productBrand", filter?.brand),
    is("stock", filter?.stock),
    between("priceMinor", filter?.priceMin, filter?.priceMax),
  );
