import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const BEGIN = "mutation ($input: RegistrationInput!) { registrationBegin(input: $input) }";
const FINISH =
  "mutation ($token: String!, $password: String!, $username: String) { name: registrationFinish(token: $token, password: $password, username: $username) }";
const PASSWORD = "Ebb-and-flow 4";
const DAY = 24 * 3_600_000;

describe.each(storeKinds)("registering on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const env = { PUBLIC_URL: "https://console.example.org", RATE_LIMIT: "on" };
    gateway = await createTestGateway({ store: await openSampleStore(kind), env });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  const begin = async (username: string, given: object = {}) => {
    const input = { email: `${username}@harbour.example`, username, password: PASSWORD, ...given };
    const { data, errors } = await gateway.graphql(BEGIN, { input });
    await gateway.timers.pass(0);
    return errors?.[0]?.extensions ?? data?.["registrationBegin"];
  };
  const lastMail = async () =>
    (
      await ask<{ outbox: { kind: string; address: string; name: string; text: string }[] }>(
        "{ outbox { kind address name text } }",
      )
    ).outbox[0];
  const newToken = async (username: string, given: object = {}) => {
    expect(await begin(username, given)).toBe(true);
    return /\/register#(\S+)/.exec((await lastMail())?.text ?? "")?.[1] ?? "";
  };
  const finish = async (token: string, given: object = {}) => {
    const { data, errors } = await gateway.graphql(FINISH, { token, password: PASSWORD, ...given });
    return errors?.[0]?.extensions ?? data?.["name"];
  };
  const signIn = async (username: string, password = PASSWORD) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/api/ordinaryUser/login",
        payload: { username, password },
      })
    ).statusCode;

  it("makes the account once the link of the mail was followed, and not before", async () => {
    const token = await newToken("muyun", { inviteCode: "HARBOR26", language: "EN" });
    expect(await lastMail()).toMatchObject({
      kind: "REGISTRATION",
      address: "muyun@harbour.example",
      name: "muyun",
    });
    expect(await signIn("muyun")).toBe(400);
    expect(await finish(token)).toBe("muyun");
    expect(await signIn("muyun")).toBe(200);
    const row = await gateway.store.db
      .selectFrom("accounts_users")
      .select(["role", "staff", "inviteCode"])
      .where("username", "=", "muyun")
      .executeTakeFirst();
    expect(row).toEqual({ role: "client", staff: null, inviteCode: "HARBOR26" });
    expect(await finish(token)).toMatchObject({ code: "LINK_EXPIRED" });
  });

  it("asks for the password that was chosen, and keeps the link while it is wrong", async () => {
    const token = await newToken("rosalind");
    expect(await finish(token, { password: "Another 1" })).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: { code: "INVALID_CREDENTIALS" } },
    });
    expect(await finish(token)).toBe("rosalind");
  });

  it("answers the same for an address that has an account, and tells its owner", async () => {
    expect(await begin("clienta", { email: "Client@demo.com" })).toBe(true);
    expect(await lastMail()).toMatchObject({ kind: "ALREADY_REGISTERED", address: "client@demo.com" });
  });

  it("takes no name that another has, or that looks like one, and lets choose another", async () => {
    const others = { client: "bosun", c1ient: "purser", "cl.ient": "stoker" };
    for (const [username, other] of Object.entries(others)) {
      const token = await newToken(username, { email: `taken-${username}@harbour.example` });
      expect(await finish(token)).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { username: { code: "TAKEN" } },
      });
      expect(await finish(token, { username: other })).toBe(other);
      expect(await signIn("client", "client")).toBe(200);
      await gateway.timers.pass(11 * 60_000);
    }
  });

  it("makes one account of two registrations of one address", async () => {
    const email = "twins@harbour.example";
    const [first, second] = [await newToken("castor", { email }), await newToken("pollux", { email })];
    const answers = await Promise.all([finish(first), finish(second)]);
    expect(answers.filter((answer) => typeof answer === "string")).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ code: "LINK_EXPIRED" }));
  });

  it("takes no link of more than a day", async () => {
    const token = await newToken("slowpoke");
    await gateway.timers.pass(DAY);
    expect(await finish(token)).toMatchObject({ code: "LINK_EXPIRED" });
    expect(await signIn("slowpoke")).toBe(400);
  });

  it.each([
    ["email", { email: "nobody" }],
    ["username", { username: "Zwölf" }],
    ["username", { username: "a" }],
    ["username", { username: "-dash" }],
    ["username", { username: "x".repeat(500) }],
    ["password", { password: "short" }],
    ["inviteCode", { inviteCode: "no code" }],
  ])("refuses a wrong %s: %o", async (field, given) => {
    expect(await begin("nobody", given)).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: {} },
    });
  });
});
