import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const FIELDS =
  "{ items { id kind user { username } browser system address sessionId detail requestId } hasMore }";
const OWN = `query ($kinds: [AuditKind!], $first: Int! = 20, $before: ID) { page: ownAudit(filter: { kinds: $kinds }, first: $first, before: $before) ${FIELDS} }`;
const ALL = `query ($userId: ID, $kinds: [AuditKind!]) { page: audit(userId: $userId, filter: { kinds: $kinds }) ${FIELDS} }`;

interface Entry {
  id: string;
  kind: string;
  user: { username: string } | null;
  requestId: string;
  sessionId: string | null;
}
interface Page {
  page: { items: Entry[]; hasMore: boolean };
}

describe.each(storeKinds)("the security record on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const signIn = async (name: string, password = name) =>
    await gateway.inject({
      method: "POST",
      url: "/api/ordinaryUser/login",
      headers: { "user-agent": firefox },
      payload: { username: name, password },
    });
  const tokenOf = async (name: string) => (await signIn(name)).json<{ accessToken: string }>().accessToken;
  const ask = asking(() => gateway);
  const page = async (query: string, variables: object, token: string) =>
    (await ask<Page>(query, variables, token)).page;
  const refusal = async (query: string, variables: object, token: string) =>
    (await gateway.graphql(query, variables, token)).errors?.[0]?.extensions.code;

  it("tells people of their sign-ins with device and request, and of those that were refused", async () => {
    await signIn("client", "wrong");
    const token = await tokenOf("client");
    const own = await page(OWN, {}, token);
    expect(own.items.slice(0, 2)).toMatchObject([
      {
        kind: "SIGN_IN",
        user: { username: "client" },
        browser: "Firefox",
        system: "Linux",
        address: "127.0.0.1",
        detail: { by: "username" },
      },
      { kind: "SIGN_IN_FAILED", user: { username: "client" }, sessionId: null },
    ]);
    expect(own.items[0]?.requestId).toMatch(/^req_/);
  });

  it("keeps a try under a name that nobody has, without the name, for administrators", async () => {
    await signIn("nobody-here");
    const all = await page(ALL, { kinds: ["SIGN_IN_FAILED"] }, await tokenOf("admin"));
    expect(all.items[0]).toMatchObject({ user: null, detail: { by: "username" } });
    expect(JSON.stringify(all)).not.toContain("nobody-here");
  });

  it("shows nobody what belongs to others, and all of it to administrators alone", async () => {
    const own = await page(OWN, {}, await tokenOf("support"));
    expect(new Set(own.items.map(({ user }) => user?.username))).toEqual(new Set(["support"]));
    expect(await refusal(ALL, {}, await tokenOf("finance"))).toBe("FORBIDDEN");
    const one = await page(ALL, { userId: "usr_support" }, await tokenOf("admin"));
    expect(new Set(one.items.map(({ user }) => user?.username))).toEqual(new Set(["support"]));
  });

  it("names an administrator who views the console as somebody else, and the end of it", async () => {
    const admin = await tokenOf("admin");
    const viewAs = async (role: string, token: string) =>
      (
        await ask<{ viewAs: { accessToken: string } }>(
          "mutation ($role: AccessRole!) { viewAs(role: $role) { accessToken } }",
          { role },
          token,
        )
      ).viewAs.accessToken;
    const back = await viewAs("ADMIN", await viewAs("CLIENT", admin));
    const own = await page(OWN, { kinds: ["VIEW_AS"] }, back);
    expect(own.items).toMatchObject([{ detail: { role: "admin" } }, { detail: { role: "client" } }]);
  });

  it("goes on after the last entry of a page, and refuses a page of none", async () => {
    const token = await tokenOf("developer");
    await tokenOf("developer");
    const first = await page(OWN, { first: 1 }, token);
    expect(first.hasMore).toBe(true);
    const next = await page(OWN, { first: 1, before: first.items[0]?.id }, token);
    expect(next.items).toHaveLength(1);
    expect(next.items[0]?.id).not.toBe(first.items[0]?.id);
    expect(await refusal(OWN, { first: 0 }, token)).toBe("BAD_USER_INPUT");
    expect(await refusal(OWN, { first: 101 }, token)).toBe("BAD_USER_INPUT");
  });

  const FILTERED = `query ($filter: AuditFilter, $account: String) { page: audit(filter: $filter, account: $account) ${FIELDS.replace("detail", "detail createdAt actor { username }")} }`;

  it("is found by account, address and period", async () => {
    const admin = await tokenOf("admin");
    gateway.clock.move(1);
    const since = new Date(gateway.clock.now()).toISOString();
    gateway.clock.move(1);
    await tokenOf("client");
    gateway.clock.move(1);
    const until = new Date(gateway.clock.now()).toISOString();
    await tokenOf("support");
    const found = async (filter: object, account?: string) =>
      (await page(FILTERED, { filter, account }, admin)).items.map(({ user }) => user?.username);
    expect(await found({ from: since, until })).toEqual(["client"]);
    expect(await found({ from: until })).toEqual(["support"]);
    expect(await found({ from: "2100-01-01T00:00:00Z" })).toEqual([]);
    expect(new Set(await found({}, "client@demo.com"))).toEqual(new Set(["client"]));
    expect(new Set(await found({}, "Support"))).toEqual(new Set(["support"]));
    expect(await found({}, "nobody")).toEqual([]);
    expect((await found({ address: "127.0.0.1" })).length).toBeGreaterThan(2);
    expect(await found({ address: "10.0.0.1" })).toEqual([]);
    expect(await found({ address: "\0" })).toEqual([]);
  });

  it("tells several kinds in the order of time, and who did what to another account", async () => {
    const admin = await tokenOf("admin");
    await ask('mutation { accountSuspend(id: "usr_finance2") { id } }', {}, admin);
    await ask('mutation { accountRestore(id: "usr_finance2") { id } }', {}, admin);
    const kinds = ["ACCOUNT_SUSPENDED", "ACCOUNT_RESTORED", "SIGN_IN"];
    const { items } = await page(FILTERED, { filter: { kinds } }, admin);
    expect(items.slice(0, 3)).toMatchObject([
      { kind: "ACCOUNT_RESTORED", actor: { username: "admin" } },
      { kind: "ACCOUNT_SUSPENDED", actor: { username: "admin" } },
      { kind: "SIGN_IN", actor: null },
    ]);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  const exported = async (token: string | undefined, query = "") =>
    await gateway.inject({
      method: "GET",
      url: `/api/accounts/audit/export${query}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  it("is exported as it is filtered, to administrators alone", async () => {
    await signIn("client", "wrong");
    const admin = await tokenOf("admin");
    const file = await exported(admin, "?kinds=SIGN_IN_FAILED&account=client");
    expect(file.headers["content-disposition"]).toContain("security-record-");
    const lines = file.body.trim().split("\r\n");
    expect(lines[0]).toContain("Time,Event,Account,Actor,Address");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(1).every((line) => line.includes(",SIGN_IN_FAILED,usr_client,"))).toBe(true);
    expect((await exported(await tokenOf("finance"))).statusCode).toBe(403);
    expect((await exported(undefined)).statusCode).toBe(401);
    for (const wrong of ["?kinds=NOTHING", "?from=yesterday"])
      expect((await exported(admin, wrong)).statusCode).toBe(400);
  });

  it("is exported whole, however long it is", async () => {
    const { db } = gateway.store;
    const [row] = await db.selectFrom("accounts_audit").selectAll().execute();
    const before = (await db.selectFrom("accounts_audit").select("id").execute()).length;
    if (!row) throw new Error("nothing was recorded");
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      ...row,
      id: `aud_00000000000000000000${n + 100_000}`,
      detail: JSON.stringify(row.detail),
    }));
    for (let at = 0; at < rows.length; at += 100)
      await db
        .insertInto("accounts_audit")
        .values(rows.slice(at, at + 100))
        .execute();
    const file = await exported(await tokenOf("admin"));
    expect(file.body.trim().split("\r\n")).toHaveLength(before + 1_200 + 2);
  });

  it("cannot be changed or emptied, whoever asks the store", async () => {
    const { db } = gateway.store;
    const kept = await db.selectFrom("accounts_audit").selectAll().execute();
    await expect(db.updateTable("accounts_audit").set({ address: "" }).execute()).rejects.toThrow(
      "only added to",
    );
    await expect(db.deleteFrom("accounts_audit").execute()).rejects.toThrow("only added to");
    expect(await db.selectFrom("accounts_audit").selectAll().execute()).toEqual(kept);
  });
});
