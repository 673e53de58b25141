import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { messagesOf, toldOf } from "#tests/accounts/notifications/told.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { machine, small } from "./orderCalls.ts";
import { CLIENT, orderGateway, yuan } from "./orderGateway.ts";

describe.each(storeKinds)("whoever ordered is told on %s", (kind) => {
  const { as, gateway, create, pay, give, pass, bought, outcomes, ...calls } = orderGateway(kind);
  const messages = () => messagesOf(gateway(), CLIENT, "order");

  it("that an order is paid and complete, each once, with the amount and the way to it", async () => {
    const { id, orderNo } = await bought();
    const link = `/order/details/${id}`;
    expect(await toldOf(gateway(), CLIENT, "order")).toEqual([
      { message: "orderPaid", tone: "ok", link, params: { orderNo, amountMicros: yuan(15) } },
      { message: "orderCompleted", tone: "ok", link, params: { orderNo } },
    ]);
  });

  it("once where the same payment comes twice", async () => {
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small] });
    const query = `mutation ($id: ID!, $p: Micros!) { orderPay(id: $id, input: { expectedPayable: $p }, idempotencyKey: "twice") { id } }`;
    const send = () => gateway().graphql(query, { id: one.id, p: one.payable }, as.client);
    await send();
    await send();
    expect(await messages()).toEqual(["orderPaid", "orderCompleted"]);
  });

  it("of nothing where the payment is refused", async () => {
    const { one } = await create(as.client, { items: [small] });
    await pay(as.client, one);
    expect(await messages()).toEqual([]);
  });

  it("that it failed and what came back", async () => {
    outcomes({ state: "FAILED", reason: "NO_ROOM" });
    await bought();
    await pass(60 * MINUTE);
    expect(await messages()).toEqual(["orderPaid", "orderFailed", "orderRefunded"]);
    expect((await toldOf(gateway(), CLIENT, "order")).at(-1)?.params).toMatchObject({
      amountMicros: yuan(15),
    });
  });

  it("ten minutes before an order expires, and when it has", async () => {
    await create(as.client, { items: [small] });
    await pass(19 * MINUTE);
    expect(await messages()).toEqual([]);
    await pass(MINUTE);
    expect(await messages()).toEqual(["orderExpiring"]);
    await pass(10 * MINUTE);
    expect(await messages()).toEqual(["orderExpiring", "orderExpired"]);
  });

  it("of no expiry where it is paid or called off before", async () => {
    await bought();
    const { one } = await create(as.client, { items: [small] });
    await calls.cancel(as.client, one.id);
    await pass(30 * MINUTE);
    expect(await messages()).toEqual(["orderPaid", "orderCompleted"]);
  });

  it("why a refund is refused", async () => {
    await bought(small);
    const paid = await bought(machine);
    await pass(6 * DAY);
    await calls.requestRefund(as.client, paid.id);
    await calls.refuse(as.finance, paid.id, "It was used");
    expect((await toldOf(gateway(), CLIENT, "order")).at(-1)).toMatchObject({
      message: "orderRefundRefused",
      tone: "warn",
      params: { reason: "It was used" },
    });
  });

  it("of none of the orders that the sample begins with", async () => {
    const { db } = gateway().store;
    const rows = await db
      .selectFrom("accounts_notifications")
      .select("id")
      .where("kind", "=", "order")
      .execute();
    expect(rows).toEqual([]);
  });
});
