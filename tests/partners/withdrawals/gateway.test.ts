import { describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { yuan } from "#tests/orders/orders/orderGateway.ts";
import {
  expectSums,
  INVITER,
  partnerGateway,
  type Name,
} from "#tests/partners/commissions/partnerGateway.ts";
import { storeKinds } from "#tests/support/stores.ts";

interface Withdrawal {
  id: string;
  status: string;
  actions: { name: string; isOthers: boolean }[];
}
const FIELDS = "{ id status amount method tail account approver reason actions { name isOthers } }";
const CREATE = `mutation ($input: WithdrawalInput!, $password: String!) {
  one: withdrawalCreate(input: $input, password: $password) ${FIELDS} }`;

describe.each(storeKinds)("a withdrawal on %s", (kind) => {
  const shop = partnerGateway(kind);
  const { as, ask, bought, refunded, list, pass, held, owed } = shop;
  let keys = 0;

  /** Gives the inviter commissions of 120 CNY. */
  const earned = async () => {
    const order = await bought(1_500);
    await pass(7 * DAY);
    return order;
  };
  const submit = async (amount: number, more: object = {}, password = "support") =>
    await ask(as.support, CREATE, {
      password,
      input: {
        amount: yuan(amount),
        method: "BANK",
        account: "6222 0202 0000 2190",
        key: `wanted ${(keys += 1)}`,
        ...more,
      },
    });
  const submitted = async (amount = 100): Promise<string> => {
    const { data, code } = await submit(amount);
    expect(code).toBeUndefined();
    return (data as unknown as { one: Withdrawal }).one.id;
  };
  const act = async (by: Name, action: string, id: string, reason?: string) => {
    const [type, arg] = reason === undefined ? ["", ""] : [", $reason: String!", ", reason: $reason"];
    const query = `mutation ($id: ID!, $key: String!${type}) { one: withdrawal${action}(id: $id${arg}, idempotencyKey: $key) ${FIELDS} }`;
    return await ask(as[by], query, { id, ...(reason !== undefined && { reason }) });
  };

  it("freezes its amount at once, is approved by one of finance and paid by another", async () => {
    await earned();
    const id = await submitted(100);
    expect(await held(INVITER)).toMatchObject({ commission: 20, frozen: 100 });
    expect((await act("finance", "Pay", id)).error).toMatchObject({ reason: "STATE" });
    expect((await act("finance", "Approve", id)).data).toMatchObject({
      one: { status: "APPROVED", account: "6222 0202 0000 2190", approver: "周以宁" },
    });
    expect((await act("finance", "Pay", id)).error).toMatchObject({
      code: "STEP_REFUSED",
      reason: "SELF_APPROVAL",
    });
    expect((await act("finance2", "Pay", id)).data).toMatchObject({ one: { status: "PAID", account: null } });
    expect(await held(INVITER)).toMatchObject({ commission: 20, frozen: 0 });
    expect(await list(as.support)).toMatchObject([{ status: "CONFIRMED" }]);
    await shop.convert(as.support, 20);
    expect(await list(as.support)).toMatchObject([{ status: "SETTLED", settledBy: "CONVERTED" }]);
    await expectSums(shop.gateway(), INVITER);
  });

  it("settles the commissions that it pays", async () => {
    await earned();
    const id = await submitted(120);
    expect(await list(as.support)).toMatchObject([{ status: "CONFIRMED" }]);
    await act("finance", "Approve", id);
    await act("finance2", "Pay", id);
    expect(await list(as.support)).toMatchObject([{ status: "SETTLED", settledBy: "WITHDRAWN" }]);
  });

  it("is called off by its owner before it is approved, and by nobody else", async () => {
    await earned();
    const id = await submitted();
    expect((await act("client", "Cancel", id)).code).toBe("NOT_FOUND");
    expect((await act("support", "Cancel", id)).data).toMatchObject({ one: { status: "CANCELLED" } });
    expect(await held(INVITER)).toMatchObject({ commission: 120, frozen: 0 });
    const other = await submitted();
    await act("finance", "Approve", other);
    expect((await act("support", "Cancel", other)).error).toMatchObject({ reason: "STATE" });
    await expectSums(shop.gateway(), INVITER);
  });

  it("is refused with a reason, and its amount is back", async () => {
    await earned();
    const id = await submitted();
    expect((await act("finance", "Reject", id, "")).code).toBe("REQUIRED");
    expect((await act("finance", "Reject", id, "The name differs")).data).toMatchObject({
      one: { status: "REJECTED", reason: "The name differs" },
    });
    expect(await held(INVITER)).toMatchObject({ commission: 120, frozen: 0 });
  });

  it("gives back first what was owed meanwhile", async () => {
    const order = await earned();
    const id = await submitted(120);
    await refunded(order.id);
    const before = await owed(INVITER);
    expect(before).toBeGreaterThan(80);
    await act("support", "Cancel", id);
    expect(await owed(INVITER)).toBe(0);
    expect((await held(INVITER)).commission).toBeCloseTo(120 - before);
    await expectSums(shop.gateway(), INVITER);
  });

  it("is decided on by finance alone, and the staff sees the account", async () => {
    await earned();
    const id = await submitted();
    for (const action of ["Approve", "Pay"]) expect((await act("client", action, id)).code).toBe("FORBIDDEN");
    const query = `{ withdrawalReviews(status: [SUBMITTED]) { total items ${FIELDS} } }`;
    expect((await ask(as.finance, query)).data).toMatchObject({
      withdrawalReviews: { total: 1, items: [{ id, account: "6222 0202 0000 2190", tail: "2190" }] },
    });
    const own = await ask(as.support, `{ withdrawals { items ${FIELDS} } }`);
    expect(own.data).toMatchObject({
      withdrawals: { items: [{ account: null, actions: [{ name: "CANCEL", isOthers: false }] }] },
    });
    expect((await ask(as.support, query)).code).toBe("FORBIDDEN");
  });

  it("is asked for with the password, from 100.00 on, of what is there, once for a key", async () => {
    await earned();
    expect((await submit(100, {}, "wrong")).code).toBe("INVALID_CREDENTIALS");
    expect((await submit(99.99)).error).toMatchObject({ code: "WITHDRAW_BELOW_MINIMUM", least: yuan(100) });
    expect((await submit(121)).error).toMatchObject({ code: "INSUFFICIENT_BALANCE", short: yuan(1) });
    expect((await submit(100, { amount: "100000001" })).code).toBe("AMOUNT_NOT_WHOLE_FEN");
    expect((await submit(100, { account: "1" })).code).toBe("TOO_SHORT");
    const first = await submit(100, { key: "once" });
    expect((await submit(100, { key: "once" })).data).toEqual(first.data);
    expect((await submit(110, { key: "once" })).code).toBe("IDEMPOTENCY_MISMATCH");
    expect(await held(INVITER)).toMatchObject({ commission: 20, frozen: 100 });
  });

  it("takes what is there once, also where two are asked for at the same time", async () => {
    await earned();
    const answers = await Promise.all([submit(100), submit(100), shop.convert(as.support, 100)]);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual([
      "INSUFFICIENT_BALANCE",
      "INSUFFICIENT_BALANCE",
    ]);
    await expectSums(shop.gateway(), INVITER);
  });

  it("waits for an active agent", async () => {
    await earned();
    await shop.gateway().store.db.updateTable("partners_agents").set({ status: "suspended" }).execute();
    expect((await submit(100)).code).toBe("AGENT_INACTIVE");
  });
});
