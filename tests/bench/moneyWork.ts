import type { MoneyCalls, Tally } from "./moneyCalls.ts";
import { PASSWORD, type MoneyPerson } from "./moneyStore.ts";

/** What there is to be had. */
export interface MoneyOffers {
  codes: readonly string[];
  goods: readonly string[];
  couponTemplate: string;
  /** Where a channel's payments are made. */
  providers: Readonly<Record<"ALIPAY" | "WECHAT", string>>;
}

export const chance = (share: number): boolean => Math.random() < share;
export const between = (least: number, most: number): number =>
  least + Math.floor(Math.random() * (most - least + 1));
export const anyOf = <T>(all: readonly T[]): T | undefined => all[between(0, all.length - 1)];

/** So many fen as the gateway is sent them. */
const fen = (amount: number): string => `${amount}0000`;

const products = ["LAS_NANO", "LAS_SMALL", "LAS_MEDIUM", "LCV_S1", "LCV_S4", "POINTS_PACK"] as const;

const recharge = `mutation ($amount: Micros!, $channel: RechargeChannel!, $key: String!) {
  one: rechargeCreate(amount: $amount, channel: $channel, idempotencyKey: $key) { no amount channel } }`;
const order = `mutation ($input: OrderCreateInput!, $key: String!) {
  one: orderCreate(input: $input, idempotencyKey: $key) { id orderNo payable couponDiscount } }`;
const payment = `mutation ($id: ID!, $input: OrderPayInput!, $key: String!) {
  one: orderPay(id: $id, input: $input, idempotencyKey: $key) { orderNo status paidGift paidCash payment { no amount channel } } }`;
const cancellation = `mutation ($id: ID!, $key: String!) { one: orderCancel(id: $id, idempotencyKey: $key) { orderNo status } }`;
const refundRequest = `mutation ($id: ID!, $key: String!) {
  one: orderRefundRequest(id: $id, idempotencyKey: $key) { orderNo status } }`;
const transfer = `mutation ($payeeId: ID!, $amount: Micros!, $key: String!) {
  one: transferCreate(input: { payeeId: $payeeId, amount: $amount, key: $key }, password: "${PASSWORD}") { id amount } }`;
const transferCancel = `mutation ($id: ID!, $key: String!) { one: transferCancel(id: $id, idempotencyKey: $key) { id } }`;
const giftCode = `mutation ($code: String!, $key: String!) {
  one: giftCodeRedeem(code: $code, idempotencyKey: $key) { problem giftAmount } }`;
const good = `mutation ($id: ID!, $key: String!) { one: goodRedeem(id: $id, idempotencyKey: $key) { id state points } }`;
const coupon = `mutation ($id: ID!, $key: String!) { one: couponClaim(templateId: $id, idempotencyKey: $key) { id } }`;

const budget = "mutation ($input: BudgetInput) { one: budgetSet(input: $input) { stage } }";

/** Somebody who does one thing after the other, whatever comes to mind. */
export function moneyClient(
  { ask, keyed, again, insist, count }: MoneyCalls,
  person: MoneyPerson,
  others: readonly MoneyPerson[],
  offers: MoneyOffers,
  { done, noticed }: Pick<Tally, "done" | "noticed">,
) {
  const coupons: string[] = [];
  const codes = [...offers.codes];
  let wrongCodes = 0;

  /** Has the provider tell the gateway of a payment, now and then twice. */
  async function paid({ no, amount, channel }: { no: string; amount: string; channel: "ALIPAY" | "WECHAT" }) {
    const outcome = chance(0.85) ? "PAID" : "FAILED";
    const notice = { id: crypto.randomUUID(), no, amount, outcome };
    for (let isTold = false; !isTold || chance(0.2);) {
      const { status } = await insist(() => `${offers.providers[channel]}/pay`, notice);
      // The provider that could not reach the gateway tries again.
      if (status === 500) continue;
      if (status !== 200) count(`notice ${status}`);
      if (!isTold && status === 200 && outcome === "PAID") noticed.push(no);
      isTold = true;
    }
  }

  const deeds: readonly [weight: number, deed: () => Promise<unknown>][] = [
    [
      24,
      async () => {
        const channel = chance(0.5) ? "ALIPAY" : "WECHAT";
        const made = await keyed<Parameters<typeof paid>[0]>(person, "recharge", recharge, {
          amount: fen(between(100, 30_000)),
          channel,
        });
        if (made && chance(0.95)) await paid(made);
      },
    ],
    [
      30,
      async () => {
        const couponId = chance(0.5) ? (coupons.shift() ?? null) : null;
        const productId = anyOf(products);
        const period = productId === "POINTS_PACK" ? "ONCE" : anyOf(["MONTH", "THREE_MONTHS"]);
        const made = await keyed<{ id: string; payable: string }>(person, "order", order, {
          input: { items: [{ productId, period }], couponId },
        });
        if (!made || chance(0.08)) return;
        const { id, payable } = made;
        if (chance(0.1)) {
          const off = await keyed(person, "cancellation", cancellation, { id });
          if (off && couponId !== null) coupons.push(couponId);
          return;
        }
        if (payable === "0") return;
        const bought = await keyed<{ payment: Parameters<typeof paid>[0] | null }>(
          person,
          "payment",
          payment,
          {
            id,
            input: {
              couponId,
              useGift: chance(0.8),
              useCash: chance(0.9),
              channel: chance(0.3) ? "ALIPAY" : null,
              expectedPayable: payable,
            },
          },
        );
        if (bought?.payment && chance(0.95)) await paid(bought.payment);
        if (bought && chance(0.3)) await keyed(person, "refundRequest", refundRequest, { id });
      },
    ],
    [
      10,
      async () => {
        const payee = anyOf(others.filter((one) => one !== person));
        const made = await keyed<{ id: string }>(person, "transfer", transfer, {
          payeeId: payee?.userId,
          amount: fen(chance(0.1) ? between(50_100, 60_000) : between(100, 4_000)),
        });
        if (made && chance(0.1))
          await ask(transferCancel, { ...made, key: crypto.randomUUID() }, person.token);
      },
    ],
    [
      8,
      async () => {
        // Five wrong ones would lock all.
        const code = wrongCodes < 3 && chance(0.03) ? "AAAABBBBCCCCDDDD" : codes.pop();
        if (code === undefined) return;
        const outcome = await keyed<{ problem: string | null }>(person, "giftCode", giftCode, { code });
        if (outcome?.problem != null) {
          wrongCodes += 1;
          count(`gift code ${outcome.problem}`);
        }
      },
    ],
    [10, () => keyed(person, "good", good, { id: anyOf(offers.goods) })],
    [
      10,
      async () => {
        const claimed = await keyed<{ id: string }>(person, "coupon", coupon, { id: offers.couponTemplate });
        if (claimed) coupons.push(claimed.id);
      },
    ],
    [
      3,
      () =>
        ask(
          budget,
          { input: chance(0.5) ? { amount: fen(between(100, 3_000)), isHardStop: chance(0.5) } : null },
          person.token,
        ),
    ],
    [
      8,
      async () => {
        const own = done.filter(({ userId }) => userId === person.userId).slice(-20);
        const one = anyOf(own);
        if (one) await again(one);
      },
    ],
  ];
  const total = deeds.reduce((sum, [weight]) => sum + weight, 0);
  return async (): Promise<void> => {
    let at = Math.random() * total;
    for (const [weight, deed] of deeds) {
      at -= weight;
      if (at < 0) return void (await deed());
    }
  };
}
