import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("accounts of users on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const code = async (query: string) => (await gateway.graphql(query)).errors?.[0]?.extensions.code;
  const account = async (id: string) =>
    (
      await ask<{ user: { account: { version: number; devices: { id: string }[] } } }>(
        `{ user: sampleUser(id: "${id}") { account { version devices { id } } } }`,
      )
    ).user.account;

  it("turns two-step sign-in, services and notifications on and off", async () => {
    const done = await ask<Record<string, object>>(`mutation {
      a: sampleUserTwoStepUpdate(userId: "1", on: true) { twoStep }
      b: sampleUserConnectionUpdate(userId: "1", service: ASANA, connected: true) { connections { service connected } }
      c: sampleUserNotificationsUpdate(userId: "1", notifications: [{ kind: BILLS, email: false, browser: false, app: true }]) { notifications { kind email browser app } }
    }`);
    expect(done["a"]).toEqual({ twoStep: true });
    expect(done["b"]).toMatchObject({ connections: { 4: { service: "ASANA", connected: true } } });
    expect(done["c"]).toMatchObject({
      notifications: { 2: { kind: "BILLS", email: false, browser: false, app: true } },
    });
  });

  it("signs out of a device, once", async () => {
    const { devices } = await account("2");
    const [first] = devices;
    const out = `mutation { sampleUserDeviceSignOut(userId: "2", id: "${first?.id}") { id } }`;
    await ask(out);
    expect((await account("2")).devices).toEqual(devices.slice(1));
    expect(await code(out)).toBe("NOT_FOUND");
  });

  it("takes a strong password only, and keeps when it was changed", async () => {
    expect(await code('mutation { sampleUserPasswordChange(userId: "3", password: "weak") { id } }')).toBe(
      "BAD_USER_INPUT",
    );
    expect(
      await ask(
        'mutation { row: sampleUserPasswordChange(userId: "3", password: "Harbour-22") { passwordChangedAt } }',
      ),
    ).toEqual({ row: { passwordChangedAt: "2026-11-21T09:41:00.000Z" } });
  });

  it("says when there is no such user", async () => {
    expect(await code('mutation { sampleUserTwoStepUpdate(userId: "999", on: true) { id } }')).toBe(
      "NOT_FOUND",
    );
  });

  it("goes with the user, and comes back with them", async () => {
    const { version } = await account("1");
    const { gone } = await ask<{ gone: { undoToken: string } }>(
      'mutation { gone: sampleUserDelete(id: "1") { undoToken } }',
    );
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: gone.undoToken });
    expect((await account("1")).version).toBe(version);
  });
});
