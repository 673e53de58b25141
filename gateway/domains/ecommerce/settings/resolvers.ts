import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  ShopStore: {
    currency: () => "CNY",
  },
  Query: {
    shopSettings: (_, __, context) => rules.settingsOf(context),
  },
  Mutation: {
    shopStoreUpdate: (_, { input, expectedVersion }, context) =>
      rules.setStore(context, input, expectedVersion),
    shopPaymentsUpdate: (_, { input, expectedVersion }, context) =>
      rules.setPayments(context, input, expectedVersion),
    shopCheckoutUpdate: (_, { input, expectedVersion }, context) =>
      rules.setCheckout(context, input, expectedVersion),
    shopShippingUpdate: (_, { input, expectedVersion }, context) =>
      rules.setShipping(context, input, expectedVersion),
    shopLocationsUpdate: (_, { input, expectedVersion }, context) =>
      rules.setLocations(context, input, expectedVersion),
    shopNotificationsUpdate: (_, { notifications, expectedVersion }, context) =>
      rules.setNotifications(context, notifications, expectedVersion),
  },
  Subscription: {
    shopSettingsChanged: { subscribe: (_, __, context) => rules.changes(context) },
  },
};
