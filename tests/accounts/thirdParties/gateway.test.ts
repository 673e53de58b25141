import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { startOAuthProvider, type OAuthProvider } from "#tests/support/oauthProvider.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { SECRET_KEY, twoFactorCalls } from "#tests/accounts/twoFactor/twoFactorCalls.ts";
import { BROWSER, FINISH, thirdPartyCalls } from "./thirdPartyCalls.ts";

const LINK =
  "mutation ($ticketToken: String!, $password: String!) { thirdPartyLink(ticketToken: $ticketToken, password: $password) { thirdParty name } }";
const SIGN_IN =
  "mutation ($ticketToken: String!, $otp: String!) { thirdPartySignIn(ticketToken: $ticketToken, otp: $otp) { userData { username } } }";

let provider: OAuthProvider;
beforeAll(async () => {
  provider = await startOAuthProvider();
});
afterAll(() => provider.close());

describe.each(storeKinds)("third parties on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const store = await openSampleStore(kind);
    gateway = await createTestGateway({ store, env: { SECRET_KEY, ...provider.env } });
  }, 60_000);
  afterEach(async () => {
    provider.says = { user: { id: 42, login: "linzhixia-dev" }, emails: [] };
    await gateway.store.db.deleteFrom("accounts_third_parties").execute();
  });
  afterAll(() => gateway.close());
  const calls = thirdPartyCalls(() => gateway);
  const { ask, begin, beginLinking, follow, finish, come, link, unlink, links, refusal } = calls;

  it("are those that are set up, and send the person there with a state and a challenge", async () => {
    expect(await ask("{ thirdParties }")).toEqual({ thirdParties: ["GITHUB", "LINUXDO"] });
    const { searchParams } = new URL(await begin());
    expect(searchParams.get("redirect_uri")).toBe("http://localhost/oauth/github/callback");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("state")).toMatch(/^[\w-]{20,}$/);
  });

  it("sign in the account that they are linked to, and the record says so", async () => {
    const token = await link("client");
    expect(await links(token)).toMatchObject([
      { thirdParty: "GITHUB", name: "linzhixia-dev", lastUsedAt: null },
    ]);
    expect(await come()).toMatchObject({ kind: "SIGNED_IN", ticketToken: null });
    const { ownAudit } = await ask<{ ownAudit: { items: object[] } }>(
      "{ ownAudit(first: 2) { items { kind detail } } }",
      {},
      token,
    );
    expect(ownAudit.items).toEqual([
      { kind: "SIGN_IN", detail: { by: "github" } },
      { kind: "THIRD_PARTY_LINKED", detail: { by: "github" } },
    ]);
    expect(await come("LINUXDO")).toMatchObject({ kind: "UNKNOWN" });
    await unlink(token, "client");
    expect(await links(token)).toEqual([]);
    expect(await come()).toMatchObject({ kind: "UNKNOWN" });
  });

  it("find no account by an e-mail address, and suggest only one that is verified", async () => {
    const email = "client@demo.com";
    provider.says.emails = [{ email, primary: true, verified: true }];
    expect(await come()).toMatchObject({ kind: "UNKNOWN", username: "linzhixia-dev", email });
    provider.says.emails = [{ email, primary: true, verified: false }];
    provider.says.user = { id: 42, login: "Not a name!" };
    expect(await come()).toMatchObject({ kind: "UNKNOWN", username: null, email: null });
  });

  it("are linked after signing in, with the password, once for each ticket", async () => {
    const { ticketToken } = await come();
    const token = await gateway.signIn("support");
    expect(await refusal(LINK, { ticketToken, password: "wrong" }, token)).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: {} },
    });
    expect(await ask(LINK, { ticketToken, password: "support" }, token)).toEqual({
      thirdPartyLink: { thirdParty: "GITHUB", name: "linzhixia-dev" },
    });
    expect(await refusal(LINK, { ticketToken, password: "support" }, token)).toMatchObject({
      code: "CHALLENGE_EXPIRED",
    });
    expect(await come()).toMatchObject({ kind: "SIGNED_IN" });
  });

  it("ask for the second step of an account that has one", async () => {
    const { codeOf, wrongCode, turnOn } = twoFactorCalls(() => gateway);
    await link("developer");
    const { secret } = await turnOn("developer");
    gateway.clock.move(60_000);
    const { kind, ticketToken } = await come();
    expect(kind).toBe("CODE_NEEDED");
    expect(await refusal(SIGN_IN, { ticketToken, otp: wrongCode(secret) })).toMatchObject({
      code: "TWO_FACTOR_REQUIRED",
      fields: { otp: {} },
    });
    expect(await ask(SIGN_IN, { ticketToken, otp: codeOf(secret) })).toEqual({
      thirdPartySignIn: { userData: { username: "developer" } },
    });
    expect(await refusal(SIGN_IN, { ticketToken, otp: codeOf(secret) })).toMatchObject({
      code: "CHALLENGE_EXPIRED",
    });
  });

  it("belong to one account each, and an account to one person of each", async () => {
    await link("finance");
    const token = await gateway.signIn("finance2");
    const back = await follow(await beginLinking(token, "finance2"));
    expect(await refusal(FINISH, back, token)).toMatchObject({ code: "LINKED_ELSEWHERE" });
    provider.says.user = { id: 43, login: "other" };
    const first = await gateway.signIn("finance");
    const again = await follow(await beginLinking(first, "finance"));
    expect(await refusal(FINISH, again, first)).toMatchObject({ code: "LINKED_ELSEWHERE" });
    expect(await links(token)).toEqual([]);
  });

  it("are refused when the way back was used, is forged, too old, or was begun in another browser", async () => {
    const back = await follow(await begin());
    const wrong = [
      { ...back, state: `${back.state}x` },
      { ...back, browserToken: `${BROWSER}x` },
      { ...back, thirdParty: "LINUXDO" },
    ];
    for (const one of wrong) expect(await refusal(FINISH, one)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
    await finish(back);
    expect(await refusal(FINISH, back)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
    const late = await follow(await begin());
    gateway.clock.move(10 * 60_000);
    expect(await refusal(FINISH, late)).toMatchObject({ code: "CHALLENGE_EXPIRED" });
  });

  it("are linked in the session that asked, and in no other", async () => {
    const back = await follow(await beginLinking(await gateway.signIn("admin"), "admin"));
    for (const token of [undefined, await gateway.signIn("client")])
      expect(await refusal(FINISH, { ...back, state: back.state }, token)).toMatchObject({
        code: "CHALLENGE_EXPIRED",
      });
    expect(await links(await gateway.signIn("client"))).toEqual([]);
  });

  it("leave nothing that lets somebody in readable in the store", async () => {
    const { ticketToken } = await come();
    const url = new URL(await begin());
    const kept = JSON.stringify([
      await gateway.store.db.selectFrom("accounts_third_party_states").selectAll().execute(),
      await gateway.store.db.selectFrom("accounts_third_party_tickets").selectAll().execute(),
    ]);
    for (const secret of [ticketToken, url.searchParams.get("state"), BROWSER])
      expect(kept).not.toContain(secret);
  });
});
