import { afterEach, beforeEach, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { couponsFrom, fulfilledBy, type OwnCoupon } from "#gateway/domains/orders/orders/rules.ts";
import { sampleFulfilment } from "#gateway/domains/orders/orders/fulfilment.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { machine, orderCalls, small } from "./orderCalls.ts";

let gateway: TestGateway;
let client = "";
let restore = () => {};
/** What happened to each coupon. */
let seen: string[] = [];
const { create, pay, cancel, give, order } = orderCalls(() => gateway);

const coupon = (id: string, yuan: bigint, given: Partial<OwnCoupon> = {}): OwnCoupon => ({
  id,
  title: `${yuan} off`,
  kind: "AMOUNT",
  value: yuan * CNY,
  minSpend: 0n,
  maxDiscount: null,
  productTypes: [],
  productIds: [],
  kinds: [],
  periods: [],
  firstOrderOnly: false,
  startsAt: null,
  expiresAt: null,
  ...given,
});
const all = [
  coupon("cpn_10", 10n),
  coupon("cpn_40", 40n, { minSpend: 500n * CNY }),
  coupon("cpn_first", 5n, { firstOrderOnly: true }),
];

beforeEach(async () => {
  gateway = await createTestGateway();
  client = await gateway.signIn("client");
  await gateway.store.db.deleteFrom("orders_orders").execute();
  seen = [];
  const note = (what: string) => (_: unknown, __: string, couponId: string) => {
    seen.push(`${what} ${couponId}`);
    return Promise.resolve();
  };
  restore = couponsFrom({
    usableBy: () => Promise.resolve(all),
    lock: note("lock"),
    release: note("release"),
    use: note("use"),
  });
  await give("usr_client", { cash: 1_000 });
});
afterEach(async () => {
  restore();
  await gateway.close();
});

it("are shown with an order, the best first, and say why they cannot be used", async () => {
  const { one } = await create(client, { items: [machine, small] });
  expect(one.funds?.coupons.map(({ id, discount }) => [id, discount])).toEqual([
    ["cpn_40", "40000000"],
    ["cpn_10", "10000000"],
    ["cpn_first", "5000000"],
  ]);
  const { one: little } = await create(client, { items: [small] });
  expect(little.funds?.coupons.at(-1)).toEqual({ id: "cpn_40", discount: "0", reason: "MIN_SPEND" });
});

it("take off what they take off when the order is paid, and are used up then", async () => {
  const { one } = await create(client, { items: [machine, small] });
  const { one: paid } = await pay(client, { ...one, payable: "536450000" }, { couponId: "cpn_40" });
  expect(paid).toMatchObject({ status: "COMPLETED", couponDiscount: "40000000", paidCash: "536450000" });
  expect(seen).toEqual(["lock cpn_40", "use cpn_40"]);
  expect((await order(client, one.id))?.couponTitle).toBe("40 off");
});

it("are held by an order made with one, and given back when it is called off or expires", async () => {
  const first = await create(client, { items: [small], couponId: "cpn_10" });
  expect(first.one.payable).toBe("5000000");
  await cancel(client, first.one.id);
  await create(client, { items: [small], couponId: "cpn_10" });
  gateway.clock.move(31 * MINUTE);
  await gateway.leading.pass(20_000);
  expect(seen).toEqual(["lock cpn_10", "release cpn_10", "lock cpn_10", "release cpn_10"]);
});

it("give way to another one at the payment", async () => {
  const { one } = await create(client, { items: [small], couponId: "cpn_10" });
  const { one: paid } = await pay(client, { ...one, payable: "10000000" }, { couponId: "cpn_first" });
  expect(paid.couponDiscount).toBe("5000000");
  expect(seen).toEqual(["lock cpn_10", "release cpn_10", "lock cpn_first", "use cpn_first"]);
});

it("that cannot be used are refused with why, and nothing is taken", async () => {
  const { one } = await create(client, { items: [small] });
  expect((await pay(client, one, { couponId: "cpn_40" })).error).toMatchObject({
    code: "COUPON_UNUSABLE",
    reason: "MIN_SPEND",
  });
  expect((await create(client, { items: [small], couponId: "cpn_0" })).error).toMatchObject({
    code: "COUPON_UNUSABLE",
    reason: "UNKNOWN",
  });
  expect((await order(client, one.id))?.status).toBe("PENDING_PAYMENT");
});

it("come back where the order could not be brought about", async () => {
  const begin = () => Promise.resolve({ state: "FAILED", reason: "NO_ROOM" } as const);
  const undo = fulfilledBy("LAS", { ...sampleFulfilment, begin });
  const { one } = await create(client, { items: [small] });
  await pay(client, { ...one, payable: "5000000" }, { couponId: "cpn_10" });
  gateway.clock.move(61 * MINUTE);
  await gateway.leading.pass(20_000);
  undo();
  expect((await order(await gateway.signIn("client"), one.id))?.status).toBe("REFUNDED");
  expect(seen).toEqual(["lock cpn_10", "use cpn_10", "release cpn_10"]);
});
