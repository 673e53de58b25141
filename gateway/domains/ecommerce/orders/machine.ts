import { defineMachine } from "#gateway/platform/machine.ts";
import { EcommerceOrderPayment, EcommerceOrderStatus, type EcommerceOrderData } from "./repository.ts";

const { DISPATCHED, OUT_FOR_DELIVERY, READY_TO_PICKUP, DELIVERED } = EcommerceOrderStatus;
const { PENDING, PAID, FAILED, CANCELLED } = EcommerceOrderPayment;

type Stand = Pick<EcommerceOrderData, "status" | "payment">;

const notCalledOff = ({ payment }: Stand) => (payment === CANCELLED ? "CALLED_OFF" : undefined);

export const goods = defineMachine({
  what: "The order",
  stateOf: ({ status }: Stand) => status,
  steps: {
    SEND_OUT: { from: [DISPATCHED], to: OUT_FOR_DELIVERY, guard: notCalledOff },
    HOLD_FOR_PICKUP: { from: [DISPATCHED, OUT_FOR_DELIVERY], to: READY_TO_PICKUP, guard: notCalledOff },
    DELIVER: { from: [OUT_FOR_DELIVERY], to: DELIVERED, guard: notCalledOff },
    HAND_OVER: { from: [READY_TO_PICKUP], to: DELIVERED, guard: notCalledOff },
  },
});

export const payments = defineMachine({
  what: "The payment",
  stateOf: ({ payment }: Stand) => payment,
  steps: {
    MARK_PAID: { from: [PENDING, FAILED], to: PAID },
    MARK_FAILED: { from: [PENDING], to: FAILED },
    TRY_AGAIN: { from: [FAILED], to: PENDING },
    CALL_OFF: { from: [PENDING, FAILED], to: CANCELLED },
    REFUND: { from: [PAID], to: CANCELLED },
  },
});
