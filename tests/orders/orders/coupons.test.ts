import { describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { asking } from "#tests/support/gateway.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { machine, small } from "./orderCalls.ts";
import { CLIENT, orderGateway, yuan } from "./orderGateway.ts";

describe.each(storeKinds)("a coupon on %s", (kind) => {
  const { as, gateway, create, pay, cancel, give, order, pass, outcomes } = orderGateway(kind);

  /** A coupon of the client's, by its title and terms. */
  const coupon = async (title: string, terms: object): Promise<string> => {
    const input = { title, kind: "AMOUNT", validDays: 30, ...terms };
    const ask = asking(gateway);
    const made = await ask<{ one: { id: string } }>(
      `mutation ($input: CouponTemplateInput!) { one: couponTemplateCreate(input: $input, idempotencyKey: "${title}") { id } }`,
      { input },
      as.admin,
    );
    const claimed = await ask<{ one: { id: string } }>(
      `mutation ($id: ID!) { one: couponClaim(templateId: $id, idempotencyKey: "${title}") { id } }`,
      { id: made.one.id },
      as.client,
    );
    return claimed.one.id;
  };
  const stateOf = async (id: string) =>
    (
      await gateway()
        .store.db.selectFrom("ledger_coupons")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst()
    )?.state;
  const ten = () => coupon("Ten", { amount: yuan(10) });
  const forty = () => coupon("Forty", { amount: yuan(40), minSpend: yuan(500) });

  it("is shown with an order, the best first, and says why it does not serve", async () => {
    const [first, second] = [await forty(), await ten()];
    const { one } = await create(as.client, { items: [machine, small] });
    const served = one.funds?.coupons.filter(({ id }) => [first, second].includes(id));
    expect(served).toEqual([
      { id: first, discount: yuan(40), reason: null },
      { id: second, discount: yuan(10), reason: null },
    ]);
    const { one: little } = await create(as.client, { items: [small] });
    expect(little.funds?.coupons.find(({ id }) => id === first)).toMatchObject({ reason: "MIN_SPEND" });
  });

  it("takes off what it takes off when the order is paid, and is used up", async () => {
    const id = await forty();
    await give(CLIENT, { cash: 1_000 });
    const { one } = await create(as.client, { items: [machine, small] });
    const { one: paid } = await pay(as.client, { ...one, payable: yuan(536.45) }, { couponId: id });
    expect(paid).toMatchObject({
      status: "COMPLETED",
      couponDiscount: yuan(40),
      couponTitle: "Forty",
      paidGift: yuan(536.45 - Number(paid.paidCash) / 1_000_000),
    });
    expect(await stateOf(id)).toBe("used");
  });

  it("is held by an order made with it, and let go when that is called off or expires", async () => {
    const couponId = await ten();
    const first = await create(as.client, { items: [small], couponId });
    expect(first.one.payable).toBe(yuan(5));
    expect(await stateOf(couponId)).toBe("locked");
    expect((await create(as.client, { items: [small], couponId })).error).toMatchObject({
      code: "COUPON_UNUSABLE",
      reason: "LOCKED",
    });
    await cancel(as.client, first.one.id);
    expect(await stateOf(couponId)).toBe("available");
    await create(as.client, { items: [small], couponId });
    await pass(31 * MINUTE);
    expect(await stateOf(couponId)).toBe("available");
  });

  it("gives way to another one at the payment", async () => {
    const [held, other] = [await ten(), await coupon("Five", { amount: yuan(5) })];
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small], couponId: held });
    const { one: paid } = await pay(as.client, { ...one, payable: yuan(10) }, { couponId: other });
    expect(paid.couponDiscount).toBe(yuan(5));
    expect([await stateOf(held), await stateOf(other)]).toEqual(["available", "used"]);
  });

  it("that does not serve is refused with why, and nothing is taken", async () => {
    const couponId = await forty();
    const { one } = await create(as.client, { items: [small] });
    expect((await pay(as.client, one, { couponId })).error).toMatchObject({
      code: "COUPON_UNUSABLE",
      reason: "MIN_SPEND",
    });
    expect((await create(as.client, { items: [small], couponId: "cpn_0" })).error).toMatchObject({
      code: "COUPON_UNUSABLE",
      reason: "UNKNOWN",
    });
    expect((await order(as.client, one.id))?.status).toBe("PENDING_PAYMENT");
  });

  it("comes back where the order could not be brought about", async () => {
    const couponId = await ten();
    outcomes({ state: "FAILED", reason: "NO_ROOM" });
    await give(CLIENT, { cash: 100 });
    const { one } = await create(as.client, { items: [small], couponId });
    await pay(as.client, one, { couponId });
    expect(await stateOf(couponId)).toBe("locked");
    await pass(61 * MINUTE);
    expect((await order(as.client, one.id))?.status).toBe("REFUNDED");
    expect(await stateOf(couponId)).toBe("available");
  });

  it("makes an order free, which is paid for at once", async () => {
    const couponId = await coupon("All", { amount: yuan(15) });
    const { one } = await create(as.client, { items: [small], couponId });
    expect(one).toMatchObject({ status: "COMPLETED", payable: "0" });
    expect(await stateOf(couponId)).toBe("used");
  });
});
