import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { small } from "./orderCalls.ts";
import { CLIENT, orderGateway, yuan } from "./orderGateway.ts";

describe.each(storeKinds)("an order that is given back on %s", (kind) => {
  const { as, gateway, create, pay, give, balances, order, pass, bought, outcomes, ...calls } =
    orderGateway(kind);

  it("that fails waits an hour for another attempt, and is refunded whole then", async () => {
    outcomes({ state: "FAILED", reason: "NO_ROOM" });
    const failed = await bought();
    expect(failed).toMatchObject({ status: "FAILED", failure: "NO_ROOM" });
    await pass(60 * MINUTE);
    expect(await order(as.client, failed.id)).toMatchObject({ status: "REFUNDED", refundedTotal: yuan(15) });
    expect(await balances(CLIENT)).toEqual({ cash: 1_000, gift: 0 });
  });

  it("that failed is tried again by an administrator", async () => {
    outcomes({ state: "FAILED", reason: "NO_ROOM" });
    const failed = await bought();
    expect((await calls.retry(as.client, failed.id)).error?.code).toBe("FORBIDDEN");
    expect((await calls.retry(as.finance, failed.id)).error?.code).toBe("FORBIDDEN");
    expect((await calls.retry(as.admin, failed.id)).one).toMatchObject({
      status: "COMPLETED",
      failure: null,
    });
  });

  it("that fails three times is refunded at once", async () => {
    const failure = { state: "FAILED", reason: "NO_ROOM" } as const;
    outcomes(failure, failure, failure);
    const failed = await bought();
    expect((await calls.retry(as.admin, failed.id)).one.status).toBe("FAILED");
    expect((await calls.retry(as.admin, failed.id)).one).toMatchObject({
      status: "REFUNDED",
      refundedTotal: yuan(15),
    });
    expect(await balances(CLIENT)).toEqual({ cash: 1_000, gift: 0 });
  });

  it("is refunded whole and at once in the first days, where it is the first of its kind", async () => {
    await give(CLIENT, { gift: 5 });
    const paid = await bought();
    await pass(4 * DAY);
    expect((await order(as.client, paid.id))?.refund).toMatchObject({
      gift: yuan(5),
      cash: yuan(10),
      isAutomatic: true,
    });
    const { one } = await calls.requestRefund(as.client, paid.id);
    expect(one).toMatchObject({ status: "REFUNDED", refundedTotal: yuan(15) });
    expect(await balances(CLIENT)).toEqual({ cash: 1_000, gift: 5 });
  });

  it("gives back the whole days that are left where finance lets it", async () => {
    const paid = await bought(small);
    await pass(10 * DAY);
    const { one: asked } = await calls.requestRefund(as.client, paid.id, "No longer needed");
    expect(asked).toMatchObject({ status: "REFUND_REQUESTED", refund: { cash: yuan(10), daysLeft: 20 } });
    expect(await balances(CLIENT)).toEqual({ cash: 985, gift: 0 });
    await pass(5 * DAY);
    const { one } = await calls.approve(as.finance, paid.id);
    expect(one).toMatchObject({ status: "PARTIALLY_REFUNDED", refundedTotal: yuan(10) });
    expect(await balances(CLIENT)).toEqual({ cash: 995, gift: 0 });
    expect((await calls.approve(as.finance, paid.id)).error?.code).toBe("STEP_REFUSED");
  });

  it("that is the second of its kind is for finance to decide, also in the first days", async () => {
    await bought(small);
    const second = await bought(small, 0);
    expect((await calls.requestRefund(as.client, second.id)).one.status).toBe("REFUND_REQUESTED");
  });

  it("stays completed where finance refuses, with the reason, and is not asked for again", async () => {
    const paid = await bought();
    await pass(10 * DAY);
    await calls.requestRefund(as.client, paid.id);
    expect((await calls.refuse(as.finance, paid.id, "")).error?.code).toBe("BAD_USER_INPUT");
    const { one } = await calls.refuse(as.finance, paid.id, "Used up");
    expect(one.status).toBe("COMPLETED");
    expect(one.events.at(-1)).toMatchObject({ action: "REFUSE_REFUND", note: "Used up" });
    expect((await calls.requestRefund(as.client, paid.id)).error).toMatchObject({ reason: "REFUSED_BEFORE" });
  });

  it("is refunded by somebody else than its buyer", async () => {
    await give("usr_finance", { cash: 100 });
    const { one } = await create(as.finance, { items: [small] });
    await pay(as.finance, one);
    await pass(10 * DAY);
    await calls.requestRefund(as.finance, one.id);
    expect((await calls.approve(as.finance, one.id)).error).toMatchObject({ reason: "SELF_APPROVAL" });
    const other = await gateway().signIn("finance2");
    expect((await calls.approve(other, one.id)).one.status).toBe("PARTIALLY_REFUNDED");
  });
});
