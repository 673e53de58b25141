import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { createProvider } from "#tests/support/paymentProvider.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const SECRET_KEY = "c".repeat(64);
const provider = createProvider("ALIPAY", SECRET_KEY);

describe.each(storeKinds)("a recharge on %s", (kind) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway({ env: { SECRET_KEY }, store: await openSampleStore(kind) });
  }, 60_000);
  afterEach(() => gateway.close());

  it("that expires at the very moment at which it is paid is paid", async () => {
    const token = await gateway.signIn("developer");
    const { made } = await asking(() => gateway)<{ made: { no: string } }>(
      'mutation { made: rechargeCreate(amount: "100000000", channel: ALIPAY, idempotencyKey: "k") { no } }',
      {},
      token,
    );
    const { headers, body } = provider.sign(
      { no: made.no, outcome: "PAID", amount: "100000000" },
      gateway.clock.now(),
    );
    const answer = await meanwhile(
      gateway.store,
      async (db) =>
        await db
          .updateTable("ledger_recharges")
          .set({ status: "expired" })
          .where("no", "=", made.no)
          .execute(),
      () => gateway.inject({ method: "POST", url: "/api/recharges/notices/ALIPAY", headers, payload: body }),
    );
    expect(answer.json()).toEqual({ no: made.no, status: "PAID" });
  });
});
