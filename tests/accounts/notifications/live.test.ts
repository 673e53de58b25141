import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { advance } from "#gateway/domains/accounts/notifications/rules.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { clearNotifications, notificationCalls } from "./notificationCalls.ts";

describe.each(storeKinds)("notifications on %s", (kind) => {
  let gateway: TestGateway;
  let client: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    client = await gateway.signIn("client");
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(() => clearNotifications(gateway));
  const { page, told } = notificationCalls(
    () => gateway,
    () => client,
  );

  it("are told live to their own person alone, with their work's progress", async () => {
    const heard = (userId: string) =>
      gateway.live.subscribe(`notifications:${userId}`)[Symbol.asyncIterator]();
    const [own, other] = [heard("usr_client"), heard("usr_admin")];
    const [next, never] = [own.next(), other.next()];
    const id = await told("work", { progress: 10 });
    expect((await next).value).toEqual({ kind: "CREATED", id });
    const change = own.next();
    await advance(
      { home: gateway.store, homeLive: gateway.live, clock: gateway.clock },
      "usr_client",
      id,
      100,
      "ok",
    );
    expect((await change).value).toEqual({ kind: "UPDATED", id });
    expect((await page()).one.items).toMatchObject([{ progress: 100, tone: "OK" }]);
    await advance({ home: gateway.store, homeLive: gateway.live, clock: gateway.clock }, "usr_admin", id, 5);
    expect((await page()).one.items).toMatchObject([{ progress: 100 }]);
    await told("for the other", {}, "usr_admin");
    expect((await never).value).toMatchObject({ kind: "CREATED" });
  });
});
