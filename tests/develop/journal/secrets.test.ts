import { parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hideSecrets } from "#gateway/platform/redaction.ts";
import type { TestGateway } from "#tests/support/gateway.ts";
import { clearJournal, journalCalls, LIST, openJournal } from "./journalCalls.ts";

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  ({ gateway, origin } = await openJournal());
});
afterAll(() => gateway.close());
beforeEach(() => clearJournal(gateway));
const { journal, send } = journalCalls(
  () => gateway,
  () => origin,
);

describe("secrets", () => {
  const SECRETS = ["hunter-2", "s3cr3t-token", "s3ss10n"];
  it("never reach the journal, wherever they stand", async () => {
    await send(
      "/api/auth/login",
      { email: "a@demo.com", password: "hunter-2" },
      { authorization: "Bearer s3ss10n" },
    );
    await send(`${LIST}?access_token=s3cr3t-token&q=desk`, undefined, { cookie: "x-token=%22s3ss10n%22" });
    await send("/graphql", { query: 'mutation { login(email: "a", password: "hunter-2") { accessToken } }' });
    await send("/graphql", {
      query: 'mutation { login(email: "a", password: """hunter-2""") { accessToken } }',
    });
    await send("/graphql", {
      query: 'mutation Sign($p: String!) { login(email: "a", password: $p) { accessToken } }',
      variables: { p: "hunter-2" },
    });
    await send("/graphql", {
      query: 'mutation Sign($p: String! = "hunter-2") { login(email: "a", password: $p) { accessToken } }',
    });
    await send("/graphql", {
      query: "query ($password: String) { __typename }",
      variables: { password: "hunter-2", deep: { apiKey: "s3cr3t-token" } },
    });
    await send("/graphql", { query: 'mutation { login(email: "a", password: "hunter-2") { accessToken }' });
    await send("/graphql", [{ query: "{ a }", variables: { token: "s3cr3t-token" } }]);
    await send(`/graphql?query=${encodeURIComponent('{ undo(token: "s3cr3t-token") }')}`);
    await send("/api/mock/rules", { path: "*", status: 500, secret: { any: "s3cr3t-token" } });
    const text = JSON.stringify((await journal("itemsPerPage: 100")).items);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).toContain("«PASSWORD»");
    expect(text).toContain("access_token=«ACCESS_TOKEN»&q=desk");
    const rules = (await gateway.inject({ method: "GET", url: "/api/mock/rules" })).json<{
      rules: { id: string }[];
    }>().rules;
    for (const { id } of rules) await gateway.inject({ method: "DELETE", url: `/api/mock/rules/${id}` });
  });

  it("of a second step never reach it from the documented logins or GraphQL", async () => {
    await send("/api/auth/login", { email: "a@demo.com", password: "hunter-2", code: "424242" });
    await send("/api/ordinaryUser/login", { username: "a", password: "hunter-2", code: "424242" });
    for (const query of [
      'mutation { login(email: "a", password: "hunter-2", otp: "424242") { accessToken } }',
      'mutation { twoFactorConfirm(otp: "424242") }',
      'mutation { twoFactorEnd(password: "hunter-2", otp: "424242") { isOn } }',
      'mutation { passwordChange(currentPassword: "hunter-2", password: "424242") { accessToken } }',
    ])
      await send("/graphql", { query });
    await send("/api/auth/login", { recoveryCode: "424242" });
    await send("/api/auth/login", { code: "CNY" });
    const text = JSON.stringify((await journal("itemsPerPage: 100")).items);
    for (const secret of ["hunter-2", "424242"]) expect(text).not.toContain(secret);
    expect(text).toContain("«CODE»");
    expect(text).toContain("CNY");
  });

  it("become variables of the document", () => {
    const { document, secrets } = hideSecrets(
      parse(
        'query Q { ...F } fragment F on Query { a(input: { newPassword: "x", list: ["y"] }, pinned: 1) }',
      ),
    );
    expect(parse(document)).toBeDefined();
    expect(document).toContain("query Q($newPassword: String!)");
    expect(document).toContain('{newPassword: $newPassword, list: ["y"]}, pinned: 1');
    expect(secrets).toEqual({ newPassword: "«NEW_PASSWORD»" });
  });
});
