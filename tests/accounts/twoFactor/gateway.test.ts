import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { SECRET_KEY, twoFactorCalls } from "./twoFactorCalls.ts";

const STATE = "{ twoFactor { isOn since recoveryCodesLeft } }";
const END =
  "mutation ($password: String!, $otp: String!) { twoFactorEnd(password: $password, otp: $otp) { isOn } }";
const RENEW = "mutation ($password: String!) { codes: recoveryCodesRenew(password: $password) }";

describe.each(storeKinds)("the second step of a sign-in on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind), env: { SECRET_KEY } });
  }, 60_000);
  afterAll(() => gateway.close());
  const { ask, codeOf, wrongCode, begin, confirm, turnOn, signIn } = twoFactorCalls(() => gateway);
  const refusal = async (query: string, variables: object, token: string) =>
    (await gateway.graphql(query, variables, token)).errors?.[0]?.extensions;

  it("is asked for once the password is right, and not before", async () => {
    const { secret } = await turnOn("client");
    const asked = await signIn("client");
    expect([asked.statusCode, asked.json()]).toEqual([
      400,
      { code: "TWO_FACTOR_REQUIRED", errors: { code: expect.stringContaining("asks for a code") } },
    ]);
    const { errors } = await gateway.graphql(
      'mutation { login(email: "client@demo.com", password: "wrong", otp: "000000") { accessToken } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_CREDENTIALS", fields: { email: {} } });
    gateway.clock.move(60_000);
    expect((await signIn("client", codeOf(secret))).statusCode).toBe(200);
  });

  it("takes a code of a moment ago, none that was used, and none that is wrong", async () => {
    const { secret } = await turnOn("support");
    gateway.clock.move(60_000);
    const code = codeOf(secret, -30_000);
    expect((await signIn("support", code)).statusCode).toBe(200);
    const again = await signIn("support", code);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([400, "TWO_FACTOR_REQUIRED"]);
    expect((await signIn("support", wrongCode(secret))).statusCode).toBe(400);
  });

  it("takes each recovery code once, however it is written", async () => {
    const { token, codes } = await turnOn("developer");
    expect(new Set(codes).size).toBe(10);
    const [first = ""] = codes;
    expect((await signIn("developer", first.toUpperCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect((await signIn("developer", first)).statusCode).toBe(400);
    expect(await ask(STATE, {}, token)).toMatchObject({ twoFactor: { isOn: true, recoveryCodesLeft: 9 } });
    const renewed = (await ask<{ codes: string[] }>(RENEW, { password: "developer" }, token)).codes;
    expect((await signIn("developer", codes[1])).statusCode).toBe(400);
    expect((await signIn("developer", renewed[1])).statusCode).toBe(200);
  });

  it("counts only once a code has proved that the app makes the right ones", async () => {
    const token = await gateway.signIn("finance");
    const { secret, uri } = await begin(token, "finance");
    expect(uri).toMatch(/^otpauth:\/\/totp\/Berth:finance%40demo\.com\?/);
    expect((await signIn("finance")).statusCode).toBe(200);
    await expect(confirm(token, wrongCode(secret))).rejects.toThrow("not right");
    const { secret: other } = await begin(token, "finance");
    await expect(confirm(token, codeOf(secret))).rejects.toThrow("not right");
    await confirm(token, codeOf(other));
    expect((await signIn("finance")).statusCode).toBe(400);
  });

  it("is not set up anew, turned off or given new codes without the password, nor turned off without a code", async () => {
    const { token, secret } = await turnOn("finance2");
    expect(await refusal('mutation { twoFactorBegin(password: "x") { secret } }', {}, token)).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: {} },
    });
    expect(
      await refusal('mutation { twoFactorBegin(password: "finance2") { secret } }', {}, token),
    ).toMatchObject({ code: "CONFLICT" });
    expect(await refusal(RENEW, { password: "x" }, token)).toMatchObject({ fields: { password: {} } });
    expect(await refusal(END, { password: "x", otp: codeOf(secret, 30_000) }, token)).toMatchObject({
      fields: { password: {} },
    });
    expect(await refusal(END, { password: "finance2", otp: wrongCode(secret) }, token)).toMatchObject({
      fields: { otp: {} },
    });
    expect(await ask(END, { password: "finance2", otp: codeOf(secret, 30_000) }, token)).toEqual({
      twoFactorEnd: { isOn: false },
    });
    expect((await signIn("finance2")).statusCode).toBe(200);
    expect(await ask(STATE, {}, token)).toEqual({
      twoFactor: { isOn: false, since: null, recoveryCodesLeft: 0 },
    });
  });

  it("has nothing to confirm and no codes to renew while it is off", async () => {
    const token = await gateway.signIn("admin");
    expect(await refusal('mutation { twoFactorConfirm(otp: "000000") }', {}, token)).toMatchObject({
      code: "CONFLICT",
    });
    expect(await refusal(RENEW, { password: "admin" }, token)).toMatchObject({ code: "CONFLICT" });
  });

  it("leaves its secret sealed in the store and its codes hashed, and the record says what happened", async () => {
    const { token, secret, codes } = await turnOn("admin");
    const kept = JSON.stringify([
      await gateway.store.db.selectFrom("accounts_two_factor").selectAll().execute(),
      await gateway.store.db.selectFrom("accounts_recovery_codes").selectAll().execute(),
    ]);
    for (const one of [secret, ...codes]) expect(kept).not.toContain(one);
    gateway.clock.move(60_000);
    await signIn("admin", wrongCode(secret));
    await signIn("admin", codeOf(secret));
    const { ownAudit } = await ask<{ ownAudit: { items: object[] } }>(
      "{ ownAudit(first: 3) { items { kind detail } } }",
      {},
      token,
    );
    expect(ownAudit.items).toEqual([
      { kind: "SIGN_IN", detail: { by: "username", step: "app" } },
      { kind: "SIGN_IN_FAILED", detail: { by: "username", step: "refused" } },
      { kind: "TWO_FACTOR_ON", detail: {} },
    ]);
  });
});
