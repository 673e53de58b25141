import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { machine } from "#gateway/domains/ledger/giftCodes/machine.ts";
import { GiftCodeState } from "#gateway/domains/ledger/giftCodes/repository.ts";
import { balancesOf } from "#gateway/domains/ledger/transactions/rules.ts";
import { couponCalls } from "#tests/ledger/coupons/couponCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Batch {
  id: string;
  counts: { state: string; count: number }[];
}
interface Outcome {
  problem: string | null;
  giftAmount: string | null;
  coupon: { template: { title: string } } | null;
  triesLeft: number | null;
  retryAfter: number | null;
}
const OUTCOME = "{ problem giftAmount coupon { template { title } } triesLeft retryAfter }";
let keys = 0;

it.each(Object.values(GiftCodeState))("a gift code that is %s goes where the table says", (state) => {
  expect(machine.offered({ state }).map(({ action }) => action)).toEqual(
    state === "unused" ? ["use", "expire", "disable"] : [],
  );
});

describe.each(storeKinds)("gift codes on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  let admin: string;
  const userId = "usr_developer";
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.clock.move(3 * HOUR);
    [token, admin] = [await gateway.signIn("developer"), await gateway.signIn("admin")];
  });
  const ask = asking(() => gateway);
  const { create: createTemplate } = couponCalls(() => gateway);
  const make = async (input: object = {}) =>
    (
      await ask<{ made: { codes: string[]; batch: Batch } }>(
        "mutation ($input: GiftCodeBatchInput!) { made: giftCodeBatchCreate(input: $input) { codes batch { id amount counts { state count } } } }",
        {
          input: {
            title: "Fair",
            amount: "20000000",
            count: 3,
            expiresAt: timestamp(gateway.clock, 10 * DAY),
            ...input,
          },
        },
        admin,
      )
    ).made;
  const redeem = async (code: string, as = token) =>
    (
      await ask<{ outcome: Outcome }>(
        `mutation ($code: String!, $key: String!) { outcome: giftCodeRedeem(code: $code, idempotencyKey: $key) ${OUTCOME} }`,
        { code, key: `code ${(keys += 1)}` },
        as,
      )
    ).outcome;
  const counts = async (id: string) =>
    (
      await ask<{ giftCodeBatches: { items: Batch[] } }>(
        "{ giftCodeBatches(itemsPerPage: 100) { items { id counts { state count } } } }",
        {},
        admin,
      )
    ).giftCodeBatches.items.find((one) => one.id === id)?.counts;
  const gift = async () => (await balancesOf(gateway.store.db, userId)).GIFT;

  it("bring a gift to the account, however they are written", async () => {
    const { codes } = await make();
    const before = await gift();
    expect(await redeem(` ${codes[0]?.toLowerCase().replaceAll("-", " ")} `)).toMatchObject({
      problem: null,
      giftAmount: "20000000",
    });
    expect((await gift()) - before).toBe(20_000_000n);
  });

  it("bring it once where two ask at once", async () => {
    const { codes, batch } = await make({ count: 1 });
    const before = await gift();
    const outcomes = await Promise.all([redeem(codes[0] ?? ""), redeem(codes[0] ?? "")]);
    expect(outcomes.map(({ problem }) => problem ?? "").toSorted()).toEqual(["", "USED"]);
    expect((await gift()) - before).toBe(20_000_000n);
    expect(await counts(batch.id)).toEqual([{ state: "USED", count: 1 }]);
  });

  it("are unlike one another and are kept as nothing but hashes", async () => {
    const { codes } = await make({ count: 50 });
    expect(new Set(codes).size).toBe(50);
    expect(codes[0]).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const kept = JSON.stringify([
      await gateway.store.db.selectFrom("ledger_gift_codes").selectAll().execute(),
      await gateway.store.db.selectFrom("idempotency_keys").selectAll().execute(),
    ]);
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll("-", ""));
    }
  });

  it("are locked for an hour after five wrong ones, also right ones, and for this person alone", async () => {
    const { codes } = await make();
    const left: (number | null)[] = [];
    for (let at = 0; at < 5; at += 1) left.push((await redeem("WRONG-CODE-0000")).triesLeft);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(await redeem(codes[0] ?? "")).toMatchObject({ problem: "LOCKED", retryAfter: 3_600 });
    expect(await redeem(codes[1] ?? "", await gateway.signIn("support"))).toMatchObject({ problem: null });
    gateway.clock.move(HOUR - MINUTE);
    expect(await redeem(codes[0] ?? "")).toMatchObject({ problem: "LOCKED", retryAfter: 60 });
    gateway.clock.move(MINUTE);
    expect(await redeem(codes[0] ?? "")).toMatchObject({ problem: null });
  });

  it("serve no more once their time is over or they are switched off", async () => {
    const short = await make({ expiresAt: timestamp(gateway.clock, HOUR) });
    gateway.clock.move(HOUR);
    expect(await redeem(short.codes[0] ?? "")).toMatchObject({ problem: "EXPIRED" });
    await gateway.leading.pass(2 * MINUTE);
    expect(await counts(short.batch.id)).toEqual([{ state: "EXPIRED", count: 3 }]);
    const other = await make();
    await redeem(other.codes[0] ?? "");
    await ask(
      "mutation ($id: ID!, $key: String!) { giftCodeBatchDisable(id: $id, idempotencyKey: $key) { id } }",
      { id: other.batch.id, key: `disable ${(keys += 1)}` },
      admin,
    );
    expect(await redeem(other.codes[1] ?? "")).toMatchObject({ problem: "DISABLED" });
    expect(await counts(other.batch.id)).toEqual([
      { state: "DISABLED", count: 2 },
      { state: "USED", count: 1 },
    ]);
  });

  it("of coupons bring these, as often as one person may have them", async () => {
    const code = `FAIR${kind.slice(0, 3).toUpperCase()}`;
    await createTemplate(admin, { title: "By code", code });
    expect(await redeem(code)).toMatchObject({ problem: null, coupon: { template: { title: "By code" } } });
    expect(await redeem(code)).toMatchObject({ problem: "CLAIMED", triesLeft: 4 });
  });

  it.each([
    [{ amount: "5000" }, "amount"],
    [{ amount: "900000" }, "amount"],
    [{ count: 1_001 }, "count"],
    [{ title: "x" }, "title"],
    [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
  ])("are not made with %j", async (input, field) => {
    const { errors } = await gateway.graphql(
      "mutation ($input: GiftCodeBatchInput!) { giftCodeBatchCreate(input: $input) { codes } }",
      {
        input: {
          title: "Fair",
          amount: "20000000",
          count: 3,
          expiresAt: timestamp(gateway.clock, DAY),
          ...input,
        },
      },
      admin,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });
});
