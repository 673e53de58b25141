import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { recordResolvers } from "#gateway/platform/entity/recordResolvers.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { money } from "#gateway/platform/money.ts";
import { loadCustomer } from "#gateway/domains/ecommerce/customers/rules.ts";
import { loadProduct } from "#gateway/domains/ecommerce/products/rules.ts";
import { conditions } from "./conditions.ts";
import {
  EcommerceOrderMethod,
  EcommerceOrderPayment,
  EcommerceOrderStatus,
  orderList,
} from "./repository.ts";
import * as rules from "./rules.ts";
import { orders } from "./rules.ts";

const plain = recordResolvers("ecommerceOrder", "ecommerceOrders", {
  list: orderList,
  records: orders,
  create: rules.create,
  conditions,
});

export const search = plain.search(
  ({ order, customer, email }) => ({ title: `#${order}`, detail: `${customer} · ${email}` }),
  "order",
);

export const resolvers: Resolvers = {
  EcommerceOrderPayment,
  EcommerceOrderStatus,
  EcommerceOrderMethod,
  EcommerceOrder: {
    customer: ({ customerId }, _, context) => loadCustomer(context, customerId),
    customerName: ({ customer }) => customer,
    spent: ({ spentMinor }) => money(spentMinor),
    time: ({ placedAt }) => placedAt.slice(11, 16),
    steps: (row) => rules.stepsOf(row),
    events: (row) => rules.eventsOf(row),
    ahead: (row) => rules.aheadOf(row),
  },
  EcommerceOrderLine: {
    product: ({ productId }, _, context) => loadProduct(context, productId),
    price: ({ priceMinor }) => money(priceMinor),
  },
  EcommerceOrderChange: { order: plain.changed },
  Customer: {
    orders: ({ id }, args, context) => rules.loadOrders(context, id, { ...args, ...strictList(args) }),
  },
  Query: {
    ...plain.Query,
    ecommerceOrderCounts: plain.counts,
    ecommerceOrderSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    ...plain.Mutation,
    ecommerceOrderStep: (_, { ids, action }, context) => rules.step(context, ids, action),
  },
  Subscription: plain.Subscription,
};
