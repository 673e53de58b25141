import type { EcommerceOrderAction, EcommerceOrderMethod } from "../../../generated/types.ts";

export const orderMethods = ["MASTERCARD", "PAYPAL"] as const satisfies readonly EcommerceOrderMethod[];

/** The step that a person most likely takes next stands first. */
export const goodsActions = ["SEND_OUT", "DELIVER", "HAND_OVER", "HOLD_FOR_PICKUP"] as const satisfies readonly EcommerceOrderAction[];
export const dangerousActions: readonly EcommerceOrderAction[] = ["CALL_OFF", "REFUND"];
