import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { messagesOf, toldOf } from "#tests/accounts/notifications/told.ts";
import { asking } from "#tests/support/gateway.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { machine, small } from "./orderCalls.ts";
import { CLIENT, orderGateway, yuan } from "./orderGateway.ts";

const ALIPAY = { channel: "ALIPAY" };

describe.each(storeKinds)("an order that a channel pays for on %s", (kind) => {
  const { as, gateway, create, pay, notice, cancel, give, balances, order, pass } = orderGateway(kind);

  /** An order that waits for a channel. */
  async function begun(means: object = {}, items: object[] = [small]) {
    const { one } = await create(as.client, { items });
    const { one: waiting, error } = await pay(as.client, one, { ...ALIPAY, ...means });
    if (!waiting?.payment) throw new Error(`No payment was begun: ${JSON.stringify(error)}`);
    return { ...waiting, payment: waiting.payment };
  }

  it("waits with a code for what the balance lacks, and nothing is taken yet", async () => {
    await give(CLIENT, { cash: 10, gift: 2 });
    const { status, payment, expiresAt } = await begun();
    expect([status, payment.status, payment.amount]).toEqual(["PENDING_PAYMENT", "PENDING", yuan(3)]);
    expect(payment.expiresAt <= (expiresAt ?? "")).toBe(true);
    expect(await balances(CLIENT)).toEqual({ cash: 10, gift: 2 });
  });

  it("is paid when the channel says that the money came: it comes in as cash, and goes out at once", async () => {
    await give(CLIENT, { cash: 1_000, gift: 200 });
    const { id, orderNo, payment } = await begun({ useCash: false }, [machine, small]);
    expect((await notice(as.client, payment.id)).data?.["rechargeSimulate"]).toEqual({
      status: "PAID",
      bonus: "0",
    });
    expect(await order(as.client, id)).toMatchObject({
      status: "COMPLETED",
      paidGift: yuan(200),
      paidCash: yuan(376.45),
      paidChannel: "ALIPAY",
      payment: null,
    });
    expect(await balances(CLIENT)).toEqual({ cash: 1_000, gift: 0 });
    const query = `{ ledgerTransactions(first: 2) { items { type refType refId sum } } order(id: "${id}") { transactionIds } }`;
    const told = await asking(gateway)<{
      ledgerTransactions: { items: object[] };
      order: { transactionIds: string[] };
    }>(query, {}, as.finance);
    expect(told.ledgerTransactions.items).toMatchObject([
      { type: "ORDER_PAYMENT", refType: "order", refId: orderNo, sum: "0" },
      { type: "RECHARGE", refType: "recharge", refId: payment.id, sum: "0" },
    ]);
    expect(told.order.transactionIds).toHaveLength(2);
  });

  it("tells once that it is paid, and of no recharge", async () => {
    const { payment } = await begun();
    await notice(as.client, payment.id);
    expect(await messagesOf(gateway(), CLIENT, "order")).toEqual(["orderPaid", "orderCompleted"]);
    expect(await messagesOf(gateway(), CLIENT, "billing")).toEqual([]);
  });

  it("goes on waiting where the channel says that nothing came, and another code can be had", async () => {
    const first = await begun();
    await notice(as.client, first.payment.id, "FAILED");
    expect(await order(as.client, first.id)).toMatchObject({
      status: "PENDING_PAYMENT",
      payment: { status: "FAILED" },
    });
    const { one } = await pay(as.client, first, { channel: "WECHAT" });
    expect(one.payment).toMatchObject({ channel: "WECHAT", status: "PENDING" });
  });

  it("has one code that counts: another one closes it, and both paid leave the second in the balance", async () => {
    const first = await begun();
    const { one: second } = await pay(as.client, first, ALIPAY);
    const ids = [second.payment?.id ?? "", first.payment.id];
    expect(ids[0]).not.toBe(ids[1]);
    for (const id of ids) await notice(as.client, id);
    expect((await order(as.client, first.id))?.status).toBe("COMPLETED");
    expect(await balances(CLIENT)).toEqual({ cash: 15, gift: 0 });
    expect((await toldOf(gateway(), CLIENT, "order")).at(-1)).toMatchObject({
      message: "orderMoneyKept",
      params: { amountMicros: yuan(15) },
    });
  });

  it.each([
    ["was called off meanwhile", async (id: string) => void (await cancel(as.client, id))],
    ["has expired meanwhile", async () => await pass(31 * MINUTE)],
  ])("that %s leaves the money in the balance, and says so", async (_, meanwhile) => {
    const { id, payment } = await begun();
    await meanwhile(id);
    await notice(as.client, payment.id);
    expect(await balances(CLIENT)).toEqual({ cash: 15, gift: 0 });
    expect(await messagesOf(gateway(), CLIENT, "order")).toContain("orderMoneyKept");
  });

  it("leaves the money in the balance where the gift that it counted on is gone", async () => {
    await give(CLIENT, { gift: 2 });
    const { id, payment } = await begun();
    const other = await create(as.client, { items: [small] });
    await give(CLIENT, { cash: 13 });
    await pay(as.client, other.one);
    await notice(as.client, payment.id);
    expect((await order(as.client, id))?.status).toBe("PENDING_PAYMENT");
    expect(await balances(CLIENT)).toEqual({ cash: 13, gift: 0 });
  });

  it("is paid from the balance at once where that suffices, whatever channel is named", async () => {
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small] });
    const { one: paid } = await pay(as.client, one, ALIPAY);
    expect(paid).toMatchObject({ status: "COMPLETED", paidChannel: null, payment: null });
  });

  it("is begun to be paid for only while it waits, and by its buyer", async () => {
    const { one } = await create(as.client, { items: [small] });
    expect((await pay(as.finance, one, ALIPAY)).error?.code).toBe("FORBIDDEN");
    await pass(DAY);
    expect((await pay(as.client, one, ALIPAY)).error?.code).toBe("STEP_REFUSED");
  });

  it("is paid once where the notice comes several times at once", async () => {
    const { id, payment } = await begun();
    await Promise.all([1, 2, 3].map(() => notice(as.client, payment.id)));
    expect((await order(as.client, id))?.status).toBe("COMPLETED");
    expect(await balances(CLIENT)).toEqual({ cash: 0, gift: 0 });
  });
});
