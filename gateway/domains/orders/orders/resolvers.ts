import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { micros, type StoredMicros } from "#gateway/platform/micros.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import * as rules from "./rules.ts";
import * as shown from "./shown.ts";

const text = (amount: StoredMicros): string => micros(amount).toString();

export const resolvers: Resolvers = {
  Order: {
    user: ({ userId }, _, context) => userOf(context, userId),
    listTotal: ({ listTotal }) => text(listTotal),
    termDiscount: ({ termDiscount }) => text(termDiscount),
    levelDiscount: ({ levelDiscount }) => text(levelDiscount),
    couponDiscount: ({ couponDiscount }) => text(couponDiscount),
    payable: ({ payable }) => text(payable),
    paidGift: ({ paidGift }) => text(paidGift),
    paidCash: ({ paidCash }) => text(paidCash),
    expiresAt: ({ status, dueAt }) => (status === "PENDING_PAYMENT" ? dueAt : null),
    expiresIn: (order, _, context) => shown.secondsLeft(context, order),
    refundedTotal: (order) => shown.refundedTotal(order),
    refundReason: ({ refund }) => refund?.reason ?? null,
    actions: (order, _, context) => shown.actionsOf(context, order),
    payment: (order, _, context) => shown.paymentOf(context, order),
    funds: (order, _, context) => shown.fundsOf(context, order),
    refund: (order, _, context) => shown.refundShown(context, order),
  },
  OrderLine: { units: ({ units, per }) => Number(units) / Number(per) },
  OrderEvent: {
    actor: ({ actorId }, _, context) => (actorId === null ? null : userOf(context, actorId)),
  },
  OrderChange: { order: ({ id }, _, context) => shown.find(context, id) },
  Query: {
    orders: (_, args, context) => shown.page(context, args),
    orderIds: (_, { filter }, context) => shown.ids(context, filter),
    orderCounts: (_, { filters }, context) => shown.counts(context, filters),
    order: (_, { id }, context) => shown.find(context, id),
  },
  Mutation: {
    orderCreate: (_, { input }, context) => rules.createOwn(context, input),
    orderPay: (_, { id, input }, context) => rules.pay(context, id, input),
    orderCancel: (_, { id, reason }, context) => rules.cancel(context, id, reason),
    orderRetry: (_, { id }, context) => rules.retry(context, id),
    orderRefundRequest: (_, { id, reason }, context) => rules.requestRefund(context, id, reason),
    orderRefundApprove: (_, { id }, context) => rules.approveRefund(context, id),
    orderRefundRefuse: (_, { id, reason }, context) => rules.refuseRefund(context, id, reason),
  },
  Subscription: {
    orderChanged: { subscribe: (_, __, context) => shown.changed(context) },
  },
};
