import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { insert } from "#gateway/domains/ledger/coupons/repository.ts";
import { toldOf } from "#tests/accounts/notifications/told.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("a coupon that soon expires on %s", (kind) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    await quietMeters(gateway.store);
    await gateway.store.db.deleteFrom("ledger_coupons").execute();
  }, 60_000);
  afterEach(() => gateway.close());
  const pass = async (days: number) => {
    gateway.clock.move(days * DAY);
    await gateway.leading.pass(MINUTE);
  };
  const claim = async (id: string, days: number) => {
    const { db } = gateway.store;
    const { id: templateId } = await db
      .selectFrom("ledger_coupon_templates")
      .select("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const coupon = { id, userId: "usr_developer", templateId, state: "available", orderId: null } as const;
    const claimedAt = timestamp(gateway.clock);
    const expiresAt = timestamp(gateway.clock, days * DAY);
    await insert(db, { ...coupon, revokeReason: null, isClaimed: true, claimedAt, expiresAt });
  };
  const told = () => toldOf(gateway, "usr_developer", "reward");

  it("is told three days before, once", async () => {
    await claim("cpn_long", 30);
    await pass(26.9);
    expect(await told()).toEqual([]);
    await pass(0.2);
    await pass(1);
    expect(await told()).toMatchObject([{ message: "couponExpiring", params: { name: expect.any(String) } }]);
  });

  it("is not told where it never served longer", async () => {
    await claim("cpn_short", 2);
    await pass(1);
    expect(await told()).toEqual([]);
  });
});
