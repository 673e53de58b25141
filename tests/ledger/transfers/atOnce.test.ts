import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { take } from "#gateway/domains/ledger/transfers/moving.ts";
import { byId } from "#gateway/domains/ledger/transfers/repository.ts";
import { ledgerOver, own } from "#tests/ledger/transactions/ledger.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";

describe.each(storeKinds)("transfers that wait on %s", (kind) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    await quietMeters(gateway.store);
    await gateway.leading.pass(MINUTE);
  }, 60_000);
  afterEach(() => gateway.close());

  it("take place though one of them is called off at the very moment", async () => {
    const { within } = ledgerOver(gateway.store);
    await post(within, {
      type: "recharge",
      ref: null,
      actorId: null,
      entries: [
        own("usr_developer", "CASH", 3_000n * CNY),
        { account: { platform: "CLEARING:ALIPAY" }, delta: -3_000n * CNY },
      ],
    });
    const token = await gateway.signIn("developer");
    const send = async (payeeId: string) =>
      (
        await asking(() => gateway)<{ made: { id: string } }>(
          `mutation ($input: TransferInput!) { made: transferCreate(password: "developer", input: $input) { id } }`,
          { input: { payeeId, amount: "900000000", key: payeeId } },
          token,
        )
      ).made.id;
    const [one, other] = [await send("usr_support"), await send("usr_finance")];
    gateway.clock.move(HOUR);
    await meanwhile(
      gateway.store,
      async (db) => {
        const home = { ...gateway.store, db };
        const row = (await byId(db, one)) ?? expect.fail("there is none");
        await take({ ...within, home }, row, "CANCEL", { actorId: "usr_developer" });
      },
      () => gateway.leading.pass(MINUTE),
    );
    const { db } = gateway.store;
    expect([await byId(db, one), await byId(db, other)].map((row) => row?.status)).toEqual([
      "cancelled",
      "completed",
    ]);
  });
});
