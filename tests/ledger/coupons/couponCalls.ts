import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import type { OrderFacts, Within } from "#gateway/domains/ledger/coupons/rules.ts";
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Template {
  id: string;
  version: number;
  title: string;
  amount: string | null;
  minSpend: string;
  claimed: number;
  total: number | null;
  claimState: string;
  code: string | null;
  changes: { actor: string; fields: string[] }[];
}
export interface Coupon {
  id: string;
  state: string;
  orderId: string | null;
  expiresAt: string;
  template: Template;
}

const TEMPLATE =
  "{ id version title amount minSpend maxDiscount claimed total claimState code changes { actor fields } }";
const COUPON = `{ id state orderId expiresAt template ${TEMPLATE} }`;
let keys = 0;

export const yuan = (amount: number): bigint => BigInt(Math.round(amount * 100)) * 10_000n;

/** An order of one thing. */
export const orderOf = (
  amount: number,
  more: Partial<OrderFacts["items"][number]> & Partial<OrderFacts> = {},
): OrderFacts => {
  const { kind = "NEW", isFirstOrder = false, ...item } = more;
  return {
    kind,
    isFirstOrder,
    items: [{ productType: "LAS", planId: "small", period: "1M", amount: yuan(amount), ...item }],
  };
};

export function couponCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const key = () => `coupon ${(keys += 1)}`;
  return {
    ask,
    offered: async (token: string) =>
      (await ask<{ couponTemplates: Template[] }>(`{ couponTemplates ${TEMPLATE} }`, {}, token))
        .couponTemplates,
    coupons: async (token: string, args = "") =>
      (
        await ask<{ coupons: { total: number; items: Coupon[] } }>(
          `{ coupons${args} { total items ${COUPON} } }`,
          {},
          token,
        )
      ).coupons,
    claim: async (token: string, templateId: string) =>
      (
        await ask<{ coupon: Coupon }>(
          `mutation ($id: ID!, $key: String!) { coupon: couponClaim(templateId: $id, idempotencyKey: $key) ${COUPON} }`,
          { id: templateId, key: key() },
          token,
        )
      ).coupon,
    create: async (token: string, input: object) =>
      (
        await ask<{ template: Template }>(
          `mutation ($input: CouponTemplateInput!, $key: String!) { template: couponTemplateCreate(input: $input, idempotencyKey: $key) ${TEMPLATE} }`,
          {
            input: { title: "Test", kind: "AMOUNT", amount: "10000000", validDays: 10, ...input },
            key: key(),
          },
          token,
        )
      ).template,
    update: async (token: string, { id, version }: Pick<Template, "id" | "version">, input: object) =>
      (
        await ask<{ template: Template }>(
          `mutation ($id: ID!, $version: Int!, $input: CouponTemplateInput!, $key: String!) { template: couponTemplateUpdate(id: $id, expectedVersion: $version, input: $input, idempotencyKey: $key) ${TEMPLATE} }`,
          {
            id,
            version,
            input: { title: "Test", kind: "AMOUNT", amount: "10000000", validDays: 10, ...input },
            key: key(),
          },
          token,
        )
      ).template,
    revoke: async (token: string, id: string) =>
      (
        await ask<{ coupon: Coupon }>(
          `mutation ($id: ID!, $key: String!) { coupon: couponRevoke(id: $id, reason: "Fraud", idempotencyKey: $key) ${COUPON} }`,
          { id, key: key() },
          token,
        )
      ).coupon,
    within: (): Within => ({
      home: gateway().store,
      homeLive: openLocalLive(),
      businessClock: createBusinessClock(gateway().clock),
    }),
  };
}
