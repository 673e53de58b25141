import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { twoFactorCalls, SECRET_KEY } from "#tests/accounts/twoFactor/twoFactorCalls.ts";
import { createAuthenticator } from "./authenticator.ts";
import { FINISH, passkeyCalls } from "./passkeyCalls.ts";

const BEGIN = "mutation ($password: String!) { passkeyAddBegin(password: $password) }";
const ADD = "mutation ($credential: JSON!) { passkeyAddFinish(credential: $credential) { id } }";
const RENAME = "mutation ($id: ID!, $name: String!) { passkeyRename(id: $id, name: $name) { name } }";
const REMOVE = "mutation ($id: ID!, $password: String!) { passkeyRemove(id: $id, password: $password) }";

describe.each(storeKinds)("passkeys on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind), env: { SECRET_KEY } });
  }, 60_000);
  afterAll(() => gateway.close());
  const calls = passkeyCalls(() => gateway);
  const { ask, add, beginAdding, finishAdding, beginSigningIn, signIn, list, record, refusal } = calls;
  const { turnOn } = twoFactorCalls(() => gateway);

  it("sign in the account that they were added to, in the place of both steps", async () => {
    const { device } = await add("client", "Harbour key");
    await turnOn("client");
    const { data } = await signIn(device);
    expect(data).toMatchObject({ passkeySignInFinish: { userData: { username: "client" } } });
    const { accessToken } = (data?.["passkeySignInFinish"] ?? {}) as { accessToken: string };
    expect(await record(accessToken)).toEqual([
      { kind: "SIGN_IN", detail: { by: "passkey", passkey: "Harbour key" } },
    ]);
    expect((await list(accessToken))[0]?.lastUsedAt).toBe("2026-11-21T09:41:00.000Z");
  });

  it("are listed by their names, renamed, and removed, and the record says so", async () => {
    const { token, device, id } = await add("support");
    expect(await list(token)).toMatchObject([{ id, lastUsedAt: null, isSynced: false }]);
    await ask(RENAME, { id, name: "  Blue key " }, token);
    expect(await list(token)).toMatchObject([{ id, name: "Blue key" }]);
    expect(await ask(REMOVE, { id, password: "support" }, token)).toEqual({ passkeyRemove: id });
    expect(await list(token)).toEqual([]);
    expect((await signIn(device)).errors?.[0]?.extensions.code).toBe("INVALID_CREDENTIALS");
    expect((await record(token, 2)).map(({ kind }) => kind)).toEqual(["PASSKEY_REMOVED", "PASSKEY_ADDED"]);
  });

  it("are neither added nor removed without the password, nor by anybody else", async () => {
    const { token, id } = await add("developer");
    expect(await refusal(BEGIN, { password: "wrong" }, token)).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: {} },
    });
    expect(await refusal(REMOVE, { id, password: "wrong" }, token)).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: {} },
    });
    const other = await gateway.signIn("admin");
    expect(await refusal(REMOVE, { id, password: "admin" }, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(RENAME, { id, name: "Mine" }, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await list(token)).toHaveLength(1);
  });

  it("take a name of 1 to 60 characters", async () => {
    const { token, id } = await add("finance", "Pier");
    for (const name of [" ", "x".repeat(61)])
      expect(await refusal(RENAME, { id, name }, token)).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { name: {} },
      });
    expect((await list(token)).map(({ name }) => name)).toEqual(["Pier"]);
  });

  it("are added once: the browser is told of those that are there, and a second time is refused", async () => {
    const { token, device } = await add("finance2");
    const options = await beginAdding(token, "finance2");
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect(await refusal(ADD, { credential: device.make(options) }, token)).toMatchObject({
      code: "CONFLICT",
    });
    expect(await list(token)).toHaveLength(1);
  });

  it("are added by the session that asked, once, within five minutes", async () => {
    const token = await gateway.signIn("admin");
    const credential = createAuthenticator().make(await beginAdding(token, "admin"));
    const other = await gateway.signIn("admin");
    expect(await refusal(ADD, { credential }, other)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
    await finishAdding(token, credential);
    expect(await refusal(ADD, { credential }, token)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
    const late = createAuthenticator().make(await beginAdding(token, "admin"));
    gateway.clock.move(5 * 60_000);
    expect(await refusal(ADD, { credential: late }, token)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
    expect(await list(token)).toHaveLength(1);
  });

  it("are not added from another site, nor by a device that did not ask who is there", async () => {
    const token = await gateway.signIn("admin");
    const before = await list(token);
    for (const amiss of [{ origin: "https://berth.example" }, { verified: false }]) {
      const credential = createAuthenticator().make(await beginAdding(token, "admin"), amiss);
      expect(await refusal(ADD, { credential }, token)).toMatchObject({
        code: "INVALID_CREDENTIALS",
        fields: { passkey: {} },
      });
    }
    expect(await list(token)).toEqual(before);
  });

  it("are refused when what the browser sends is none of its answers", async () => {
    const token = await gateway.signIn("admin");
    const device = createAuthenticator();
    for (const credential of [1, {}, { ...device.show(await beginSigningIn()), id: "a\0b" }])
      for (const mutation of [FINISH, ADD])
        expect(await refusal(mutation, { credential }, token)).toMatchObject({
          code: "BAD_USER_INPUT",
          fields: { credential: {} },
        });
  });

  it("are at most twenty", async () => {
    const { token } = await add("developer");
    const { length } = await list(token);
    const further = Array.from({ length: 20 - length }, () => createAuthenticator());
    const late = createAuthenticator().make(await beginAdding(token, "developer"));
    for (const device of further)
      await finishAdding(token, device.make(await beginAdding(token, "developer")));
    expect(await refusal(BEGIN, { password: "developer" }, token)).toMatchObject({
      code: "TOO_MANY_PASSKEYS",
    });
    expect(await refusal(ADD, { credential: late }, token)).toMatchObject({ code: "TOO_MANY_PASSKEYS" });
    expect(await list(token)).toHaveLength(20);
  });
});
