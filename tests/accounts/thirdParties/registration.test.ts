import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { startOAuthProvider, type OAuthProvider } from "#tests/support/oauthProvider.ts";
import { thirdPartyCalls } from "./thirdPartyCalls.ts";

const BEGIN = "mutation ($input: RegistrationInput!) { registrationBegin(input: $input) }";
const END = 'mutation ($token: String!) { registrationFinish(token: $token, password: "Harbour-1") }';

let provider: OAuthProvider;
let gateway: TestGateway;
let count = 0;
beforeAll(async () => {
  provider = await startOAuthProvider();
  gateway = await createTestGateway({
    env: { ...provider.env, SECRET_KEY: "a-key-for-tests-of-32-characters" },
  });
});
beforeEach(() => {
  count += 1;
  provider.says = { user: { id: count, login: `person${count}` }, emails: [] };
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
const { ask, come, link, links, refusal } = thirdPartyCalls(() => gateway);

/** Asks for an account, and answers the token of the mail's link. */
const register = async (ticketToken: string | null) => {
  const username = `harbour${count}`;
  const input = { email: `${username}@harbour.example`, username, password: "Harbour-1", ticketToken };
  await ask(BEGIN, { input });
  await gateway.timers.pass(0);
  const { outbox } = await ask<{ outbox: { text: string }[] }>("{ outbox { text } }");
  return /\/register#(\S+)/.exec(outbox[0]?.text ?? "")?.[1] ?? "";
};

it("links the third party once the account is there, and not before", async () => {
  const token = await register((await come()).ticketToken);
  expect(await come()).toMatchObject({ kind: "UNKNOWN" });
  await ask(END, { token });
  expect(await come()).toMatchObject({ kind: "SIGNED_IN" });
});

it("takes each ticket once, and asks for no account with one that is unknown", async () => {
  const { ticketToken } = await come();
  await register(ticketToken);
  for (const given of [ticketToken, "made-up"]) {
    const input = { email: "a@harbour.example", username: "another", password: "Harbour-1" };
    expect(await refusal(BEGIN, { input: { ...input, ticketToken: given } })).toMatchObject({
      code: "CHALLENGE_EXPIRED",
    });
  }
  const asked = await gateway.store.db.selectFrom("accounts_registrations").select("username").execute();
  expect(asked.map(({ username }) => username)).not.toContain("another");
});

it("makes the account without the third party where that was linked elsewhere meanwhile", async () => {
  const token = await register((await come()).ticketToken);
  const client = await link("client");
  await ask(END, { token });
  expect(await links(client)).toHaveLength(1);
  const { accessToken } = (
    await gateway.inject({
      method: "POST",
      url: "/api/ordinaryUser/login",
      payload: { username: `harbour${count}`, password: "Harbour-1" },
    })
  ).json<{ accessToken: string }>();
  expect(await links(accessToken)).toEqual([]);
});
