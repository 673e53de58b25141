import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { machine } from "#gateway/domains/ledger/goods/machine.ts";
import { domainSlotsOf, planDaysOf, usePlanDays } from "#gateway/domains/ledger/goods/rules.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import { couponCalls } from "#tests/ledger/coupons/couponCalls.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { type Good, goodCalls, type Redemption } from "./goodCalls.ts";

it.each(["pending", "fulfilled", "failed"] as const)(
  "a redemption that is %s goes where the table says",
  (state) => {
    const steps = machine.offered({ state }).map(({ action }) => action);
    expect(steps).toEqual(state === "pending" ? ["fulfil", "fail"] : []);
  },
);

describe.each(storeKinds)("goods on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  let admin: string;
  const userId = "usr_developer";
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    for (const table of [
      "ledger_redemptions",
      "ledger_points",
      "ledger_points_lots",
      "ledger_points_entries",
    ] as const)
      await gateway.store.db.deleteFrom(table).where("userId", "=", userId).execute();
    [token, admin] = [await gateway.signIn("developer"), await gateway.signIn("admin")];
  });
  const { create: createTemplate, claim } = couponCalls(() => gateway);
  const calls = goodCalls(() => gateway);
  const { ask } = calls;
  const rich = async (points = 1_000) => await calls.rich(userId, points);
  const create = async (input: object) => await calls.create(admin, input);
  const redeem = async (id: string) => await calls.redeem(token, id);
  const shown = async (id: string) => await calls.shown(token, id);
  const balance = async () =>
    (await ask<{ points: { balance: number } }>("{ points { balance } }", {}, token)).points.balance;

  it("are taken for points, and days for plans are used once", async () => {
    await rich();
    const { id } = await create({});
    expect(await redeem(id)).toMatchObject({ state: "FULFILLED", points: 100 });
    expect(await balance()).toBe(900);
    const [days] = await planDaysOf(gateway.store.db, userId);
    expect(days?.days).toBe(7);
    expect(await usePlanDays(gateway.store.db, days?.id ?? "", "app_1")).toBe(true);
    expect(await usePlanDays(gateway.store.db, days?.id ?? "", "app_2")).toBe(false);
    expect(await planDaysOf(gateway.store.db, userId)).toEqual([]);
  });

  it("that are money come to the account as a gift, by the ledger", async () => {
    await rich();
    const before = await balancesOf(gateway.store.db, userId);
    const { id, giftAmount } = await create({ type: "GIFT", giftAmount: "10000000" });
    expect(giftAmount).toBe("10000000");
    await redeem(id);
    const after = await balancesOf(gateway.store.db, userId);
    expect(after.GIFT - before.GIFT).toBe(10_000_000n);
    expect(after.CASH).toBe(before.CASH);
  });

  it("that are coupons or places for domains are there at once", async () => {
    await rich();
    const template = await createTemplate(admin, { code: `STORE${kind.slice(0, 3).toUpperCase()}1` });
    const { id } = await create({ type: "COUPON", couponTemplateId: template.id });
    await redeem(id);
    const { coupons } = await ask<{ coupons: { items: { template: { id: string } }[] } }>(
      "{ coupons(itemsPerPage: 100) { items { template { id } } } }",
      {},
      token,
    );
    expect(coupons.items.map((one) => one.template.id)).toContain(template.id);
    const slot = await create({ type: "DOMAIN_SLOT", quantity: 2 });
    await redeem(slot.id);
    expect(await domainSlotsOf(gateway.store.db, userId)).toBe(2);
  });

  it("that cannot be had after all give the points and the place back", async () => {
    await rich();
    const template = await createTemplate(admin, { total: 1 });
    await claim(admin, template.id);
    const { id } = await create({ type: "COUPON", couponTemplateId: template.id, stock: 5 });
    expect(await redeem(id)).toMatchObject({ state: "FAILED", failure: "SOLD_OUT" });
    expect(await balance()).toBe(1_000);
    expect(await shown(id)).toMatchObject({ left: 5 });
  });

  it("are refused where there are too few points, and nothing is taken", async () => {
    await rich(40);
    const { id } = await create({ stock: 2 });
    expect((await shown(id))?.refusal).toBe("TOO_FEW_POINTS");
    await expect(redeem(id)).rejects.toThrow("100 points");
    expect(await shown(id)).toMatchObject({ left: 2 });
    expect(await balance()).toBe(40);
  });

  it("of which one is left are taken once where two ask at once", async () => {
    await rich();
    const { id } = await create({ stock: 1 });
    const outcomes = await Promise.allSettled([redeem(id), redeem(id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await balance()).toBe(900);
    expect((await shown(id))?.refusal).toBe("SOLD_OUT");
  });

  it("are taken as often as one person may, each month anew", async () => {
    await rich();
    const { id } = await create({ perUser: 1, period: "MONTH" });
    await redeem(id);
    expect(await shown(id)).toMatchObject({ leftToViewer: 0, refusal: "LIMIT" });
    await expect(redeem(id)).rejects.toThrow("LIMIT");
    gateway.clock.move(31 * DAY);
    token = await gateway.signIn("developer");
    expect(await redeem(id)).toMatchObject({ state: "FULFILLED" });
  });

  it("that are not offered are shown to administrators alone", async () => {
    const { id } = await create({ isOpen: false });
    expect(await shown(id)).toBeUndefined();
    await expect(redeem(id)).rejects.toThrow("OVER");
    const { goods } = await ask<{ goods: Good[] }>("{ goods { id } }", {}, admin);
    expect(goods.map((one) => one.id)).toContain(id);
  });

  it.each([
    [{ type: "COUPON" }, "couponTemplateId"],
    [{ type: "COUPON", couponTemplateId: "cpt_none" }, "couponTemplateId"],
    [{ type: "GIFT" }, "giftAmount"],
    [{ quantity: null }, "quantity"],
    [{ costPoints: 0 }, "costPoints"],
  ])("are not offered with %j", async (input, field) => {
    const { errors } = await gateway.graphql(
      'mutation ($input: GoodInput!) { goodCreate(input: $input, idempotencyKey: "wrong") { id } }',
      { input: { type: "PLAN_DAYS", title: "Week", quantity: 7, costPoints: 100, ...input } },
      admin,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });

  it("change by version", async () => {
    const made = await create({});
    const update = async (expectedVersion: number) =>
      await ask(
        'mutation ($id: ID!, $version: Int!, $key: String!) { goodUpdate(id: $id, expectedVersion: $version, input: { type: DOMAIN_SLOT, title: "Place", quantity: 1, costPoints: 5 }, idempotencyKey: $key) { version } }',
        { id: made.id, version: expectedVersion, key: `update ${expectedVersion} ${crypto.randomUUID()}` },
        admin,
      );
    expect(await update(1)).toEqual({ goodUpdate: { version: 2 } });
    await expect(update(1)).rejects.toThrow("Somebody has changed");
  });

  it("that were taken are listed, the newest first", async () => {
    await rich();
    const { id } = await create({});
    const [first, second] = [await redeem(id), await redeem(id)];
    const { redemptions } = await ask<{ redemptions: { total: number; items: Redemption[] } }>(
      "{ redemptions { total items { id } } }",
      {},
      token,
    );
    expect(redemptions).toEqual({ total: 2, items: [{ id: second.id }, { id: first.id }] });
  });
});
