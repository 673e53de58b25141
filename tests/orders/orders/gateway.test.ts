import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { machine, small } from "./orderCalls.ts";
import { CLIENT, orderGateway, yuan } from "./orderGateway.ts";

describe.each(storeKinds)("an order on %s", (kind) => {
  const { as, gateway, create, pay, cancel, give, balances, order, pass, bought } = orderGateway(kind);

  it("is made at the present prices, with a number, and waits half an hour", async () => {
    const { one } = await create(as.client, { items: [machine, small] });
    expect(one).toMatchObject({ status: "PENDING_PAYMENT", payable: yuan(576.45) });
    expect(one.orderNo).toMatch(/^O20261121\d{6}$/);
    expect(one.expiresAt).toBe("2026-11-21T10:11:00.000Z");
    const second = await create(as.client, { items: [small] });
    expect(Number(second.one.orderNo.slice(-6))).toBe(Number(one.orderNo.slice(-6)) + 1);
    expect(one.actions.map(({ name }) => name)).toEqual(["PAY", "CANCEL"]);
  });

  it("keeps the prices it was made with", async () => {
    const { one } = await create(as.client, { items: [small] });
    const set = 'mutation { priceSet(id: "LAS_SMALL", value: "20000000", expectedVersion: 1) { id } }';
    await gateway().graphql(set, {}, as.admin);
    await give(CLIENT, { cash: 100 });
    expect((await pay(as.client, one)).one.paidCash).toBe(yuan(15));
    expect((await create(as.client, { items: [small] })).one.payable).toBe(yuan(20));
  });

  it("is made once for one key, and another call with it is refused", async () => {
    const more = { idempotencyKey: "once" };
    const first = await create(as.client, { items: [small] }, more);
    expect((await create(as.client, { items: [small] }, more)).one.id).toBe(first.one.id);
    expect((await create(as.client, { items: [machine] }, more)).error?.code).toBe("IDEMPOTENCY_MISMATCH");
  });

  it("takes gifts first, then cash, and is completed with what came of it", async () => {
    await give(CLIENT, { cash: 500, gift: 200 });
    const { one } = await create(as.client, { items: [machine, small] });
    const { one: paid } = await pay(as.client, one);
    expect(paid).toMatchObject({ status: "COMPLETED", paidGift: yuan(200), paidCash: yuan(376.45) });
    expect(paid.items.every(({ resourceIds }) => resourceIds.length === 1)).toBe(true);
    expect(paid.events.map(({ action }) => action)).toEqual(["CREATE", "PAY", "PROVISION", "COMPLETE"]);
    expect(await balances(CLIENT)).toEqual({ cash: 123.55, gift: 0 });
  });

  it("is not paid where the balance does not suffice: nothing is taken, and what is missing is said", async () => {
    await give(CLIENT, { cash: 10, gift: 2 });
    const { one } = await create(as.client, { items: [small] });
    expect((await pay(as.client, one)).error).toMatchObject({ code: "INSUFFICIENT_BALANCE", short: yuan(3) });
    expect(await balances(CLIENT)).toEqual({ cash: 10, gift: 2 });
    expect((await order(as.client, one.id))?.status).toBe("PENDING_PAYMENT");
  });

  it("is paid once, also when two pay it at the same time", async () => {
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small] });
    const answers = await Promise.all([pay(as.client, one), pay(as.client, one), pay(as.client, one)]);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toHaveLength(2);
    expect(await balances(CLIENT)).toEqual({ cash: 85, gift: 0 });
  });

  it("is not paid at another amount than the person was shown", async () => {
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small] });
    const { error } = await pay(as.client, { ...one, payable: yuan(14) });
    expect(error).toMatchObject({ code: "VERSION_CONFLICT", current: { payable: yuan(15) } });
  });

  it("that costs nothing is paid for and completed at once", async () => {
    const { one } = await create(as.client, {
      kind: "DOMAIN",
      items: [{ productId: "DOMAIN_FREE", period: "YEAR" }],
    });
    expect(one).toMatchObject({ status: "COMPLETED", payable: "0", paidCash: "0" });
    expect(one.refund?.reason).toBe("NOTHING_PAID");
  });

  it("expires when it is not paid for in time, and cannot be paid for then", async () => {
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small] });
    gateway().clock.move(30 * MINUTE);
    expect((await pay(as.client, one)).error?.code).toBe("ORDER_EXPIRED");
    await pass(0);
    expect(await order(as.client, one.id)).toMatchObject({ status: "EXPIRED", expiresAt: null, actions: [] });
    expect((await pay(as.client, one)).error).toMatchObject({ code: "STEP_REFUSED", reason: "STATE" });
  });

  it("is called off by its buyer or an administrator, with a reason", async () => {
    const { one } = await create(as.client, { items: [small] });
    const { one: off } = await cancel(as.client, one.id, "Wrong size");
    expect(off).toMatchObject({ status: "CANCELLED", actions: [] });
    expect(off.events.at(-1)).toEqual({
      action: "CANCEL",
      status: "CANCELLED",
      note: "Wrong size",
      actor: { username: "developer" },
    });
    const { one: other } = await create(as.client, { items: [small] });
    expect((await cancel(as.finance, other.id)).error?.code).toBe("FORBIDDEN");
    expect((await cancel(as.admin, other.id)).one.status).toBe("CANCELLED");
  });

  it("grows for the rest of its term, and is renewed after its end", async () => {
    const paid = await bought({ productId: "LCV_S1", period: "MONTH" });
    const resourceId = paid.items[0]?.resourceIds[0];
    await pass(15 * DAY);
    const grown = { productId: "LCV_S2", period: "MONTH", resourceId };
    const { one: upgrade } = await create(as.client, { kind: "UPGRADE", items: [grown] });
    expect(upgrade.payable).toBe(yuan(9));
    expect((await pay(as.client, upgrade)).one.items[0]?.resourceIds).toEqual([resourceId]);
    const { one: renewal } = await create(as.client, { kind: "RENEW", items: [grown] });
    expect(renewal.payable).toBe(yuan(36));
    const { one: less } = await create(as.client, {
      kind: "DOWNGRADE",
      items: [{ ...grown, productId: "LCV_S1" }],
    });
    expect(less).toMatchObject({ status: "COMPLETED", payable: "0" });
  });

  it("is for its buyer alone to see and pay, and finance sees it", async () => {
    const { one } = await create(as.client, { items: [small] });
    const other = await gateway().signIn("support");
    expect(await order(other, one.id)).toBeNull();
    expect((await pay(other, one)).error?.code).toBe("NOT_FOUND");
    expect((await order(as.finance, one.id))?.orderNo).toBe(one.orderNo);
    expect((await order(as.client, one.orderNo))?.id).toBe(one.id);
    expect((await pay(as.finance, one)).error?.code).toBe("FORBIDDEN");
  });

  it.each([
    ["nothing", { items: [] }, "items"],
    ["what is metered", { items: [{ productId: "LCV_S1", period: "HOUR" }] }, "items.0.period"],
    ["no such product", { items: [{ ...small, productId: "LAS_HUGE" }] }, "items.0.productId"],
    ["a thing for something new", { items: [{ ...small, resourceId: "app_1" }] }, "items.0.resourceId"],
    ["nobody's thing", { kind: "RENEW", items: [{ ...small, resourceId: "app_1" }] }, "items.0.resourceId"],
  ])("of %s is refused at its field", async (_, input, field) => {
    const { error } = await create(as.client, input);
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });
});
