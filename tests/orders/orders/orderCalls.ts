import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { balancesOf, post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { TestGateway } from "#tests/support/gateway.ts";

export interface Order {
  id: string;
  orderNo: string;
  status: string;
  payable: string;
  couponDiscount: string;
  couponTitle: string | null;
  paidGift: string;
  paidCash: string;
  paidChannel: string | null;
  payment: {
    id: string;
    no: string;
    amount: string;
    channel: string;
    status: string;
    expiresAt: string;
  } | null;
  expiresAt: string | null;
  failure: string | null;
  refundedTotal: string;
  items: { productId: string; resourceIds: string[] }[];
  actions: { name: string; allowed: boolean; reasonCode: string | null }[];
  events: { action: string; status: string; note: string | null; actor: { username: string } | null }[];
  refund: {
    gift: string;
    cash: string;
    daysLeft: number;
    isAutomatic: boolean;
    reason: string | null;
  } | null;
  funds: {
    gift: string;
    cash: string;
    coupons: { id: string; discount: string; reason: string | null }[];
  } | null;
}

const fields = `{ id orderNo status payable couponDiscount couponTitle paidGift paidCash paidChannel expiresAt failure refundedTotal
  payment { id no amount channel status expiresAt } items { productId resourceIds } actions { name allowed reasonCode } events { action status note actor { username } }
  refund { gift cash daysLeft isAutomatic reason } funds { gift cash coupons { id discount reason } } }`;

export const small = { productId: "LAS_SMALL", period: "MONTH" };
export const machine = {
  productId: "LCV_M8",
  period: "THREE_MONTHS",
  spec: { diskGib: 60, bandwidthMbps: 5, labels: ["Hong Kong 1", "Debian 13"] },
};

/** What the domains below are given in tests, over a gateway. */
export const withinOf = (gateway: TestGateway): Within => ({
  home: gateway.store,
  businessClock: createBusinessClock(gateway.clock),
  homeLive: gateway.live,
  afterwards: (work) => work(),
});

/** Ways to ask a gateway for orders; each call has a key of its own. */
export function orderCalls(gateway: () => TestGateway) {
  let keys = 0;
  const call = async (name: string, types: string, variables: object, token: string) => {
    const args = types.match(/\w+(?=:)/g)?.map((one) => `${one}: $${one}`);
    const declared = types.replaceAll(/(\w+):/g, "$$$1:");
    const { data, errors } = await gateway().graphql(
      `mutation (${declared}) { one: ${name}(${args?.join(", ")}) ${fields} }`,
      { idempotencyKey: `key-${(keys += 1)}`, ...variables },
      token,
    );
    return { one: data?.["one"] as Order, error: errors?.[0]?.extensions };
  };
  const key = "idempotencyKey: String!";
  return {
    create: (token: string, input: object, more: object = {}) =>
      call("orderCreate", `input: OrderCreateInput!, ${key}`, { input, ...more }, token),
    pay: (token: string, { id, payable }: Pick<Order, "id" | "payable">, means: object = {}) =>
      call(
        "orderPay",
        `id: ID!, input: OrderPayInput!, ${key}`,
        { id, input: { expectedPayable: payable, ...means } },
        token,
      ),
    /** Lets the channel say what became of what was begun to pay for an order. */
    notice: async (token: string, paymentId: string, outcome: "PAID" | "FAILED" = "PAID") =>
      await gateway().graphql(
        `mutation ($id: ID!, $outcome: RechargeOutcome!, $key: String!) { rechargeSimulate(id: $id, outcome: $outcome, idempotencyKey: $key) { status bonus } }`,
        { id: paymentId, outcome, key: `key-${(keys += 1)}` },
        token,
      ),
    cancel: (token: string, id: string, reason?: string) =>
      call("orderCancel", "id: ID!, reason: String", { id, reason }, token),
    retry: (token: string, id: string) => call("orderRetry", `id: ID!, ${key}`, { id }, token),
    requestRefund: (token: string, id: string, reason?: string) =>
      call("orderRefundRequest", `id: ID!, reason: String, ${key}`, { id, reason }, token),
    approve: (token: string, id: string) => call("orderRefundApprove", `id: ID!, ${key}`, { id }, token),
    refuse: (token: string, id: string, reason: string) =>
      call("orderRefundRefuse", `id: ID!, reason: String!, ${key}`, { id, reason }, token),
    order: async (token: string, id: string) =>
      (await gateway().graphql(`query ($id: ID!) { order(id: $id) ${fields} }`, { id }, token)).data?.[
        "order"
      ] as Order | null,
    /** Gives somebody money, in CNY. */
    give: async (userId: string, { cash = 0, gift = 0 }: { cash?: number; gift?: number }) => {
      const within = withinOf(gateway());
      const amounts = { CASH: BigInt(cash) * CNY, GIFT: BigInt(gift) * CNY };
      await inTransaction(within.home, async (db) =>
        post(
          { ...within, home: { ...within.home, db } },
          {
            type: "recharge",
            ref: null,
            actorId: null,
            entries: [
              { account: { userId, kind: "CASH" }, delta: amounts.CASH },
              { account: { userId, kind: "GIFT" }, delta: amounts.GIFT },
              { account: { platform: "CLEARING:ALIPAY" }, delta: -amounts.CASH },
              { account: { platform: "GIFT_COST" }, delta: -amounts.GIFT },
            ],
          },
        ),
      );
    },
    /** What somebody's accounts hold, in CNY. */
    balances: async (userId: string) => {
      const { CASH, GIFT } = await balancesOf(gateway().store.db, userId);
      return { cash: Number(CASH) / 1_000_000, gift: Number(GIFT) / 1_000_000 };
    },
  };
}
