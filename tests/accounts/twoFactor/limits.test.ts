import { afterEach, beforeEach, expect, it } from "vitest";
import { createSignInLimits } from "#gateway/platform/limits/signInLimits.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { SECRET_KEY, twoFactorCalls } from "./twoFactorCalls.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway({ env: { SECRET_KEY, RATE_LIMIT: "on" } });
});
afterEach(() => gateway.close());
const { codeOf, wrongCode, turnOn } = twoFactorCalls(() => gateway);

const here = "127.0.0.1";
const LOGIN =
  'mutation ($otp: String) { login(email: "client@demo.com", password: "client", otp: $otp) { accessToken } }';
const login = async (code?: string, remoteAddress = here) =>
  await gateway.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: "client@demo.com", password: "client", code },
    remoteAddress,
  });
/** As if so many wrong codes had come from here. */
const guessed = async (count: number) => {
  const limits = createSignInLimits(gateway.store, gateway.clock, gateway.timers);
  for (let n = 0; n < count; n++) await limits.attemptCode("usr_client", here);
};

it("refuses even a right code after ten wrong ones from an address, until ten minutes have passed", async () => {
  const { secret } = await turnOn("client");
  gateway.clock.move(MINUTE);
  await guessed(9);
  expect((await gateway.graphql(LOGIN, { otp: wrongCode(secret) })).errors?.[0]?.extensions).toMatchObject({
    code: "TWO_FACTOR_REQUIRED",
  });
  expect((await gateway.graphql(LOGIN, { otp: codeOf(secret) })).errors?.[0]?.extensions).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfter: 540,
    fields: { otp: { code: "TOO_MANY_REQUESTS" } },
  });
  gateway.clock.move(10 * MINUTE);
  expect((await gateway.graphql(LOGIN, { otp: codeOf(secret) })).data).toMatchObject({ login: {} });
});

it("counts wrong recovery codes with them, and lets their owner in from another address", async () => {
  const { codes } = await turnOn("client");
  await guessed(9);
  expect((await gateway.graphql(LOGIN, { otp: "aaaa-aaaa-aaaa" })).errors?.[0]?.extensions).toMatchObject({
    code: "TWO_FACTOR_REQUIRED",
  });
  expect((await gateway.graphql(LOGIN, { otp: codes[0] })).errors?.[0]?.extensions).toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  expect((await login(codes[0], "10.0.0.2")).statusCode).toBe(200);
});

it("answers the documented login as documented then: 400, with what to do", async () => {
  const { secret } = await turnOn("client");
  await guessed(10);
  const answer = await login(codeOf(secret));
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      code: "TWO_FACTOR_REQUIRED",
      errors: { code: "Too many wrong codes for this account from this address: try again in 600 seconds." },
    },
  ]);
});

it("counts no right password as failed because its code is still to come", async () => {
  await turnOn("client");
  const limits = createSignInLimits(gateway.store, gateway.clock, gateway.timers);
  for (let n = 0; n < 99; n++) await limits.attempt("other", here);
  const asked = [await login(), await login()];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
});
