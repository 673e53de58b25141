import { afterEach, beforeEach, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { createSignInLimits } from "#gateway/platform/limits/signInLimits.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { createAuthenticator } from "./authenticator.ts";
import { FINISH, passkeyCalls } from "./passkeyCalls.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway({ env: { RATE_LIMIT: "on" } });
});
afterEach(() => gateway.close());
const { add, beginSigningIn, signIn, list, record, refusal } = passkeyCalls(() => gateway);

const sessions = async () =>
  (await gateway.store.db.selectFrom("accounts_sessions").select("id").execute()).length;

it("refuses a passkey that has counted less than before, signs nobody in, and the record says so", async () => {
  const { token, device } = await add("client", "Pier");
  expect((await signIn(device, { counter: 7 })).errors).toBeUndefined();
  const before = await sessions();
  for (const counter of [7, 6, 0])
    expect((await signIn(device, { counter })).errors?.[0]?.extensions.code).toBe("PASSKEY_COPIED");
  expect(await sessions()).toBe(before);
  expect(await record(token)).toEqual([
    { kind: "PASSKEY_COPIED", detail: { by: "passkey", passkey: "Pier" } },
  ]);
  expect((await signIn(device, { counter: 8 })).errors).toBeUndefined();
});

it("takes a device that never counts again and again", async () => {
  const { device } = await add("client");
  for (let n = 0; n < 2; n++) expect((await signIn(device, { counter: 0 })).errors).toBeUndefined();
});

it("does not take what has counted less for a copy when somebody else says so", async () => {
  const { token, device } = await add("client");
  await signIn(device, { counter: 7 });
  const forged = await signIn(device, { counter: 1, signature: "MEUCIQ" });
  expect(forged.errors?.[0]?.extensions.code).toBe("INVALID_CREDENTIALS");
  expect(await record(token)).toEqual([{ kind: "SIGN_IN_FAILED", detail: { by: "passkey" } }]);
});

it("takes each answer of a browser once, and none after five minutes", async () => {
  const { device } = await add("client");
  const credential = device.show(await beginSigningIn());
  expect((await gateway.graphql(FINISH, { credential })).errors).toBeUndefined();
  expect(await refusal(FINISH, { credential })).toMatchObject({ code: "CHALLENGE_EXPIRED" });
  const late = device.show(await beginSigningIn());
  gateway.clock.move(5 * MINUTE);
  expect(await refusal(FINISH, { credential: late })).toMatchObject({ code: "CHALLENGE_EXPIRED" });
  const madeUp = device.show({ challenge: "AAAA", rpId: "localhost" });
  expect(await refusal(FINISH, { credential: madeUp })).toMatchObject({ code: "CHALLENGE_EXPIRED" });
});

it("takes no challenge for signing in that was given for adding", async () => {
  const { token, device } = await add("client");
  const { options } = await passkeyCalls(() => gateway).ask<{ options: { challenge: string } }>(
    'mutation { options: passkeyAddBegin(password: "client") }',
    {},
    token,
  );
  const credential = device.show({ ...options, rpId: "localhost" });
  expect(await refusal(FINISH, { credential }, token)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
});

it("answers an unknown passkey as one that is not right, so that nobody learns of an account", async () => {
  const { device, token } = await add("client");
  const before = await sessions();
  const answers = [
    await signIn(createAuthenticator()),
    await signIn(device, { signature: "MEUCIQ" }),
    await signIn(device, { origin: "https://berth.example" }),
    await signIn(device, { verified: false }),
    await signIn(device, { userHandle: Buffer.from("usr_admin").toString("base64url") }),
  ];
  const told = answers.map(({ errors }) => ({
    ...errors?.[0],
    extensions: { ...errors?.[0]?.extensions, requestId: "" },
  }));
  expect(told[0]).toMatchObject({ extensions: { code: "INVALID_CREDENTIALS", fields: { passkey: {} } } });
  expect(told.every((one) => JSON.stringify(one) === JSON.stringify(told[0]))).toBe(true);
  expect(await sessions()).toBe(before);
  expect((await list(token))[0]?.lastUsedAt).toBeNull();
});

it("counts what is refused with the other failed sign-ins of the address, and what is right nowhere", async () => {
  const { device } = await add("client");
  const limits = createSignInLimits(gateway.store, gateway.clock, gateway.timers);
  for (let n = 0; n < 98; n++) await limits.attempt(`other-${n}`, "127.0.0.1");
  for (let n = 0; n < 3; n++) expect((await signIn(device)).errors).toBeUndefined();
  for (let n = 0; n < 2; n++)
    expect((await signIn(device, { verified: false })).errors?.[0]?.extensions.code).toBe(
      "INVALID_CREDENTIALS",
    );
  expect((await signIn(device)).errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
});

it("sets the cookies of a session, for 30 days where that is asked for", async () => {
  const { device } = await add("client");
  const query = FINISH.replace("(credential: $credential)", "(credential: $credential, remember: true)");
  const answer = await gateway.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables: { credential: device.show(await beginSigningIn()) } },
  });
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: "x-token", httpOnly: true, maxAge: 30 * 24 * 3_600 }),
  );
});

it("forgets the challenges that nobody took up", async () => {
  await beginSigningIn();
  gateway.clock.move(5 * MINUTE);
  await beginSigningIn();
  expect(
    await gateway.store.db.selectFrom("accounts_passkey_challenges").select("hash").execute(),
  ).toHaveLength(1);
});

const BEGIN = { query: "mutation { passkeySignInBegin }" };
const begunAt = async (host: string) =>
  (await gateway.inject({ method: "POST", url: "/graphql", payload: BEGIN, headers: { host } })).json<{
    errors?: { extensions: { code: string } }[];
    data: { passkeySignInBegin: { rpId: string } } | null;
  }>();

it.each(["127.0.0.1:4000", "[::1]:4000", "berth.example"])(
  "has none at http://%s, where browsers give none",
  async (host) => {
    expect((await begunAt(host)).errors?.[0]?.extensions.code).toBe("PASSKEYS_UNAVAILABLE");
  },
);

it("belongs to the host of PUBLIC_URL, whatever a request calls it", async () => {
  await gateway.close();
  gateway = await createTestGateway({ env: { PUBLIC_URL: "https://console.berth.example" } });
  expect((await begunAt("evil.example")).data?.passkeySignInBegin.rpId).toBe("console.berth.example");
  const token = await gateway.signIn("client");
  const { beginAdding, finishAdding } = passkeyCalls(() => gateway);
  const device = createAuthenticator("https://console.berth.example");
  await finishAdding(token, device.make(await beginAdding(token, "client")));
  expect((await signIn(device)).data).toMatchObject({ passkeySignInFinish: {} });
});
