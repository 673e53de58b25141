import type { TFunction } from "i18next";
import type { EcommerceOrderPayment } from "#web/generated/types.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { paymentLooks } from "./orderStates.ts";

export function OrderPaymentPill({
  payment,
  t,
}: {
  payment: EcommerceOrderPayment;
  t: TFunction<"ecommerceOrders">;
}) {
  return <StatusPill {...paymentLooks[payment]}>{t(`payments.${payment}`)}</StatusPill>;
}
