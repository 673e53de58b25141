import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { startOAuthProvider, type OAuthProvider } from "#tests/support/oauthProvider.ts";
import { FINISH, thirdPartyCalls } from "./thirdPartyCalls.ts";

let provider: OAuthProvider;
let gateway: TestGateway;
beforeEach(async () => {
  provider = await startOAuthProvider();
  gateway = await createTestGateway({ env: provider.env });
});
afterEach(async () => {
  await gateway.close();
  if (provider.server.listening) await provider.close();
});
const { ask, begin, follow, refusal } = thirdPartyCalls(() => gateway);

const expectRefused = async (back: object) => {
  expect(await refusal(FINISH, back)).toMatchObject({ code: "PROVIDER_FAILED" });
  for (const table of ["accounts_sessions", "accounts_third_party_tickets"] as const)
    expect(await gateway.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
};

it.each<[string, unknown]>([
  ["says nobody came", {}],
  ["has no identifier for the person", { login: "linzhixia-dev" }],
  ["has no name for the person", { id: 42 }],
  ["identifies the person by something else", { id: { evil: true }, login: "a" }],
  ["sends a list", []],
  ["sends nothing", null],
])("refuses a third party that %s", async (_, user) => {
  provider.says.user = user;
  await expectRefused(await follow(await begin()));
});

it("refuses a third party that does not take the code, or answers in another shape", async () => {
  provider.server.service.once("beforeResponse", (answer) => {
    Object.assign(answer, { statusCode: 400, body: { error: "invalid_grant" } });
  });
  await expectRefused(await follow(await begin()));
  provider.server.service.once("beforeResponse", (answer) => {
    Object.assign(answer, { body: { error: "bad_verification_code" } });
  });
  await expectRefused(await follow(await begin()));
});

it("refuses a third party that fails when it is asked who came", async () => {
  provider.server.service.once("beforeUserinfo", (answer) => {
    Object.assign(answer, { statusCode: 500 });
  });
  await expectRefused(await follow(await begin()));
});

it("refuses when the third party is away", async () => {
  const back = await follow(await begin());
  await provider.close();
  await expectRefused(back);
});

it("shows no address where the list of them is not one", async () => {
  provider.says.emails = { message: "no" };
  const { data } = await gateway.graphql(FINISH, await follow(await begin()));
  expect(data).toMatchObject({ outcome: { kind: "UNKNOWN", email: null } });
});

it("asks no third party at a private address that is not listed", async () => {
  await gateway.close();
  const { PRIVATE_HOSTS: _, ...env } = provider.env;
  gateway = await createTestGateway({ env });
  await expectRefused(await follow(await begin()));
});

it("offers none where none is set up", async () => {
  await gateway.close();
  gateway = await createTestGateway();
  expect(await ask("{ thirdParties }")).toEqual({ thirdParties: [] });
  await expect(begin()).rejects.toThrow("GitHub is not set up here");
});

it("takes no browser's token that could be guessed", async () => {
  expect(
    await refusal('mutation { thirdPartyBegin(thirdParty: GITHUB, browserToken: "short") }', {}),
  ).toMatchObject({ code: "BAD_USER_INPUT", fields: { browserToken: {} } });
});
