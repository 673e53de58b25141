import type { EcommerceOrderAction, EcommerceOrderMethod } from "#web/generated/types.ts";
import type { OrderDetailQuery } from "./orders.generated.ts";

export type OrderInFull = NonNullable<OrderDetailQuery["record"]>;

export const orderMethods = ["MASTERCARD", "PAYPAL"] as const satisfies readonly EcommerceOrderMethod[];

/** The step that a person most likely takes next stands first. */
export const goodsActions = [
  "SEND_OUT",
  "DELIVER",
  "HAND_OVER",
  "HOLD_FOR_PICKUP",
] as const satisfies readonly EcommerceOrderAction[];
export const dangerousActions: readonly EcommerceOrderAction[] = ["CALL_OFF", "REFUND"];
