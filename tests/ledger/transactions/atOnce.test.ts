import { expect, it } from "vitest";
import { AppError } from "#gateway/platform/errors.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { walkLedger } from "#gateway/domains/ledger/checks/walk.ts";
import { balancesOf, charge, post } from "#gateway/domains/ledger/transactions/rules.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { ledgerOver, own } from "./ledger.ts";

const people = ["usr_support", "usr_developer", "usr_finance", "usr_finance2"];
const personAt = (n: number): string => people[n % people.length] ?? "";

it.each(storeKinds)("what many do to each other at once proves, and stops nobody, on %s", async (kind) => {
  const store = await openSampleStore(kind);
  const { within } = ledgerOver(store);
  const head = { ref: null, actorId: null };
  for (const userId of people)
    await post(within, {
      ...head,
      type: "recharge",
      entries: [
        own(userId, "CASH", 20n * CNY),
        { account: { platform: "CLEARING:ALIPAY" }, delta: -25n * CNY },
        own(userId, "GIFT", 5n * CNY),
      ],
    });
  const all = Array.from({ length: 90 }, async (_, n) => {
    const [one, other] = [personAt(n), personAt(n * 7 + 1)];
    if (n % 3 === 0)
      return await charge(within, { ...head, type: "usage", userId: one, amount: CNY, isPartial: true });
    if (n % 3 === 1 || one === other)
      return await post(within, {
        ...head,
        type: "orderRefund",
        entries: [
          { account: { platform: "REVENUE" }, delta: -CNY },
          { account: { platform: "ROUNDING" }, delta: 1n },
          own(one, "CASH", CNY - 1n),
        ],
      });
    return await post(within, {
      ...head,
      type: "transfer",
      entries: [own(one, "CASH", -3n * CNY), own(other, "CASH", 3n * CNY)],
    });
  });
  const unexpected = (await Promise.allSettled(all)).flatMap((one) =>
    one.status === "rejected" &&
    !(one.reason instanceof AppError && one.reason.code === "INSUFFICIENT_BALANCE")
      ? [String(one.reason)]
      : [],
  );
  expect(unexpected).toEqual([]);
  expect((await walkLedger(store.db)).findings).toEqual([]);
  await store.close();
});

it.each(storeKinds)("the same key that comes many times at once moves once, on %s", async (kind) => {
  const store = await openSampleStore(kind);
  const { within } = ledgerOver(store);
  const all = await Promise.all(
    Array.from({ length: 12 }, () =>
      post(within, {
        type: "recharge",
        ref: null,
        actorId: null,
        key: "once",
        entries: [own("usr_support", "CASH", CNY), { account: { platform: "CLEARING:ALIPAY" }, delta: -CNY }],
      }),
    ),
  );
  expect(new Set(all.map(({ transaction }) => transaction.id)).size).toBe(1);
  expect((await balancesOf(store.db, "usr_support")).CASH).toBe(CNY);
  await store.close();
});
