import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import * as rules from "#gateway/domains/ledger/coupons/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { couponCalls, orderOf, yuan } from "./couponCalls.ts";

describe.each(storeKinds)("coupons on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  let admin: string;
  const userId = "usr_developer";
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    [token, admin] = [await gateway.signIn("developer"), await gateway.signIn("admin")];
  });
  const { offered, coupons, claim, create, update, revoke, within } = couponCalls(() => gateway);
  const claimed = async (input: object = {}) => await claim(token, (await create(admin, input)).id);
  const lock = (couponId: string, orderId: string) =>
    rules.lock(within(), { userId, couponId, orderId, order: orderOf(100) });
  const stateOf = async (id: string) =>
    (await coupons(token, "(itemsPerPage: 100)")).items.find((one) => one.id === id)?.state;

  it("that are offered are claimed, once where one is all that a person may have", async () => {
    const { id } = await create(admin, { title: "Once" });
    expect(await claim(token, id)).toMatchObject({
      state: "AVAILABLE",
      template: { title: "Once", claimed: 1 },
    });
    await expect(claim(token, id)).rejects.toThrow("CLAIMED");
    expect((await offered(token)).find((one) => one.id === id)?.claimState).toBe("CLAIMED");
  });

  it("of which there is one are given out once where two ask at once", async () => {
    const { id } = await create(admin, { total: 1 });
    const other = await gateway.signIn("support");
    const outcomes = await Promise.allSettled([claim(token, id), claim(other, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(claim(await gateway.signIn("finance"), id)).rejects.toThrow("SOLD_OUT");
  });

  it("are claimed within their time alone", async () => {
    const coming = await create(admin, { claimFrom: timestamp(gateway.clock, DAY) });
    await expect(claim(token, coming.id)).rejects.toThrow("NOT_YET");
    const over = await create(admin, { isOpen: false });
    await expect(claim(token, over.id)).rejects.toThrow("OVER");
    expect((await offered(token)).map(({ id }) => id)).not.toContain(over.id);
  });

  it("with a code are offered to nobody, and their code is shown to administrators alone", async () => {
    const { id, code } = await create(admin, { code: "quay1234" });
    expect(code).toBe("QUAY1234");
    expect((await offered(token)).map((one) => one.id)).not.toContain(id);
    await expect(claim(token, id)).rejects.toThrow("not found");
    await expect(create(admin, { code: "QUAY1234" })).rejects.toThrow("Another coupon has this code");
  });

  it("are held by one order where two tabs ask at once, and used once", async () => {
    const { id } = await claimed();
    const outcomes = await Promise.allSettled([lock(id, `${kind} A`), lock(id, `${kind} B`)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const holder = outcomes[0]?.status === "fulfilled" ? `${kind} A` : `${kind} B`;
    await Promise.all([rules.use(within(), holder), rules.use(within(), holder)]);
    expect(await stateOf(id)).toBe("USED");
    await rules.unlock(within(), holder);
    expect(await stateOf(id)).toBe("USED");
  });

  it("come back from an order that does not come about, for another one", async () => {
    const { id } = await claimed();
    expect(await lock(id, `${kind} C`)).toBe(yuan(10));
    await rules.unlock(within(), `${kind} C`);
    expect(await stateOf(id)).toBe("AVAILABLE");
    await lock(id, `${kind} D`);
    expect(await stateOf(id)).toBe("LOCKED");
  });

  it("of others, and those that do not serve, are refused with the reason", async () => {
    const { id } = await claimed({ minSpend: "200000000" });
    await expect(lock(id, `${kind} E`)).rejects.toMatchObject({
      code: "COUPON_UNUSABLE",
      details: { reason: "MIN_SPEND" },
    });
    await expect(
      rules.lock(within(), { userId: "usr_client", couponId: id, orderId: `${kind} F`, order: orderOf(900) }),
    ).rejects.toMatchObject({ details: { reason: "UNKNOWN" } });
  });

  it("are told beside an order with why they do not serve", async () => {
    const small = await claimed({ minSpend: "200000000" });
    const good = await claimed({ amount: "99000000" });
    const uses = await rules.usableFor(gateway.store.db, userId, orderOf(100), timestamp(gateway.clock));
    expect(uses[0]).toMatchObject({ coupon: { id: good.id }, discount: yuan(99), reasons: [] });
    expect(uses.find(({ coupon }) => coupon.id === small.id)?.reasons).toEqual(["MIN_SPEND"]);
  });

  it("expire by themselves, but not while an order holds them", async () => {
    const [loose, held] = [await claimed({ validDays: 2 }), await claimed({ validDays: 2 })];
    await lock(held.id, `${kind} G`);
    gateway.clock.move(2 * DAY);
    await gateway.leading.pass(2 * MINUTE);
    token = await gateway.signIn("developer");
    expect([await stateOf(loose.id), await stateOf(held.id)]).toEqual(["EXPIRED", "LOCKED"]);
    await rules.unlock(within(), `${kind} G`);
    await gateway.leading.pass(2 * MINUTE);
    expect(await stateOf(held.id)).toBe("EXPIRED");
  });

  it("are taken back by administrators where no order holds them", async () => {
    const [loose, held] = [await claimed(), await claimed()];
    await lock(held.id, `${kind} H`);
    expect(await revoke(admin, loose.id)).toMatchObject({ state: "REVOKED" });
    await expect(revoke(admin, held.id)).rejects.toThrow("cannot take this step");
    await expect(lock(loose.id, `${kind} I`)).rejects.toMatchObject({ code: "COUPON_UNUSABLE" });
  });

  it("are listed by where they stand", async () => {
    const { total } = await coupons(token, "(states: [REVOKED])");
    expect(total).toBeGreaterThan(0);
    expect((await coupons(token, "(states: [])")).total).toBe(0);
    await expect(coupons(token, "(page: 0)")).rejects.toThrow("at least 1");
  });

  it("change their terms by version, and the record says who changed what", async () => {
    const made = await create(admin, { title: "Terms", total: 5 });
    await claim(token, made.id);
    const changed = await update(admin, made, { title: "Other terms", total: 6 });
    expect(changed).toMatchObject({
      version: 2,
      claimed: 1,
      changes: [{ fields: ["title", "total"] }, { fields: [] }],
    });
    await expect(update(admin, made, {})).rejects.toThrow("Somebody has changed");
    await expect(update(admin, { id: "cpt_none", version: 1 }, {})).rejects.toThrow("not found");
  });

  it.each([
    [{ amount: null }, "amount"],
    [{ amount: "5000" }, "amount"],
    [{ kind: "PERCENT", amount: null, percentOff: null }, "percentOff"],
    [{ validDays: null }, "validDays"],
    [{ code: "a b" }, "code"],
    [{ title: "x" }, "title"],
    [{ periods: ["month"] }, "periods.0"],
    [{ claimFrom: "2026-12-02T00:00:00Z", claimTo: "2026-12-01T00:00:00Z" }, "claimTo"],
  ])("are not made with %j", async (input, field) => {
    const { errors } = await gateway.graphql(
      'mutation ($input: CouponTemplateInput!) { couponTemplateCreate(input: $input, idempotencyKey: "wrong") { id } }',
      { input: { title: "Test", kind: "AMOUNT", amount: "10000000", validDays: 10, ...input } },
      admin,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });
});
