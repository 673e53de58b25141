import type { ProductCategory, ProductStatus } from "../../../generated/types.ts";

export const productCategories = [
  "ELECTRONICS",
  "ACCESSORIES",
  "SHOES",
  "OFFICE",
  "HOME_DECOR",
  "GAMES",
] as const satisfies readonly ProductCategory[];

export const productStatuses = ["PUBLISHED", "SCHEDULED", "INACTIVE"] as const satisfies readonly ProductStatus[];
