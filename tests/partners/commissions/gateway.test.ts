import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { yuan } from "#tests/orders/orders/orderGateway.ts";
import { ABOVE, expectSums, INVITER, partnerGateway } from "./partnerGateway.ts";

const DAYS = 7 * DAY;

describe.each(storeKinds)("commissions on %s", (kind) => {
  const shop = partnerGateway(kind);
  const { as, bought, refunded, list, pass, held, owed, convert, clawBack, agent } = shop;

  it("are noted for both tiers when an order is completed, of the cash that was paid", async () => {
    const { orderNo } = await bought(150);
    const [first] = await list(as.support);
    expect(first).toMatchObject({
      tier: 1,
      base: yuan(150),
      rateBps: 800,
      amount: yuan(12),
      status: "PENDING",
    });
    expect(first?.orderNo).toBe(`${orderNo.slice(0, -4)}**${orderNo.slice(-2)}`);
    expect(first?.customer).toBe("de***@demo");
    expect(await list(as.admin)).toMatchObject([{ tier: 2, rateBps: 200, amount: yuan(3) }]);
    expect(await held(INVITER)).toMatchObject({ commission: 0 });
  });

  it("are shown to who ordered too, with the whole number and the earner masked", async () => {
    const { orderNo } = await bought(150);
    expect(await list(as.developer, "GIVEN")).toMatchObject(
      [
        { orderNo, beneficiary: "M**" },
        { orderNo, beneficiary: "T**" },
      ].toSorted((a, b) => a.beneficiary.localeCompare(b.beneficiary)),
    );
  });

  it("are fetched as a file, of a state where that is asked, and the viewer's alone", async () => {
    await bought(150);
    const fetched = async (token: string, query = "") => {
      const headers = { authorization: `Bearer ${token}` };
      return await shop
        .gateway()
        .inject({ method: "GET", url: `/api/partners/commissions/export${query}`, headers });
    };
    const lines = (await fetched(as.support)).body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("de***@demo,1,NEW,150.00,8.00,12.00,0.00,PENDING");
    expect((await fetched(as.support, "?status=SETTLED")).body.trim().split(/\r?\n/)).toHaveLength(1);
    const both = await fetched(as.support, "?status=SETTLED&status=PENDING&q=O2");
    expect(both.body.trim().split(/\r?\n/)).toHaveLength(2);
    expect((await fetched(as.support, "?q=nothing")).body.trim().split(/\r?\n/)).toHaveLength(1);
    expect((await fetched(as.client)).body).not.toContain("150.00");
    expect((await fetched(as.client, "?status=NONE")).statusCode).toBe(400);
  });

  it("are confirmed after seven days, and settled once they are converted, the oldest first", async () => {
    await bought(150);
    await pass(DAYS - MINUTE);
    expect(await list(as.support)).toMatchObject([{ status: "PENDING" }]);
    await pass(MINUTE);
    expect(await list(as.support)).toMatchObject([{ status: "CONFIRMED" }]);
    expect(await held(INVITER)).toMatchObject({ commission: 12 });
    const before = (await held(INVITER)).cash;
    expect((await convert(as.support, 5)).code).toBeUndefined();
    expect(await list(as.support)).toMatchObject([{ status: "CONFIRMED" }]);
    await convert(as.support, 7);
    expect(await list(as.support)).toMatchObject([{ status: "SETTLED", settledBy: "CONVERTED" }]);
    expect(await held(INVITER)).toMatchObject({ cash: before + 12, commission: 0 });
    await expectSums(shop.gateway(), INVITER);
  });

  it("come to nothing where the order is refunded before", async () => {
    const { id } = await bought(150);
    await refunded(id);
    expect(await list(as.support)).toMatchObject([{ status: "VOID", cause: "REFUND", cut: yuan(12) }]);
    await pass(DAYS);
    expect(await held(INVITER)).toMatchObject({ commission: 0 });
  });

  it("are cut by the share of the cash that went back, before and after they are confirmed", async () => {
    await bought(15);
    const { id } = await bought(150);
    await pass(DAYS);
    await refunded(id);
    const [row] = await list(as.support);
    expect(row).toMatchObject({ status: "CONFIRMED", cause: "PART_REFUND", amount: yuan(12) });
    const left = (Number(row?.amount) - Number(row?.cut)) / 1_000_000;
    expect(left).toBeGreaterThan(2);
    expect(left).toBeLessThan(4);
    expect((await held(INVITER)).commission).toBeCloseTo(left + 1.2);
    await expectSums(shop.gateway(), INVITER);
  });

  it("are taken back from what is there, and of the next ones where that does not suffice, and never of the cash", async () => {
    await bought(150);
    await pass(DAYS);
    await convert(as.support, 10);
    const cash = (await held(INVITER)).cash;
    const [row] = await list(as.support);
    expect((await clawBack(as.finance, row?.id ?? "")).data).toMatchObject({
      commissionClawBack: { status: "CLAWED_BACK", cause: "FRAUD", cut: yuan(12) },
    });
    expect(await held(INVITER)).toMatchObject({ cash, commission: 0 });
    expect(await owed(INVITER)).toBe(10);
    await bought(90);
    await bought(90);
    await pass(DAYS);
    const after = await list(as.support);
    expect(after.map(({ netted }) => netted).toSorted()).toEqual([yuan(0), yuan(2.8), yuan(7.2)]);
    expect(await owed(INVITER)).toBe(0);
    expect(await held(INVITER)).toMatchObject({ cash, commission: 4.4 });
    await expectSums(shop.gateway(), INVITER);
  });

  it("are taken back for fraud by finance alone, with a reason, and by nobody for themselves", async () => {
    await bought(150);
    const [row] = await list(as.support);
    const id = row?.id ?? "";
    expect((await clawBack(as.support, id)).code).toBe("FORBIDDEN");
    expect((await clawBack(as.finance, id, "")).code).toBe("REQUIRED");
    const [own] = await list(as.admin);
    expect((await clawBack(as.admin, own?.id ?? "")).error).toMatchObject({ reason: "SELF_APPROVAL" });
    expect((await clawBack(as.finance, id)).data).toMatchObject({ commissionClawBack: { status: "VOID" } });
    expect((await clawBack(as.finance, id)).error).toMatchObject({ code: "STEP_REFUSED", reason: "STATE" });
  });

  it("are earned by active agents who have paid for something, within a year, by some kinds of orders", async () => {
    const { db } = shop.gateway().store;
    await db
      .updateTable("partners_agents")
      .set({ status: "suspended" })
      .where("userId", "=", INVITER)
      .execute();
    await bought(15);
    expect(await list(as.support)).toEqual([]);
    await agent(INVITER, 0);
    await db.updateTable("partners_buyers").set({ cashOrders: 0 }).where("userId", "=", INVITER).execute();
    await bought(15);
    expect(await list(as.support)).toEqual([]);
    await db.updateTable("partners_buyers").set({ cashOrders: 1 }).where("userId", "=", INVITER).execute();
    await bought(15);
    expect(await list(as.support)).toMatchObject([{ rateBps: 500, amount: yuan(0.75) }]);
    await pass(366 * DAY);
    await bought(15);
    expect(await list(as.support)).toHaveLength(1);
    expect((await list(as.admin)).every(({ rateBps }) => rateBps === 200)).toBe(true);
  });

  it("follow the level each month: up as far as the volume reaches, and down by one at most", async () => {
    const level = async () =>
      (await shop.ask(as.support, "{ agent { level nextReviewAt volume30d next { level missing } } }")).data;
    await shop
      .gateway()
      .store.db.updateTable("partners_agents")
      .set({ level: 0, nextReviewAt: "2026-11-30T16:00:00.000Z" })
      .where("userId", "=", INVITER)
      .execute();
    await bought(1_500);
    expect(await level()).toMatchObject({
      agent: { level: 0, volume30d: yuan(1_500), next: { level: 1, missing: "0" } },
    });
    await pass(12 * DAY);
    expect(await level()).toMatchObject({ agent: { level: 1, nextReviewAt: "2026-12-31T16:00:00.000Z" } });
    await shop
      .gateway()
      .store.db.updateTable("partners_agents")
      .set({ level: 3 })
      .where("userId", "=", INVITER)
      .execute();
    await pass(32 * DAY);
    expect(await level()).toMatchObject({ agent: { level: 2, volume30d: "0" } });
  });

  it("are converted by active agents, whole fen of what is there", async () => {
    await bought(150);
    await pass(DAYS);
    expect((await convert(as.support, 13)).error).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      short: yuan(1),
    });
    expect((await convert(as.support, 0)).code).toBe("AMOUNT_OUT_OF_RANGE");
    expect((await convert(as.client, 1)).code).toBe("AGENT_INACTIVE");
    await expectSums(shop.gateway(), ABOVE);
  });
});
