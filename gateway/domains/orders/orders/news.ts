import { micros } from "#gateway/platform/micros.ts";
import { announce, type NotificationInput } from "#gateway/domains/accounts/notifications/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { OrderAction } from "./machine.ts";
import type { OrderRow } from "./repository.ts";

type News = Pick<NotificationInput, "tone" | "message"> & { params?: NotificationInput["params"] };

const refunded = (order: OrderRow): News => ({
  tone: "info",
  message: "orderRefunded",
  params: { amountMicros: (micros(order.refundedGift) + micros(order.refundedCash)).toString() },
});

/** What whoever ordered is told of a step; what costs nothing is not said to be paid. */
const newsOf: Partial<Record<OrderAction, (order: OrderRow) => News | null>> = {
  PAY: ({ payable }) =>
    micros(payable) === 0n
      ? null
      : { tone: "ok", message: "orderPaid", params: { amountMicros: micros(payable).toString() } },
  COMPLETE: () => ({ tone: "ok", message: "orderCompleted" }),
  FAIL: () => ({ tone: "bad", message: "orderFailed" }),
  EXPIRE: () => ({ tone: "idle", message: "orderExpired" }),
  REFUND: refunded,
  REFUND_PART: refunded,
  REFUND_FAILED: refunded,
  REFUSE_REFUND: ({ closeReason }) => ({
    tone: "warn",
    message: "orderRefundRefused",
    params: { reason: closeReason ?? "" },
  }),
};

const say = async (
  within: Within,
  { id, orderNo, userId }: Pick<OrderRow, "id" | "orderNo" | "userId">,
  { tone, message, params }: News,
): Promise<void> =>
  await announce(within, userId, {
    kind: "order",
    tone,
    ...(message !== undefined && { message }),
    params: { orderNo, ...params },
    link: `/order/details/${id}`,
  });

/** Tells whoever ordered what became of the order, within the transaction of the step. */
export async function tellStep(within: Within, order: OrderRow, action: OrderAction): Promise<void> {
  const news = newsOf[action]?.(order);
  if (news) await say(within, order, news);
}

/** Tells whoever ordered that money came which the order could not take any more. */
export const tellKept = async (
  within: Within,
  order: OrderRow,
  { amount }: { amount: string },
): Promise<void> =>
  await say(within, order, {
    tone: "warn",
    message: "orderMoneyKept",
    params: { amountMicros: amount },
  });

/** Tells whoever ordered that the order soon waits no longer. */
export const tellExpiring = async (
  within: Within,
  order: Pick<OrderRow, "id" | "orderNo" | "userId" | "dueAt" | "payable">,
): Promise<void> =>
  await say(within, order, {
    tone: "warn",
    message: "orderExpiring",
    params: { amountMicros: micros(order.payable).toString(), dueAt: order.dueAt ?? "" },
  });
