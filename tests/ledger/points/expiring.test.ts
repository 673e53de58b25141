import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { earn } from "#gateway/domains/ledger/points/rules.ts";
import { toldOf } from "#tests/accounts/notifications/told.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("points that soon expire on %s", (kind) => {
  let gateway: TestGateway;
  const person = "usr_developer";
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await gateway.app.ready();
    await quietMeters(gateway.store);
    await gateway.store.db.deleteFrom("ledger_points_lots").execute();
    await gateway.store.db.deleteFrom("ledger_coupons").execute();
  }, 60_000);
  afterEach(() => gateway.close());
  const pass = async (days: number) => {
    gateway.clock.move(days * DAY);
    await gateway.leading.pass(MINUTE);
  };
  const get = (points: number, ref: string) =>
    earn(
      { home: gateway.store, homeLive: gateway.live, businessClock: createBusinessClock(gateway.clock) },
      { userId: person, points, reason: "checkIn", ref },
    );
  const counts = async () => (await toldOf(gateway, person, "reward")).map(({ params }) => params["count"]);

  it("are told a week before, together with those of the week after, and once", async () => {
    await get(5, "a");
    await pass(3);
    await get(10, "b");
    await pass(20);
    await get(100, "c");
    await pass(334);
    expect(await counts()).toEqual([]);
    await pass(1.5);
    expect(await counts()).toEqual([15]);
    await pass(5);
    expect(await counts()).toEqual([15]);
    await pass(18);
    expect(await counts()).toEqual([15, 100]);
  });
});
