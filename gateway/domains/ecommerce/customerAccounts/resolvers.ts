import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { flagOf } from "#gateway/domains/ecommerce/customers/rules.ts";
import { figuresOf } from "./figures.ts";
import { isOver } from "./inputs.ts";
import * as rules from "./rules.ts";
import { accountOf, accountById, changes } from "./account.ts";

export const resolvers: Resolvers = {
  Customer: {
    account: (customer, _, context) => accountOf(context, customer),
    figures: (customer, _, context) => figuresOf(context, customer),
  },
  CustomerAddress: {
    countryFlag: ({ countryCode }) => flagOf(countryCode),
  },
  CustomerPaymentMethod: {
    isExpired: (card, _, { clock }) => isOver(card, clock),
  },
  CustomerAccountChange: {
    account: ({ id }, _, context) => accountById(context, id),
  },
  Mutation: {
    customerAddressCreate: (_, { customerId, input }, context) =>
      rules.addAddress(context, customerId, input),
    customerAddressUpdate: (_, { customerId, id, input, expectedVersion }, context) =>
      rules.replaceAddress(context, customerId, id, input, expectedVersion),
    customerAddressMakeDefault: (_, { customerId, id }, context) =>
      rules.makeAddressDefault(context, customerId, id),
    customerAddressDelete: (_, { customerId, id }, context) => rules.removeAddress(context, customerId, id),
    customerPaymentMethodCreate: (_, { customerId, input }, context) =>
      rules.addCard(context, customerId, input),
    customerPaymentMethodMakeDefault: (_, { customerId, id }, context) =>
      rules.makeCardDefault(context, customerId, id),
    customerPaymentMethodDelete: (_, { customerId, id }, context) =>
      rules.removeCard(context, customerId, id),
    customerNotificationsUpdate: (_, { customerId, notifications, expectedVersion }, context) =>
      rules.setNotifications(context, customerId, notifications, expectedVersion),
    customerTwoStepUpdate: (_, { customerId, phone }, context) =>
      rules.setTwoStepPhone(context, customerId, phone),
    customerPasswordChange: (_, { customerId, password }, context) =>
      rules.setPassword(context, customerId, password),
    customerDeviceSignOut: (_, { customerId, id }, context) => rules.signOutDevice(context, customerId, id),
  },
  Subscription: {
    customerAccountChanged: { subscribe: (_, { customerId }, context) => changes(context, customerId) },
  },
};
