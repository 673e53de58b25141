import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { HOUR } from "#gateway/platform/clock.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { listeners } from "#tests/support/listening.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const SET =
  "mutation ($input: QuietHoursInput) { set: quietHoursSet(input: $input) { from until timeZone } }";

describe.each(storeKinds)("quiet hours on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  let origin: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    token = await gateway.signIn("client");
    origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const set = async (input: object | null) => (await ask<{ set: object | null }>(SET, { input }, token)).set;
  const night = { from: "22:00", until: "07:00", timeZone: "UTC" };

  /** Whether somebody who is told something now has quiet hours. */
  const isQuiet = async (): Promise<unknown> => {
    const client = createClient({
      url: `${origin.replace("http", "ws")}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string | string[]) {
          super(address, protocols, { headers: { authorization: `Bearer ${token}` } });
        }
      },
      retryAttempts: 0,
    });
    const listening = listeners(gateway);
    const next = client.iterate({ query: "subscription { notificationChanged { isQuiet } }" }).next();
    await listening();
    const told = { kind: "system", tone: "info", title: "Tide" } as const;
    await tell({ home: gateway.store, homeLive: gateway.live, clock: gateway.clock }, "usr_client", told);
    const { value } = await next;
    await client.dispose();
    return value?.data?.["notificationChanged"];
  };

  it("are none at first, are kept for the person alone, and can be ended", async () => {
    const own = async (by: string) =>
      (await ask<{ quietHours: object | null }>("{ quietHours { from until timeZone } }", {}, by)).quietHours;
    expect(await own(token)).toBeNull();
    expect(await set(night)).toEqual(night);
    expect(await set({ ...night, until: "08:30" })).toEqual({ ...night, until: "08:30" });
    expect(await own(token)).toEqual({ ...night, until: "08:30" });
    expect(await own(await gateway.signIn("support"))).toBeNull();
    expect(await set(null)).toBeNull();
    expect(await own(token)).toBeNull();
  });

  it.each([
    [{ from: "24:00" }, "from"],
    [{ until: "7:00" }, "until"],
    [{ until: "22:00" }, "until"],
    [{ timeZone: "Harbour/Quay" }, "timeZone"],
    [{ timeZone: "" }, "timeZone"],
  ])("are refused where they are wrong, case %#", async (changes, field) => {
    const { errors } = await gateway.graphql(SET, { input: { ...night, ...changes } }, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });

  it("count by the person's own clock, over midnight too", async () => {
    expect(await isQuiet()).toEqual({ isQuiet: false });
    await set({ from: "09:00", until: "10:00", timeZone: "UTC" });
    expect(await isQuiet()).toEqual({ isQuiet: true });
    await set({ from: "17:00", until: "18:00", timeZone: "Asia/Shanghai" });
    expect(await isQuiet()).toEqual({ isQuiet: true });
    await set({ from: "17:00", until: "18:00", timeZone: "UTC" });
    expect(await isQuiet()).toEqual({ isQuiet: false });
    await set({ from: "23:00", until: "09:00", timeZone: "UTC" });
    expect(await isQuiet()).toEqual({ isQuiet: false });
    await set({ from: "23:00", until: "10:00", timeZone: "UTC" });
    expect(await isQuiet()).toEqual({ isQuiet: true });
    gateway.clock.move(HOUR);
    expect(await isQuiet()).toEqual({ isQuiet: false });
  });
});
