import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { money, place, rate, settingsCalls, store, update, zone } from "./settingsCalls.ts";

describe.each(storeKinds)("the settings of the shop on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const { extensions } = settingsCalls(() => gateway);

  it.each([
    [{ name: " " }, "name", "REQUIRED"],
    [{ contactEmail: "desk" }, "contactEmail", "INVALID"],
    [{ phone: "call" }, "phone", "INVALID"],
    [{ timeZone: "Moon/Base" }, "timeZone", "INVALID"],
    [{ countryCode: "Finland" }, "countryCode", "INVALID"],
    [{ orderPrefix: "x".repeat(11) }, "orderPrefix", "TOO_LONG"],
    [{ orderSuffix: "a b" }, "orderSuffix", "INVALID"],
  ])("refuse a store with %j at its field", async (wrong, field, code) => {
    expect(await extensions(update("Store"), { input: { ...store, ...wrong } })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: { code } },
    });
  });

  it.each([
    [
      "Payments",
      { card: true, wallet: true, manual: [{ name: "Cash" }, { name: "cash" }] },
      "manual.1.name",
      "TAKEN",
    ],
    ["Shipping", { zones: [zone("A", ["FI", "SE"]), zone("B", ["SE"])] }, "zones.1.countries", "TAKEN"],
    ["Shipping", { zones: [zone("A", []), zone("B", [])] }, "zones.1.countries", "TAKEN"],
    [
      "Shipping",
      { zones: [zone("A", ["FI"], [rate({ condition: "FROM" })])] },
      "zones.0.rates.0.threshold",
      "INVALID",
    ],
    [
      "Shipping",
      { zones: [zone("A", ["FI"], [rate({ price: money(-1) })])] },
      "zones.0.rates.0.price.amountMinor",
      "OUT_OF_RANGE",
    ],
    ["Locations", { places: [] }, "places", "OUT_OF_RANGE"],
    ["Locations", { places: [place("A"), place("a")] }, "places.1.name", "TAKEN"],
    ["Locations", { places: [place("A", true), place("B", true)] }, "places.1.isDefault", "TAKEN"],
  ] as const)("refuse %s of %j at the field", async (section, input, field, code) => {
    expect(await extensions(update(section), { input })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: { code } },
    });
  });
});
