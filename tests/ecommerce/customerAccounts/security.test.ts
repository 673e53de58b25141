import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { accountCalls } from "./accountCalls.ts";

describe.each(storeKinds)("what the shop keeps of customers on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const { read, extensions } = accountCalls(() => gateway);

  it("sets and removes the telephone for two steps", async () => {
    const SET =
      "mutation ($phone: String) { account: customerTwoStepUpdate(customerId: 3, phone: $phone) { twoStepPhone } }";
    expect(await ask(SET, { phone: "+81 555 010 2030" })).toEqual({
      account: { twoStepPhone: "+81 555 010 2030" },
    });
    expect(await ask(SET, { phone: null })).toEqual({ account: { twoStepPhone: null } });
    expect((await extensions(SET, { phone: "soon" }))?.fields).toMatchObject({ phone: { code: "INVALID" } });
  });

  it("keeps of a new password nothing but the time, and refuses a weak one", async () => {
    const SET =
      "mutation ($password: String!) { account: customerPasswordChange(customerId: 5, password: $password) { passwordChangedAt } }";
    expect(await ask(SET, { password: "Quay-side-42" })).toEqual({
      account: { passwordChangedAt: new Date(gateway.clock.now()).toISOString() },
    });
    for (const [password, code] of [
      ["Aa1", "TOO_SHORT"],
      ["quayside42", "INVALID"],
      ["QUAYSIDE42", "INVALID"],
      ["QuaySideX", "INVALID"],
    ]) {
      expect((await extensions(SET, { password }))?.fields).toMatchObject({ password: { code } });
    }
    const { current } =
      (await extensions(
        "mutation { customerNotificationsUpdate(customerId: 5, notifications: [], expectedVersion: 99) { id } }",
      )) ?? {};
    expect(JSON.stringify(current)).not.toContain("Quay-side-42");
  });

  it("signs a customer out of a device once", async () => {
    const { devices } = await read("2");
    const OUT =
      "mutation ($device: ID!) { account: customerDeviceSignOut(customerId: 2, id: $device) { devices { id } } }";
    expect(await ask(OUT, { device: devices[0]?.id })).toEqual({
      account: { devices: devices.slice(1).map(({ id }) => ({ id })) },
    });
    expect(await extensions(OUT, { device: devices[0]?.id })).toMatchObject({ code: "NOT_FOUND" });
  });
});
