import type { Resolvers } from "#gateway/generated/resolvers.ts";
import * as deliveries from "./deliveries.ts";
import { WebhookDeliveryStatus, WebhookFailure, WebhookOffReason } from "./repository.ts";
import * as rules from "./rules.ts";

export const resolvers: Resolvers = {
  WebhookOffReason,
  WebhookDeliveryStatus,
  WebhookFailure,
  Webhook: {
    formerUntil: (row, _, context) => rules.formerUntil(context, row),
    lastDelivery: (row, _, context) => deliveries.last(context, row),
  },
  Query: {
    webhooks: (_, __, context) => rules.own(context),
    webhookDeliveries: (_, args, context) => deliveries.page(context, args),
  },
  Mutation: {
    webhookCreate: (_, { input }, context) => rules.create(context, input),
    webhookUpdate: (_, { id, input }, context) => rules.update(context, id, input),
    webhookSecretRotate: (_, { id }, context) => rules.rotate(context, id),
    webhookDelete: (_, { id }, context) => rules.remove(context, id),
    webhookPing: (_, { id }, context) => deliveries.ping(context, id),
    webhookRedeliver: (_, { id }, context) => deliveries.redeliver(context, id),
  },
  Subscription: {
    webhookChanged: { subscribe: (_, __, context) => rules.changes(context) },
  },
};
