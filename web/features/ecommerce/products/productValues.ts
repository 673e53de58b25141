import type {
  ProductCategory,
  ProductDelivery,
  ProductHandling,
  ProductStatus,
} from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

export const productCategories = [
  "ELECTRONICS",
  "ACCESSORIES",
  "SHOES",
  "OFFICE",
  "HOME_DECOR",
  "GAMES",
] as const satisfies readonly ProductCategory[];

export const productStatuses = [
  "PUBLISHED",
  "SCHEDULED",
  "INACTIVE",
] as const satisfies readonly ProductStatus[];

export const productDeliveries = [
  "SHIPPED",
  "PICK_UP",
  "DIGITAL",
] as const satisfies readonly ProductDelivery[];

export const productHandlings = [
  "FRAGILE",
  "KEEP_COLD",
  "PERISHABLE",
  "BULKY",
] as const satisfies readonly ProductHandling[];

export const productStatusLooks = {
  PUBLISHED: { tone: "ok" },
  SCHEDULED: { tone: "info", icon: "clock" },
  INACTIVE: { tone: "idle" },
} as const satisfies PillLooks<ProductStatus>;

export const maxPictures = 8;
export const maxOptions = 3;

export const productCurrency = "CNY";

export const amount = (amountMinor: number) => ({ amountMinor, currency: productCurrency });
