import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const RESET = 'mutation ($captcha: JSON) { passwordResetBegin(email: "client@demo.com", captcha: $captcha) }';
const REGISTER = "mutation ($input: RegistrationInput!) { registrationBegin(input: $input) }";
const BEGIN = "mutation { captchaBegin }";
type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

describe.each(storeKinds)("a captcha on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind), env: { CAPTCHA: "on" } });
  }, 60_000);
  afterAll(() => gateway.close());

  const begin = async () => (await gateway.graphql(BEGIN)).data?.["captchaBegin"] as Challenge;
  const solve = async () => {
    const challenge = await begin();
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution: solution ?? expect.fail("It has no solution.") };
  };
  const codeOf = async (captcha: unknown) =>
    (await gateway.graphql(RESET, { captcha })).errors?.[0]?.extensions.code ?? null;

  it("that is solved lets a reset and a registration through, each once", async () => {
    const [first, second] = [await solve(), await solve()];
    expect(await codeOf(first)).toBeNull();
    expect(await codeOf(first)).toBe("CAPTCHA_REFUSED");
    const input = { email: "muyun@example.org", username: "muyun", password: "Tide-table 9" };
    const register = async (captcha: unknown) =>
      await gateway.graphql(REGISTER, { input: { ...input, captcha } });
    expect((await register(null)).errors?.[0]?.extensions.code).toBe("CAPTCHA_REFUSED");
    expect((await register(second)).data).toEqual({ registrationBegin: true });
    expect((await register(second)).errors?.[0]?.extensions.code).toBe("CAPTCHA_REFUSED");
  });

  it("that is missing, not solved, forged or made easier is refused", async () => {
    const { challenge, solution } = await solve();
    const { parameters } = challenge;
    for (const captcha of [
      undefined,
      null,
      "text",
      {},
      { challenge },
      { challenge, solution: { ...solution, derivedKey: "00" } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { until: 9e15 } } }, solution },
      { challenge: { ...challenge, signature: "00" }, solution },
    ])
      expect(await codeOf(captcha)).toBe("CAPTCHA_REFUSED");
    expect(await codeOf({ challenge, solution })).toBeNull();
  });

  it("that is older than ten minutes is refused", async () => {
    const solved = await solve();
    gateway.clock.move(10 * MINUTE);
    expect(await codeOf(solved)).toBe("CAPTCHA_REFUSED");
  });

  it("is not used up by what is wrong elsewhere", async () => {
    const captcha = await solve();
    const wrong = await gateway.graphql(REGISTER, {
      input: { email: "nobody", username: "muyun", password: "Tide-table 9", captcha },
    });
    expect(wrong.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(await codeOf(captcha)).toBeNull();
  });
});

it("nothing asks for a captcha where they are off", async () => {
  const gateway = await createTestGateway();
  expect((await gateway.graphql(BEGIN)).data).toEqual({ captchaBegin: null });
  expect((await gateway.graphql(RESET)).data).toEqual({ passwordResetBegin: true });
  await gateway.close();
});
