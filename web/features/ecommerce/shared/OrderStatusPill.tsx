import type { TFunction } from "i18next";
import type { EcommerceOrderStatus } from "#web/generated/types.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { statusLooks } from "./orderStates.ts";

export function OrderStatusPill({
  status,
  t,
}: {
  status: EcommerceOrderStatus;
  t: TFunction<"ecommerceOrders">;
}) {
  return <StatusPill {...statusLooks[status]}>{t(`statuses.${status}`)}</StatusPill>;
}
