import type { TFunction } from "i18next";
import type { ProductStatus } from "#web/generated/types.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";

const statusLooks = {
  PUBLISHED: { tone: "ok" },
  SCHEDULED: { tone: "info", icon: "clock" },
  INACTIVE: { tone: "idle" },
} as const;

export function ProductStatusPill({ status, t }: { status: ProductStatus; t: TFunction<"ecommerce"> }) {
  return <StatusPill {...statusLooks[status]}>{t(`products.statuses.${status}`)}</StatusPill>;
}
