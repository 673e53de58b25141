import { useTranslation } from "react-i18next";
import type { ProductStatus } from "../../../generated/types.ts";
import { StatusPill } from "../../../ui/feedback/StatusPill.tsx";

const statusLooks = {
  PUBLISHED: { tone: "ok" },
  SCHEDULED: { tone: "info", icon: "clock" },
  INACTIVE: { tone: "idle" },
} as const;

export function ProductStatusPill({ status }: { status: ProductStatus }) {
  const { t } = useTranslation("ecommerce");
  return <StatusPill {...statusLooks[status]}>{t(`products.statuses.${status}`)}</StatusPill>;
}
