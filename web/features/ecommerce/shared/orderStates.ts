import type { EcommerceOrderPayment, EcommerceOrderStatus } from "#web/generated/types.ts";
import type { StatusPillProps } from "#web/ui/pill/StatusPill.tsx";

type Looks = Pick<StatusPillProps, "tone" | "icon">;

export const statusLooks: Record<EcommerceOrderStatus, Looks> = {
  DISPATCHED: { tone: "idle", icon: "clock" },
  OUT_FOR_DELIVERY: { tone: "info" },
  READY_TO_PICKUP: { tone: "warn", icon: "clock" },
  DELIVERED: { tone: "ok" },
};

export const paymentLooks: Record<EcommerceOrderPayment, Looks> = {
  PAID: { tone: "ok" },
  PENDING: { tone: "warn", icon: "clock" },
  FAILED: { tone: "bad" },
  CANCELLED: { tone: "idle" },
};

export const orderStatuses = [
  "DISPATCHED",
  "OUT_FOR_DELIVERY",
  "READY_TO_PICKUP",
  "DELIVERED",
] as const satisfies readonly EcommerceOrderStatus[];
export const orderPayments = [
  "PAID",
  "PENDING",
  "FAILED",
  "CANCELLED",
] as const satisfies readonly EcommerceOrderPayment[];
