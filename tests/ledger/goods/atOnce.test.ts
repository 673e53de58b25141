import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { hold as holdPoints } from "#gateway/domains/ledger/points/repository.ts";
import { hold as holdMoney } from "#gateway/domains/ledger/transactions/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { goodCalls } from "./goodCalls.ts";

describe.each(storeKinds)("a good on %s", (kind) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterEach(() => gateway.close());

  const userId = "usr_developer";
  /** Takes a good while another transaction holds the first, and then asks for the second. */
  const takenWhile = async (...held: [first: typeof points, second: typeof points]) => {
    const calls = goodCalls(() => gateway);
    const [token, admin] = [await gateway.signIn("developer"), await gateway.signIn("admin")];
    await calls.rich(userId, 1_000);
    const { id } = await calls.create(admin, { type: "GIFT", quantity: 1, giftAmount: "10000000" });
    const [first, second] = held.map((one) => async (db: Db) => await one({ ...gateway.store, db }));
    if (!first || !second) throw new Error("nothing is held");
    return await meanwhile(gateway.store, first, () => calls.redeem(token, id), second);
  };
  const points = async (store: Store): Promise<unknown> => await holdPoints(store, userId);
  const money = async (store: Store): Promise<unknown> => await holdMoney(store, [userId]);

  it("is taken after a refund of the same person, which holds the money before it takes points back", async () => {
    expect(await takenWhile(money, points)).toMatchObject({ state: "FULFILLED" });
  });

  it("is taken in a second go where the database ended the first so that others could go on", async () => {
    expect(await takenWhile(points, money)).toMatchObject({ state: "FULFILLED" });
  });
});
