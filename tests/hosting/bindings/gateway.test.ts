import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { key, startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { storeKinds } from "#tests/support/stores.ts";

interface BindingAnswer {
  id: string;
  host: string;
  displayHost: string;
  port: number;
  status: string;
  record: { type: string; name: string; value: string };
}
const BINDING = "{ id host displayHost port status record { type name value } }";
const CREATE = `mutation ($appId: ID!, $host: String!, $port: Int!, $key: String!) {
  binding: bindingCreate(appId: $appId, host: $host, port: $port, idempotencyKey: $key) ${BINDING} }`;

describe.each(storeKinds)("a host name of somebody's own on %s", (kind) => {
  let host: HostingGateway;
  let app: AppAnswer;
  beforeAll(async () => {
    host = await startHosting({ kind });
    app = await host.create({ name: "shop" });
    await host.pass(4_000);
  }, 60_000);
  afterAll(() => host.close());
  afterEach(async () => {
    await host.gateway.store.db.deleteFrom("hosting_bindings").execute();
  });
  const bind = async (name: string, port = 8080, token?: string): Promise<BindingAnswer> =>
    (
      await host.ask<{ binding: BindingAnswer }>(
        CREATE,
        { appId: app.id, host: name, port, key: key() },
        token,
      )
    ).binding;
  const refusal = async (name: string, port = 8080) =>
    await host.refusal(CREATE, { appId: app.id, host: name, port, key: key() });

  it("waits for its record to be set, which it tells", async () => {
    expect(await bind("WWW.Harbour.dev.")).toMatchObject({
      host: "www.harbour.dev",
      port: 8080,
      status: "PENDING_DNS",
      record: { type: "CNAME", name: "www.harbour.dev", value: `${app.host}.apps.localhost` },
    });
  });

  it("of another script is kept in its ASCII form, and shown as it was written", async () => {
    expect(await bind("北港.中国")).toMatchObject({
      host: "xn--djr834d.xn--fiqs8s",
      displayHost: "北港.中国",
    });
  });

  it.each([
    "harbour",
    "https://harbour.dev",
    "harbour.dev/path",
    "harbour.dev:80",
    "*.harbour.dev",
    "192.0.2.7",
    "0x7f.1",
    "[2001:db8::1]",
    "-a.harbour.dev",
    `${"a".repeat(64)}.dev`,
    "a..dev",
    "",
    "_acme.harbour.dev",
    "a b.dev",
  ])("is not %j", async (name) =>
    expect(await refusal(name)).toMatchObject({ code: "BAD_USER_INPUT", fields: { host: {} } }),
  );

  it.each(["shop.apps.localhost", "apps.localhost", "localhost", "printer.local", "a.internal", "x.test"])(
    "is none of the platform's, and no private one: %s",
    async (name) => expect((await refusal(name))["code"]).toMatch(/^(NAME_RESERVED|BAD_USER_INPUT)$/),
  );

  it("is bound once over all, however it is written", async () => {
    await bind("www.harbour.dev");
    expect(await refusal("WWW.HARBOUR.DEV")).toMatchObject({ fields: { host: { code: "TAKEN" } } });
    const developer = await host.gateway.signIn("developer");
    const theirs = await host.create({ isStarted: false }, developer);
    const { fields } = await host.refusal(
      CREATE,
      { appId: theirs.id, host: "www.harbour.dev", port: 8080, key: key() },
      developer,
    );
    expect(fields).toMatchObject({ host: { code: "TAKEN" } });
  });

  it("leads to one of the app's ports alone", async () => {
    expect(await refusal("www.harbour.dev", 9)).toMatchObject({ fields: { port: { code: "UNKNOWN" } } });
  });

  it("is the twenty-first of no app", async () => {
    for (let n = 0; n < 20; n += 1) await bind(`n${n}.harbour.dev`);
    expect(await refusal("more.harbour.dev")).toMatchObject({ code: "QUOTA_EXCEEDED", kind: "bindings" });
  });

  const UPDATE = `mutation ($id: ID!, $port: Int!, $path: String, $redirectHttps: Boolean) {
    binding: bindingUpdate(id: $id, port: $port, path: $path, redirectHttps: $redirectHttps) { port path redirectHttps } }`;

  it("leads to the app everywhere and without TLS at first, and as is said later; what is left out stays", async () => {
    const { id } = await bind("www.harbour.dev");
    const change = async (given: object) =>
      (await host.ask<{ binding: object }>(UPDATE, { id, port: 8080, ...given })).binding;
    expect(await change({})).toEqual({ port: 8080, path: "/", redirectHttps: false });
    expect(await change({ path: " /shop/new/ " })).toMatchObject({ path: "/shop/new" });
    expect(await change({ redirectHttps: true })).toMatchObject({ path: "/shop/new", redirectHttps: true });
    expect(await change({ path: "/" })).toMatchObject({ path: "/", redirectHttps: true });
  });

  it.each([
    "",
    "shop",
    "/a//b",
    "/a b",
    "/a?b",
    "/a#b",
    "/../b",
    "/a/..",
    "/a/./b",
    "/%2e",
    `/${"a".repeat(200)}`,
  ])("has no path %j", async (path) => {
    const { id } = await bind("www.harbour.dev");
    expect(await host.refusal(UPDATE, { id, port: 8080, path })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { path: { code: "INVALID" } },
    });
  });

  it("is let go, and free again", async () => {
    const { id } = await bind("www.harbour.dev");
    await host.ask("mutation ($id: ID!) { bindingDelete(id: $id) }", { id });
    expect((await bind("www.harbour.dev")).id).not.toBe(id);
  });
});
