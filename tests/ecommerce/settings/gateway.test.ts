import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { money, NAMES, place, rate, settingsCalls, store, update, zone } from "./settingsCalls.ts";

describe.each(storeKinds)("the settings of the shop on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const read = async () =>
    (
      await ask<{ shopSettings: { version: number; notifications: { event: string; email: boolean }[] } }>(
        `{ shopSettings { version notifications { event email app browser } ${Object.values(NAMES).join(" ")} } }`,
      )
    ).shopSettings;
  const set = async (section: keyof typeof NAMES, input: object) =>
    (await ask<{ settings: object }>(update(section), { input })).settings;
  const { extensions } = settingsCalls(() => gateway);

  it("begin with a domestic and an international zone, two places, and word of every event", async () => {
    const settings = await read();
    expect(settings).toMatchObject({
      version: 1,
      store: { name: "Quayside Goods", currency: "CNY" },
      payments: { card: true, wallet: true },
      shipping: { zones: [{ countries: ["CN"] }, { countries: [] }] },
      locations: { places: [{ isDefault: true }, { isDefault: false }] },
    });
    expect(settings.notifications).toHaveLength(10);
  });

  it("are saved section by section, and each save counts", async () => {
    const { version } = await read();
    const before = await read();
    expect(await set("Store", store)).toMatchObject({
      version: version + 1,
      store: { name: "Pier Nine", timeZone: "Europe/Helsinki", orderPrefix: "P-" },
    });
    expect(
      await set("Checkout", {
        contact: "PHONE",
        customerName: "LAST",
        company: "REQUIRED",
        addressLine2: "HIDDEN",
        shippingPhone: "OPTIONAL",
      }),
    ).toMatchObject({ version: version + 2, checkout: { contact: "PHONE", company: "REQUIRED" } });
    const manual = [
      { name: "Cash", instructions: "At the door." },
      { name: "Cheque", instructions: "" },
    ];
    expect(await set("Payments", { card: false, wallet: true, manual })).toMatchObject({
      payments: { card: false, manual },
    });
    expect(await read()).toMatchObject({
      ...before,
      version: version + 3,
      store: { name: "Pier Nine" },
      payments: { card: false },
      checkout: { contact: "PHONE" },
    });
  });

  it("stay as they are when somebody was faster", async () => {
    const { version } = await read();
    await set("Store", store);
    expect(
      await extensions(update("Locations"), { input: { places: [place("Nowhere")] }, expected: version }),
    ).toMatchObject({ code: "VERSION_CONFLICT", current: { version: version + 1 } });
  });

  it("are changed once for two calls with one idempotency key", async () => {
    const { version } = await read();
    const ONCE = update("Store").replace(
      "expectedVersion: $expected",
      `expectedVersion: $expected, idempotencyKey: "shop-${kind}"`,
    );
    await ask(ONCE, { input: store });
    await ask(ONCE, { input: store });
    expect(await read()).toMatchObject({ version: version + 1 });
  });

  it("make the first place the default where none is", async () => {
    expect(await set("Locations", { places: [place("East"), place("West")] })).toMatchObject({
      locations: { places: [{ isDefault: true }, { isDefault: false }] },
    });
  });

  it("drop the threshold of a rate for every order", async () => {
    const rates = [rate({ threshold: money(500) }), rate({ condition: "BELOW", threshold: money(500) })];
    expect(await set("Shipping", { zones: [zone("North", ["FI"], rates)] })).toMatchObject({
      shipping: {
        zones: [{ rates: [{ threshold: null }, { condition: "BELOW", threshold: { amountMinor: 500 } }] }],
      },
    });
  });

  it("set some events and leave the others", async () => {
    const before = await read();
    const off = { event: "ORDER_PLACED", email: false, app: false, browser: true };
    await ask(
      "mutation ($off: ShopNotificationInput!) { shopNotificationsUpdate(notifications: [$off]) { id } }",
      { off },
    );
    expect((await read()).notifications).toEqual(
      before.notifications.map((one) => (one.event === "ORDER_PLACED" ? off : one)),
    );
  });

  it("say on the live bus that they changed", async () => {
    const listening = gateway.live.subscribe("ecommerce_settings")[Symbol.asyncIterator]();
    const next = listening.next();
    await set("Store", store);
    expect((await next).value).toEqual({ kind: "UPDATED", id: "1" });
    await listening.return?.();
  });
});

describe("settings that nobody saved", () => {
  it("are those that a shop begins with, even where the sample row is gone, and can be saved", async () => {
    const gateway = await createTestGateway({ store: await openSampleStore("sqlite") });
    await gateway.store.db.deleteFrom("ecommerce_settings").execute();
    const ask = asking(() => gateway);
    expect(await ask("{ shopSettings { version store { name } } }")).toEqual({
      shopSettings: { version: 1, store: { name: "Quayside Goods" } },
    });
    expect(await ask(update("Locations"), { input: { places: [place("Only", true)] } })).toMatchObject({
      settings: { version: 2 },
    });
    await gateway.close();
  });
});
