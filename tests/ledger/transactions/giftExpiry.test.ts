import { afterEach, beforeEach, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { balancesOf, post } from "#gateway/domains/ledger/transactions/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { ledgerOver, own } from "./ledger.ts";

const PERSON = "usr_developer";
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  await gateway.leading.pass(MINUTE);
});
afterEach(() => gateway.close());

it("gifts that expire go back, and others stay", async () => {
  const { within, clock } = ledgerOver(gateway.store);
  for (const days of [2, 5])
    await post(within, {
      type: "giftCode",
      ref: null,
      actorId: null,
      entries: [
        {
          ...own(PERSON, "GIFT", BigInt(days) * CNY),
          expiresAt: new Date(clock.now() + days * DAY).toISOString(),
        },
        { account: { platform: "GIFT_COST" }, delta: -BigInt(days) * CNY },
      ],
    });
  gateway.clock.move(3 * DAY);
  await gateway.leading.pass(MINUTE);
  expect((await balancesOf(gateway.store.db, PERSON)).GIFT).toBe(5n * CNY);
  const last = await gateway.store.db
    .selectFrom("ledger_transactions")
    .select(["type", "at"])
    .where("type", "=", "giftExpiry")
    .where("at", ">", "2026-11-22")
    .executeTakeFirst();
  expect(last?.at).toBe(new Date(clock.now() + 2 * DAY).toISOString());
});
