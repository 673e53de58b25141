import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

  it("is taken after a refund of the same person, which holds the money before it takes points back", async () => {
    const userId = "usr_developer";
    const calls = goodCalls(() => gateway);
    const [token, admin] = [await gateway.signIn("developer"), await gateway.signIn("admin")];
    await calls.rich(userId, 1_000);
    const { id } = await calls.create(admin, { type: "GIFT", quantity: 1, giftAmount: "10000000" });
    const { store } = gateway;
    const taken = await meanwhile(
      store,
      async (db) => await holdMoney({ ...store, db }, [userId]),
      () => calls.redeem(token, id),
      async (db) => await holdPoints({ ...store, db }, userId),
    );
    expect(taken.state).toBe("FULFILLED");
  });
});
