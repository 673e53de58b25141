import { describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { small } from "#tests/orders/orders/orderCalls.ts";
import { yuan } from "#tests/orders/orders/orderGateway.ts";
import { BUYER, partnerGateway } from "#tests/partners/commissions/partnerGateway.ts";

describe("what an order costs less", () => {
  const shop = partnerGateway("sqlite");
  const { as, ask, create, cancel, pay, give, pass, agent } = shop;
  const invited = async () =>
    await shop
      .gateway()
      .store.db.updateTable("partners_invite_relations")
      .set({ discountOrderNo: null })
      .where("inviteeId", "=", BUYER)
      .execute();
  const ordered = async () => (await create(as.developer, { items: [small] })).one;
  const quoted = async () => {
    const query = `{ quote(input: { items: [{ productId: "LAS_SMALL", period: MONTH, quantity: 1 }] }) { amount levelDiscount } }`;
    return (await ask(as.developer, query)).data;
  };

  it("is 5 % for the first order of who was invited, in the quote and the order alike", async () => {
    await invited();
    expect(await quoted()).toEqual({ quote: { amount: yuan(14.25), levelDiscount: yuan(0.75) } });
    expect((await ordered()).payable).toBe(yuan(14.25));
  });

  it("is for one order, and for another one where that does not come about", async () => {
    await invited();
    const first = await ordered();
    expect((await ordered()).payable).toBe(yuan(15));
    await cancel(as.developer, first.id);
    const again = await ordered();
    expect(again.payable).toBe(yuan(14.25));
    await pass(31 * MINUTE);
    expect((await ordered()).payable).toBe(yuan(14.25));
  });

  it("is nothing once an order was paid for", async () => {
    await invited();
    await give(BUYER, { cash: 100 });
    const first = await ordered();
    await pay(as.developer, first);
    expect(await quoted()).toEqual({ quote: { amount: yuan(15), levelDiscount: "0" } });
    expect((await ordered()).payable).toBe(yuan(15));
  });

  it("follows an agent's level, and the better of the two counts", async () => {
    await agent(BUYER, 1);
    const { db } = shop.gateway().store;
    await db.updateTable("partners_agents").set({ levelSince: "2026-01-01T00:00:00.000Z" }).execute();
    expect(await quoted()).toEqual({ quote: { amount: yuan(14.7), levelDiscount: yuan(0.3) } });
    await invited();
    expect((await ordered()).payable).toBe(yuan(14.25));
    await db.updateTable("partners_agents").set({ level: 3 }).execute();
    expect((await ordered()).payable).toBe(yuan(14.25));
    await db.updateTable("partners_agents").set({ status: "suspended" }).execute();
    expect((await ordered()).payable).toBe(yuan(15));
  });
});
