import type { Resolvers } from "../../../generated/resolvers.ts";
import { strictList } from "../../../platform/list.ts";
import { askIds, askPage } from "../../../platform/listQuery.ts";
import { mapEach } from "../../../platform/live.ts";
import { money } from "../../../platform/money.ts";
import { loadCustomer } from "../customers/rules.ts";
import { loadProduct } from "../products/rules.ts";
import { matching } from "./matching.ts";
import { EcommerceOrderMethod, EcommerceOrderPayment, EcommerceOrderStatus, orderList } from "./repository.ts";
import * as rules from "./rules.ts";
import { orders } from "./rules.ts";

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
  EcommerceOrderChange: {
    order: ({ id }, _, context) => orders.find(context, id),
  },
  Customer: {
    orders: ({ id }, args, context) => rules.loadOrders(context, id, { ...args, ...strictList(args) }),
  },
  Query: {
    ecommerceOrders: (_, args, context) => askPage(orderList, context, args, matching(args.filter)),
    ecommerceOrderIds: (_, { filter }, context) => askIds(orderList, context, filter, matching(filter)),
    ecommerceOrder: (_, { id }, context) => orders.find(context, id),
    ecommerceOrderSummary: (_, __, { store }) => rules.summary(store),
  },
  Mutation: {
    ecommerceOrderCreate: (_, { input }, context) => rules.create(context, input),
    ecommerceOrderUpdate: (_, { id, input, expectedVersion }, context) => orders.update(context, id, input, expectedVersion),
    ecommerceOrderStep: (_, { ids, action }, context) => rules.step(context, ids, action),
    ecommerceOrderDelete: (_, { id }, context) => orders.remove(context, id),
    ecommerceOrderBulkUpdate: (_, { ids, input }, context) => orders.bulkUpdate(context, ids, input),
    ecommerceOrderBulkDelete: (_, { ids }, context) => orders.bulkRemove(context, ids),
  },
  Subscription: {
    ecommerceOrderChanged: {
      subscribe: (_, __, { live }) => mapEach(live.subscribe(orders.topic), (change) => ({ ecommerceOrderChanged: change })),
    },
  },
};
