import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const VIEWER =
  "{ viewer { user { id username role } abilityRules { action subject } permissions { action subject } } }";
const LOGIN = `mutation ($email: String!, $password: String!, $remember: Boolean! = false) {
  login(email: $email, password: $password, remember: $remember) { accessToken userAbilityRules { action subject } userData { id email role } } }`;

const tokenOf = ({ data }: Awaited<ReturnType<TestGateway["graphql"]>>): string =>
  (data?.["login"] as { accessToken: string } | undefined)?.accessToken ?? "";

describe.each(storeKinds)("sessions on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const viewerId = async (token?: string) =>
    ((await gateway.graphql(VIEWER, {}, token)).data?.["viewer"] as { user: { id: string } } | null)?.user
      .id ?? null;
  const login = async (remember = false) =>
    tokenOf(await gateway.graphql(LOGIN, { email: "client@demo.com", password: "client", remember }));

  it("a guest has no viewer, and that is no error", async () => {
    expect(await gateway.graphql(VIEWER)).toEqual({ status: 200, data: { viewer: null } });
  });

  it("signs in by e-mail and by user name, as the REST logins do", async () => {
    const byMail = await gateway.graphql(LOGIN, { email: "client@demo.com", password: "client" });
    expect(byMail.data?.["login"]).toMatchObject({
      userData: { id: "usr_client", role: "CLIENT" },
      userAbilityRules: [{ action: "read", subject: "OrdinaryUser" }],
    });
    const byName = await gateway.graphql(
      `mutation { ordinaryUserLogin(username: "finance2", password: "finance2") { userData { id } } }`,
    );
    expect(byName.data).toEqual({ ordinaryUserLogin: { userData: { id: "usr_finance2" } } });
  });

  it("says INVALID_CREDENTIALS at the field the person filled in", async () => {
    const byMail = await gateway.graphql(LOGIN, { email: "client@demo.com", password: "x" });
    expect(byMail.errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_CREDENTIALS",
      fields: { email: { code: "INVALID_CREDENTIALS" } },
    });
    const byName = await gateway.graphql(
      `mutation { ordinaryUserLogin(username: "client", password: "x") { accessToken } }`,
    );
    expect(byName.errors?.[0]?.extensions.fields).toHaveProperty("username");
  });

  it("tells each role what it may do", async () => {
    const { data } = await gateway.graphql(VIEWER, {}, await gateway.signIn("developer"));
    expect(data?.["viewer"]).toMatchObject({
      user: { role: "CLIENT" },
      abilityRules: [
        { action: "read", subject: "OrdinaryUser" },
        { action: "read", subject: "Developer" },
      ],
    });
  });

  it("stores no token and no password that could be used", async () => {
    const token = await login();
    const sessions = await gateway.store.db.selectFrom("accounts_sessions").selectAll().execute();
    const users = await gateway.store.db.selectFrom("accounts_users").selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(users.every(({ passwordHash }) => /^argon2id\$[\w-]+\$[\w-]+$/.test(passwordHash))).toBe(true);
  });

  it("ends a session at sign-out and clears its cookies", async () => {
    const token = await login();
    expect(await viewerId(token)).toBe("usr_client");
    const answer = await gateway.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${token}` },
      payload: { query: "mutation { logout }" },
    });
    expect(answer.json()).toEqual({ data: { logout: true } });
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ["x-token", ""],
      ["userData", ""],
      ["userAbilityRules", ""],
    ]);
    expect(await viewerId(token)).toBeNull();
  });

  it("rotates the token: signing in again ends the session the request came with", async () => {
    const first = await login();
    const second = await gateway.graphql(LOGIN, { email: "client@demo.com", password: "client" }, first);
    expect(await viewerId(first)).toBeNull();
    expect(await viewerId(tokenOf(second))).toBe("usr_client");
  });

  const cookiesAfter = async (cookie: string) =>
    (
      await gateway.inject({
        method: "POST",
        url: "/graphql",
        headers: { cookie, host: "berth.example", origin: "http://berth.example" },
        payload: { query: VIEWER },
      })
    ).cookies.map(({ name, value }) => [name, value]);
  const cleared = [
    ["x-token", ""],
    ["userData", ""],
    ["userAbilityRules", ""],
  ];

  it("what was asked before signing in again and is answered a moment later leaves the new cookies alone", async () => {
    const first = await login();
    await gateway.graphql(LOGIN, { email: "client@demo.com", password: "client" }, first);
    const late = `x-token=${encodeURIComponent(JSON.stringify(first))}`;
    expect(await cookiesAfter(late)).toEqual([]);
    gateway.clock.move(MINUTE);
    expect(await cookiesAfter(late)).toEqual(cleared);
  });

  it("takes away what stands for a session in the console where its token is gone", async () => {
    expect(await cookiesAfter("userData=%7B%7D")).toEqual(cleared);
    expect(await cookiesAfter("userAbilityRules=%5B%5D")).toEqual(cleared);
    expect(await cookiesAfter("theme=dark")).toEqual([]);
  });

  describe("as time goes by", () => {
    let short: string;
    let long: string;
    beforeEach(async () => {
      [short, long] = [await login(false), await login(true)];
    });

    it("a session ends after 12 idle hours, a remembered one after 30 days", async () => {
      gateway.clock.move(12 * HOUR);
      expect(await viewerId(short)).toBeNull();
      expect(await viewerId(long)).toBe("usr_client");
      gateway.clock.move(30 * DAY);
      expect(await viewerId(long)).toBeNull();
    });

    it("a session in use stays alive", async () => {
      for (let hours = 0; hours < 40; hours += 10) {
        gateway.clock.move(10 * HOUR);
        expect(await viewerId(short)).toBe("usr_client");
      }
    });
  });

  it("an ended session is told of and its cookies are cleared, even where the sample data is open", async () => {
    const cookie = `x-token=${encodeURIComponent(JSON.stringify(await login()))}`;
    gateway.clock.move(12 * HOUR);
    const ask = async (headers: Record<string, string>) =>
      await gateway.inject({
        method: "POST",
        url: "/graphql",
        payload: { query: "{ products { total } }" },
        headers: { host: "berth.example", origin: "http://berth.example", ...headers },
      });
    const ended = await ask({ cookie });
    expect(ended.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(ended.cookies.map(({ name, value }) => [name, value])).toEqual([
      ["x-token", ""],
      ["userData", ""],
      ["userAbilityRules", ""],
    ]);
    expect((await ask({})).json()).toEqual({ data: { products: { total: 50 } } });
    const rest = await gateway.inject({
      method: "GET",
      url: "/api/apps/ecommerce/products",
      headers: { authorization: "Bearer gone" },
    });
    expect(rest.statusCode).toBe(401);
  });

  it.each(["nonsense", "x".repeat(5_000), "%00", '"'])(
    "takes the unknown token %s as none",
    async (token) => {
      expect(await viewerId(encodeURIComponent(token))).toBeNull();
    },
  );
});
