import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { viewAs as viewAsOf } from "./viewAs.ts";

interface Verdict {
  role: string;
  action: string;
  allowed: boolean;
  scope: string | null;
  rule: { action: string; subject: string } | null;
}
interface Subject {
  name: string;
  kind: string;
  verdicts: Verdict[];
}
interface Viewer {
  user: { id: string; role: string };
  role: string;
  ownRole: string;
  abilityRules: object[];
  permissions: { subject: string }[];
}

describe.each(storeKinds)("access on %s", (kind) => {
  let gateway: TestGateway;
  const ask = asking(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const subjects = async () =>
    (
      await ask<{ accessSubjects: Subject[] }>(
        "{ accessSubjects { name kind verdicts { role action allowed scope rule { action subject } } } }",
        {},
        await gateway.signIn("client"),
      )
    ).accessSubjects;
  const viewerOf = async (token: string) =>
    (
      await ask<{ viewer: Viewer | null }>(
        "{ viewer { user { id role } role ownRole abilityRules { action subject } permissions { subject } } }",
        {},
        token,
      )
    ).viewer;
  const viewAs = (role: string, token: string) => viewAsOf(gateway, role, token);

  it("an administrator may do everything to everything, by the one rule", async () => {
    const verdicts = (await subjects()).flatMap((subject) =>
      subject.verdicts.filter(({ role }) => role === "ADMIN"),
    );
    expect(verdicts.length).toBeGreaterThan(40);
    for (const verdict of verdicts)
      expect(verdict).toMatchObject({
        allowed: true,
        scope: "ANY",
        rule: { action: "manage", subject: "all" },
      });
  });

  it.each([
    ["OrdinaryUser", "SCREENS", { CLIENT: "ANY", SUPPORT: "ANY", FINANCE: "ANY", DEVELOPER: "ANY" }],
    ["Developer", "SCREENS", { CLIENT: null, SUPPORT: null, FINANCE: null, DEVELOPER: "ANY" }],
    ["Order", "RESOURCES", { CLIENT: "OWN", SUPPORT: "OWN", FINANCE: "OWN", DEVELOPER: "OWN" }],
    ["WorkOrderStaff", "RESOURCES", { CLIENT: null, SUPPORT: "ANY", FINANCE: null, DEVELOPER: null }],
    ["Audit", "RESOURCES", { CLIENT: null, SUPPORT: null, FINANCE: "ANY", DEVELOPER: null }],
    ["Ledger", "RESOURCES", { CLIENT: null, SUPPORT: null, FINANCE: "ANY", DEVELOPER: null }],
    ["Price", "RESOURCES", { CLIENT: null, SUPPORT: null, FINANCE: null, DEVELOPER: null }],
    ["SecurityRecord", "RESOURCES", { CLIENT: null, SUPPORT: null, FINANCE: null, DEVELOPER: null }],
  ])("says who may read %s, and whose", async (name, of, scopes) => {
    const subject = (await subjects()).find((one) => one.name === name);
    expect(subject?.kind).toBe(of);
    const reading =
      subject?.verdicts.filter(({ action, role }) => action === "READ" && role !== "ADMIN") ?? [];
    expect(Object.fromEntries(reading.map(({ role, scope }) => [role, scope]))).toEqual(scopes);
    for (const { allowed, rule, scope } of reading)
      expect([allowed, rule !== null]).toEqual([scope !== null, scope !== null]);
  });

  it("screens can only be read", async () => {
    for (const { kind: of, verdicts } of await subjects())
      expect(new Set(verdicts.map(({ action }) => action)).size).toBe(of === "SCREENS" ? 1 : 4);
  });

  it("an administrator puts on another role's rights, and takes them off again", async () => {
    const own = await gateway.signIn("admin");
    expect(await viewerOf(own)).toMatchObject({ role: "ADMIN", ownRole: "ADMIN" });
    const asClient = await viewAs("CLIENT", own);
    expect(await viewerOf(asClient)).toMatchObject({
      user: { id: "usr_admin", role: "ADMIN" },
      role: "CLIENT",
      ownRole: "ADMIN",
      abilityRules: [{ action: "read", subject: "OrdinaryUser" }],
    });
    const asSupport = await viewAs("SUPPORT", asClient);
    expect((await viewerOf(asSupport))?.permissions).toContainEqual({ subject: "WorkOrderStaff" });
    expect(await viewerOf(await viewAs("ADMIN", asSupport))).toMatchObject({
      role: "ADMIN",
      abilityRules: [{ action: "manage", subject: "all" }],
    });
  });

  it("the token changes with the rights, and the old one is void", async () => {
    const own = await gateway.signIn("admin");
    const other = await viewAs("FINANCE", own);
    expect(other).not.toBe(own);
    expect(await viewerOf(own)).toBeNull();
  });

  it("what was asked with the old token and is answered a moment later leaves the new cookies alone", async () => {
    const own = await gateway.signIn("admin");
    await viewAs("FINANCE", own);
    const late = async () =>
      await gateway.inject({
        method: "POST",
        url: "/graphql",
        headers: {
          cookie: `x-token=${encodeURIComponent(JSON.stringify(own))}`,
          host: "berth.example",
          origin: "http://berth.example",
        },
        payload: { query: "{ products { total } }" },
      });
    const answer = await late();
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(answer.cookies).toEqual([]);
    gateway.clock.move(MINUTE);
    expect((await late()).cookies.map(({ value }) => value)).toEqual(["", "", ""]);
  });

  it("the cookies tell the console the rights that count, and keep the token from it", async () => {
    const answer = await gateway.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${await gateway.signIn("admin")}` },
      payload: { query: "mutation { viewAs(role: DEVELOPER) { accessToken } }" },
    });
    const cookie = (name: string) => answer.cookies.find((one) => one.name === name);
    const read = (name: string): unknown => JSON.parse(decodeURIComponent(cookie(name)?.value ?? ""));
    expect(read("userData")).toMatchObject({ id: "usr_admin", role: "client", viewingAs: "developer" });
    expect(read("userAbilityRules")).toEqual([
      { action: "read", subject: "OrdinaryUser" },
      { action: "read", subject: "Developer" },
    ]);
    expect(cookie("x-token")?.httpOnly).toBe(true);
  });

  it("refuses everybody else, and changes nothing", async () => {
    const token = await gateway.signIn("finance");
    const { errors } = await gateway.graphql("mutation { viewAs(role: ADMIN) { accessToken } }", {}, token);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("administrator"),
      extensions: { code: "FORBIDDEN" },
    });
    expect(await viewerOf(token)).toMatchObject({ role: "FINANCE", ownRole: "FINANCE" });
    expect(
      (await gateway.graphql("mutation { viewAs(role: CLIENT) { accessToken } }")).errors?.[0]?.extensions
        .code,
    ).toBe("UNAUTHENTICATED");
  });

  it("who is no administrator any more has the own rights, whatever was put on", async () => {
    const token = await viewAs("FINANCE", await gateway.signIn("admin"));
    await gateway.store.db
      .updateTable("accounts_users")
      .set({ role: "client" })
      .where("id", "=", "usr_admin")
      .execute();
    expect(await viewerOf(token)).toMatchObject({ role: "CLIENT", ownRole: "CLIENT" });
    await gateway.store.db
      .updateTable("accounts_users")
      .set({ role: "admin" })
      .where("id", "=", "usr_admin")
      .execute();
  });
});
