import type { Resolvers } from "#gateway/generated/resolvers.ts";
import { sentMicros, sentMicrosOrNull } from "#gateway/platform/micros.ts";
import * as claims from "./claims.ts";
import { CouponKind, CouponState } from "./repository.ts";
import { templateOf } from "./shown.ts";
import * as templates from "./templates.ts";

export const resolvers: Resolvers = {
  CouponKind,
  CouponState,
  CouponTemplate: {
    amount: ({ amount }) => sentMicrosOrNull(amount),
    minSpend: ({ minSpend }) => sentMicros(minSpend),
    maxDiscount: ({ maxDiscount }) => sentMicrosOrNull(maxDiscount),
    code: ({ code }, _, context) => (templates.mayManage(context) ? code : null),
    claimState: (row, _, context) => claims.claimStateOf(context, row),
    changes: (row, _, context) => templates.changesOf(context, row),
  },
  CouponTemplateChange: { actor: ({ actorId }, _, context) => templates.actorOf(context, actorId) },
  Coupon: { template: ({ templateId }, _, context) => templateOf(context, templateId) },
  Query: {
    couponTemplates: (_, __, context) => claims.offered(context),
    managedCouponTemplates: (_, args, context) => templates.page(context, args),
    coupons: (_, args, context) => claims.own(context, args),
  },
  Mutation: {
    couponClaim: (_, { templateId }, context) => claims.claim(context, templateId),
    couponTemplateCreate: (_, { input }, context) => templates.create(context, input),
    couponTemplateUpdate: (_, args, context) => templates.update(context, args),
    couponRevoke: (_, args, context) => templates.revoke(context, args),
  },
  Subscription: { couponChanged: { subscribe: (_, __, context) => claims.changes(context) } },
};
