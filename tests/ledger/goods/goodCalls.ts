import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import { earn } from "#gateway/domains/ledger/points/rules.ts";
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Good {
  giftAmount: string | null;
  id: string;
  version: number;
  left: number | null;
  leftToViewer: number | null;
  refusal: string | null;
}
export interface Redemption {
  id: string;
  state: string;
  failure: string | null;
  points: number;
}
const GOOD = "{ id version giftAmount left leftToViewer refusal }";
let keys = 0;

export function goodCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  return {
    ask,
    rich: async (userId: string, points: number) =>
      await earn(
        {
          home: gateway().store,
          homeLive: openLocalLive(),
          businessClock: createBusinessClock(gateway().clock),
        },
        { userId, points, reason: "spend", ref: `goods ${(keys += 1)}` },
      ),
    create: async (token: string, input: object) =>
      (
        await ask<{ good: Good }>(
          `mutation ($input: GoodInput!, $key: String!) { good: goodCreate(input: $input, idempotencyKey: $key) ${GOOD} }`,
          {
            input: { type: "PLAN_DAYS", title: "Week", quantity: 7, costPoints: 100, ...input },
            key: `good ${(keys += 1)}`,
          },
          token,
        )
      ).good,
    redeem: async (token: string, id: string) =>
      (
        await ask<{ redemption: Redemption }>(
          "mutation ($id: ID!, $key: String!) { redemption: goodRedeem(id: $id, idempotencyKey: $key) { id state failure points } }",
          { id, key: `redeem ${(keys += 1)}` },
          token,
        )
      ).redemption,
    shown: async (token: string, id: string) =>
      (await ask<{ goods: Good[] }>(`{ goods ${GOOD} }`, {}, token)).goods.find((one) => one.id === id),
  };
}
