import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const FIELDS = "{ id fullName username email role suspendedAt openSessions lastSeenAt hasTwoFactor }";
const LIST = `query ($filter: AccountFilter, $first: Int! = 20, $before: ID) { accounts(filter: $filter, first: $first, before: $before) { items ${FIELDS} hasMore } }`;
const INVITE = `mutation ($input: AccountInviteInput!, $password: String! = "admin") { account: accountInvite(input: $input, password: $password) ${FIELDS} }`;
const ROLE = `mutation ($id: ID!, $role: AccessRole!, $password: String! = "admin") { account: accountRoleSet(id: $id, role: $role, password: $password) ${FIELDS} }`;
const one = (name: string) => `mutation ($id: ID!) { account: ${name}(id: $id) ${FIELDS} }`;
const [SUSPEND, RESTORE, END] = [one("accountSuspend"), one("accountRestore"), one("accountSessionsEnd")];

interface Account {
  id: string;
  username: string;
  role: string;
  suspendedAt: string | null;
  openSessions: number;
}

describe.each(storeKinds)("administrators on %s", (kind) => {
  let gateway: TestGateway;
  let admin: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    admin = await gateway.signIn("admin");
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const act = async (query: string, variables: object) =>
    (await ask<{ account: Account }>(query, variables, admin)).account;
  const refusal = async (query: string, variables: object, token = admin) =>
    (await gateway.graphql(query, variables, token)).errors?.[0]?.extensions;
  const list = async (variables: object) =>
    (await ask<{ accounts: { items: Account[]; hasMore: boolean } }>(LIST, variables, admin)).accounts;
  const names = async (filter: object) => (await list({ filter })).items.map(({ username }) => username);
  const login = async (username: string, password: string) =>
    await gateway.inject({
      method: "POST",
      url: "/api/ordinaryUser/login",
      payload: { username, password },
    });
  const invite = async (email: string, role = "CLIENT") =>
    await act(INVITE, { input: { email, fullName: "Ada Byron", role, language: "EN" } });
  const linkOf = async (address: string) => {
    const { outbox } = await ask<{ outbox: { address: string; text: string }[] }>(
      "{ outbox { address text } }",
    );
    const text = outbox.find((mail) => mail.address === address)?.text ?? "";
    return /\/reset-password#(\S+)/.exec(text)?.[1] ?? "";
  };
  const setPassword = async (token: string, password: string) =>
    await ask(
      "mutation ($token: String!, $password: String!) { passwordResetFinish(token: $token, password: $password) }",
      { token, password },
    );
  const lastEntry = async (userId: string) =>
    (
      await ask<{ audit: { items: object[] } }>(
        "query ($userId: ID!) { audit(userId: $userId, first: 1) { items { kind detail } } }",
        { userId },
        admin,
      )
    ).audit.items[0];

  it("find accounts by the beginning of a name or an address, by rights, and page from the newest on", async () => {
    gateway.clock.move(1_000);
    await invite("rope.walker@example.org", "SUPPORT");
    expect(await names({ q: "ROPE" })).toEqual(["rope.walker"]);
    expect(await names({ q: "support@" })).toEqual(["support"]);
    expect(await names({ q: "%" })).toEqual([]);
    expect(await names({ roles: ["ADMIN"] })).toEqual(["admin"]);
    expect(await names({ roles: ["SUPPORT"] })).toEqual(["rope.walker", "support"]);
    expect(await names({ roles: [] })).toEqual([]);
    const first = await list({ first: 2 });
    expect([first.items[0]?.username, first.hasMore]).toEqual(["rope.walker", true]);
    const rest = await list({ before: first.items[1]?.id });
    expect(rest.items.length + 2).toBe((await list({ first: 100 })).items.length);
    expect(rest.hasMore).toBe(false);
  });

  it("alone see and change accounts", async () => {
    for (const name of ["support", "finance", "developer", "client"]) {
      const token = await gateway.signIn(name);
      expect((await refusal(LIST, {}, token))?.code).toBe("FORBIDDEN");
      for (const query of [SUSPEND, RESTORE, END])
        expect((await refusal(query, { id: "usr_finance2" }, token))?.code).toBe("FORBIDDEN");
      expect((await refusal(ROLE, { id: "usr_client", role: "ADMIN", password: name }, token))?.code).toBe(
        "FORBIDDEN",
      );
    }
    expect((await gateway.graphql(LIST)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("invite somebody, who sets a password by the mail's link, once, and signs in with it", async () => {
    const made = await invite("ada.byron@example.org", "DEVELOPER");
    expect(made).toMatchObject({ username: "ada.byron", role: "DEVELOPER", openSessions: 0 });
    expect((await login("ada.byron", "")).statusCode).toBe(400);
    const token = await linkOf("ada.byron@example.org");
    gateway.clock.move(6 * 86_400_000);
    admin = await gateway.signIn("admin");
    await setPassword(token, "Analytical 1");
    expect((await login("ada.byron", "Analytical 1")).statusCode).toBe(200);
    await expect(setPassword(token, "Analytical 2")).rejects.toThrow("This link is used, or too old");
    expect(
      await act(INVITE, { input: { email: "Ada-Byron@example.com", fullName: "A", role: "CLIENT" } }),
    ).toMatchObject({
      username: expect.stringMatching(/^ada\.byron-\d{4}$/),
    });
  });

  it("invite nobody without their own password, nor twice, nor without a name, and change nothing then", async () => {
    const input = { email: "nobody@example.org", fullName: "Nobody", role: "ADMIN" };
    expect(await refusal(INVITE, { input, password: "wrong" })).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { password: { code: "INVALID_CREDENTIALS" } },
    });
    expect(await refusal(INVITE, { input: { ...input, email: "Client@demo.com" } })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { email: { code: "TAKEN" } },
    });
    expect(await refusal(INVITE, { input: { ...input, fullName: " ".repeat(3) } })).toMatchObject({
      fields: { fullName: expect.any(Object) },
    });
    expect(await names({ q: "nobody" })).toEqual([]);
  });

  it("give other rights, which ends the account's sessions and is recorded with who did it", async () => {
    const token = await gateway.signIn("finance2");
    const changed = await act(ROLE, { id: "usr_finance2", role: "SUPPORT" });
    expect(changed).toMatchObject({ role: "SUPPORT", openSessions: 0 });
    expect((await gateway.graphql("{ viewer { role } }", {}, token)).data).toEqual({ viewer: null });
    expect(await lastEntry("usr_finance2")).toEqual({
      kind: "ROLE_CHANGED",
      detail: { actor: "usr_admin", role: "SUPPORT".toLowerCase() },
    });
    const again = await gateway.signIn("finance2");
    expect((await gateway.graphql("{ viewer { role } }", {}, again)).data).toEqual({
      viewer: { role: "SUPPORT" },
    });
    expect((await refusal(ROLE, { id: "usr_finance2", role: "ADMIN", password: "wrong" }))?.code).toBe(
      "INVALID_CREDENTIALS",
    );
    expect((await refusal(ROLE, { id: "usr_nobody", role: "ADMIN" }))?.code).toBe("NOT_FOUND");
  });

  it("suspend an account: its sessions end, its right password is refused with a sentence, until it is restored", async () => {
    const token = await gateway.signIn("developer");
    const { suspendedAt } = await act(SUSPEND, { id: "usr_developer" });
    expect(suspendedAt).not.toBeNull();
    expect((await gateway.graphql("{ viewer { role } }", {}, token)).data).toEqual({ viewer: null });
    expect((await login("developer", "wrong")).statusCode).toBe(400);
    const refused = await login("developer", "developer");
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, "ACCOUNT_SUSPENDED"]);
    expect(await names({ isSuspended: true })).toEqual(["developer"]);
    gateway.clock.move(60_000);
    expect(await act(SUSPEND, { id: "usr_developer" })).toMatchObject({ suspendedAt });
    expect(await act(RESTORE, { id: "usr_developer" })).toMatchObject({ suspendedAt: null });
    expect((await login("developer", "developer")).statusCode).toBe(200);
    expect(await lastEntry("usr_developer")).toMatchObject({ kind: "SIGN_IN" });
  });

  it("end all sessions of an account", async () => {
    const token = await gateway.signIn("support");
    expect(await act(END, { id: "usr_support" })).toMatchObject({ openSessions: 0, lastSeenAt: null });
    expect((await gateway.graphql("{ viewer { role } }", {}, token)).data).toEqual({ viewer: null });
    expect(await lastEntry("usr_support")).toMatchObject({ kind: "SESSION_REVOKED" });
  });

  it("cannot take their own account's rights, nor those of the last administrator, even two at once", async () => {
    const own = { id: "usr_admin" };
    for (const query of [SUSPEND, END]) expect((await refusal(query, own))?.code).toBe("FORBIDDEN");
    expect((await refusal(ROLE, { ...own, role: "CLIENT" }))?.code).toBe("FORBIDDEN");
    await act(ROLE, { id: "usr_finance", role: "ADMIN" });
    const second = await gateway.signIn("finance");
    const answers = await Promise.all([
      gateway.graphql(SUSPEND, { id: "usr_finance" }, admin),
      gateway.graphql(SUSPEND, { id: "usr_admin" }, second),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const active = await gateway.store.db
      .selectFrom("accounts_users")
      .select("id")
      .where("role", "=", "admin")
      .where("suspendedAt", "is", null)
      .execute();
    expect(active).toHaveLength(1);
  });
});
