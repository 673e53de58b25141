import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { balancesOf, charge, post, reverse } from "#gateway/domains/ledger/transactions/rules.ts";
import { lotsOf } from "#gateway/domains/ledger/transactions/giftRepository.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { ledgerOver, newPerson, own } from "./ledger.ts";

let people = 0;
/** Who moves money in a test, and somebody else: new ones each time. */
let CLIENT = "";
let OTHER = "";

describe.each(storeKinds)("the ledger on %s", (kind) => {
  let store: Store;
  let ledger: ReturnType<typeof ledgerOver>;
  beforeAll(async () => {
    store = await openSampleStore(kind);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    ledger = ledgerOver(store);
    [CLIENT, OTHER] = [await newPerson(store, (people += 1)), await newPerson(store, (people += 1))];
  });

  const balances = (userId = CLIENT) => balancesOf(store.db, userId);
  const recharge = (amount: bigint, key?: string) =>
    post(ledger.within, {
      type: "recharge",
      ref: { type: "recharge", id: "rch_1" },
      actorId: CLIENT,
      ...(key !== undefined && { key }),
      entries: [own(CLIENT, "CASH", amount), { account: { platform: "CLEARING:ALIPAY" }, delta: -amount }],
    });
  const gift = (amount: bigint, expiresAt?: string) =>
    post(ledger.within, {
      type: "giftCode",
      ref: null,
      actorId: null,
      entries: [
        { ...own(CLIENT, "GIFT", amount), ...(expiresAt !== undefined && { expiresAt }) },
        { account: { platform: "GIFT_COST" }, delta: -amount },
      ],
    });
  const usage = () => ({ type: "usage", ref: null, actorId: null, userId: CLIENT }) as const;

  it("moves money from one account to another", async () => {
    await recharge(5n * CNY);
    expect(await balances()).toEqual({ CASH: 5n * CNY, GIFT: 0n, FROZEN: 0n, COMMISSION: 0n });
  });

  it("tells the person and whoever watches all", async () => {
    await recharge(CNY);
    expect(ledger.told).toEqual(["ledger_transactions", `ledger:${CLIENT}`]);
  });

  it("refuses entries that do not sum to zero", async () => {
    const posting = post(ledger.within, {
      type: "adjustment",
      ref: null,
      actorId: null,
      entries: [own(CLIENT, "CASH", 1n)],
    });
    await expect(posting).rejects.toThrow("sum to zero");
  });

  it("refuses what a person does not have, says how much is missing, and changes nothing", async () => {
    await recharge(2n * CNY);
    const transfer = post(ledger.within, {
      type: "transfer",
      ref: null,
      actorId: CLIENT,
      entries: [own(CLIENT, "CASH", -3n * CNY), own(OTHER, "CASH", 3n * CNY)],
    });
    await expect(transfer).rejects.toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      details: { short: CNY.toString() },
    });
    expect([(await balances()).CASH, (await balances(OTHER)).CASH]).toEqual([2n * CNY, 0n]);
  });

  it("answers the same transaction to the same key, and moves once", async () => {
    const first = await recharge(CNY, CLIENT);
    const again = await recharge(CNY, CLIENT);
    expect(again.transaction).toEqual(first.transaction);
    expect(again.entries).toEqual(first.entries);
    expect((await balances()).CASH).toBe(CNY);
  });

  it("refuses a key that comes with another movement", async () => {
    await recharge(CNY, CLIENT);
    await expect(recharge(2n * CNY, CLIENT)).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
  });

  it("charges gifts before cash, and says how much of each", async () => {
    await recharge(5n * CNY);
    await gift(2n * CNY);
    expect(await charge(ledger.within, { ...usage(), amount: 3n * CNY })).toMatchObject({
      gift: 2n * CNY,
      cash: CNY,
      unpaid: 0n,
    });
  });

  it("takes what is there and leaves the rest unpaid where that is wanted", async () => {
    await gift(2n * CNY);
    const charged = await charge(ledger.within, { ...usage(), amount: 3n * CNY, isPartial: true });
    expect(charged).toMatchObject({ gift: 2n * CNY, cash: 0n, unpaid: CNY });
    expect((await charge(ledger.within, { ...usage(), amount: CNY, isPartial: true })).posted).toBeNull();
  });

  it("takes of gifts first what expires first", async () => {
    const days = (n: number) => new Date(ledger.clock.now() + n * DAY).toISOString();
    await gift(2n * CNY, days(9));
    await gift(2n * CNY, days(3));
    await charge(ledger.within, { ...usage(), amount: 3n * CNY });
    expect((await lotsOf(store.db, CLIENT)).map(({ left, expiresAt }) => [left, expiresAt])).toEqual([
      [CNY, days(9)],
    ]);
  });

  it("reverses once, and gives back the gifts that were taken, with their expiry", async () => {
    const soon = new Date(ledger.clock.now() + DAY).toISOString();
    await gift(2n * CNY, soon);
    const { posted } = await charge(ledger.within, { ...usage(), amount: CNY });
    const id = posted?.transaction.id ?? "";
    await reverse(ledger.within, id, { actorId: null });
    expect((await lotsOf(store.db, CLIENT)).map(({ left, expiresAt }) => [left, expiresAt])).toEqual([
      [2n * CNY, soon],
    ]);
    await expect(reverse(ledger.within, id, { actorId: null })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("answers the same reversal to the same key", async () => {
    const { transaction } = await recharge(CNY);
    const first = await reverse(ledger.within, transaction.id, { actorId: null, key: `back ${CLIENT}` });
    const again = await reverse(ledger.within, transaction.id, { actorId: null, key: `back ${CLIENT}` });
    expect(again.transaction.id).toBe(first.transaction.id);
  });

  it("keeps transactions, entries and lines as they were written", async () => {
    await recharge(CNY);
    const { db } = store;
    const changes = [
      () => db.updateTable("ledger_transactions").set({ memo: "other" }).execute(),
      () => db.deleteFrom("ledger_transactions").execute(),
      () => db.deleteFrom("ledger_entries").execute(),
      () => db.deleteFrom("ledger_statements").execute(),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow("only added to");
  });

  it("lets movements that come at once all happen", async () => {
    await recharge(10n * CNY);
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        post(ledger.within, {
          type: "transfer",
          ref: null,
          actorId: CLIENT,
          entries: [own(CLIENT, "CASH", -CNY), own(OTHER, "CASH", CNY)],
        }),
      ),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect([(await balances()).CASH, (await balances(OTHER)).CASH]).toEqual([0n, 10n * CNY]);
  });
});
