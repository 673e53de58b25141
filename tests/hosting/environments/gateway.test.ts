import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { key, startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
let app: AppAnswer;
beforeAll(async () => {
  host = await startHosting();
  app = await host.create({
    variables: [
      { key: "PORT", value: "8080" },
      { key: "TOKEN", value: "tide-and-time", isSecret: true },
    ],
  });
  await host.pass(4_000);
});
afterAll(() => host.close());

interface Environment {
  version: number;
  revision: number;
  text: string;
  variables: { key: string; value: string | null; isSecret: boolean }[];
}
const environment = async () =>
  (
    await host.ask<{ appEnvironment: Environment }>(
      "query ($id: ID!) { appEnvironment(appId: $id) { version revision text variables { key value isSecret } } }",
      { id: app.id },
    )
  ).appEnvironment;
const setText =
  "mutation ($id: ID!, $text: String!, $version: Int!, $key: String!) { appVariablesTextSet(appId: $id, text: $text, expectedVersion: $version, idempotencyKey: $key) { latestRevision } }";
const reveal =
  'mutation ($id: ID!, $password: String!) { appSecretReveal(appId: $id, key: "TOKEN", password: $password) }';

describe("a secret", () => {
  it("is given to the pods, and shown in no answer nor in the store", async () => {
    expect(host.fake.workloads.get(`${app.id}/1`)?.env).toEqual({ PORT: "8080", TOKEN: "tide-and-time" });
    const { variables, text } = await environment();
    expect(variables).toEqual([
      { key: "PORT", value: "8080", isSecret: false },
      { key: "TOKEN", value: null, isSecret: true },
    ]);
    expect(text).not.toContain("tide");
    const rows = await host.gateway.store.db.selectFrom("hosting_revisions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("tide-and-time");
  });

  it("is told its owner after the password, with an entry in the security record", async () => {
    expect((await host.refusal(reveal, { id: app.id, password: "wrong" }))["code"]).toBe(
      "INVALID_CREDENTIALS",
    );
    expect(await host.ask(reveal, { id: app.id, password: "client" })).toEqual({
      appSecretReveal: "tide-and-time",
    });
    const { ownAudit } = await host.ask<{ ownAudit: { items: { kind: string; detail: unknown }[] } }>(
      "{ ownAudit(first: 1) { items { kind detail } } }",
    );
    expect(ownAudit.items).toEqual([{ kind: "SECRET_REVEALED", detail: { app: app.name, secret: "TOKEN" } }]);
  });

  it("is not told an administrator, who sees the app", async () => {
    const admin = await host.gateway.signIn("admin");
    expect((await host.refusal(reveal, { id: app.id, password: "admin" }, admin))["code"]).toBe("NOT_FOUND");
  });
});

describe("an environment as text", () => {
  it("replaces all of it, keeps a secret by its mark, and is brought up as a new version", async () => {
    const { text, version } = await environment();
    const next = `${text.replace("PORT=8080", "MODE=fast")}\nREGION=hk`;
    await host.ask(setText, { id: app.id, text: next, version, key: key() });
    await host.pass(4_000);
    expect(host.fake.workloads.get(`${app.id}/2`)?.env).toEqual({
      MODE: "fast",
      TOKEN: "tide-and-time",
      REGION: "hk",
    });
    const { appRevisions } = await host.ask<{ appRevisions: { number: number; changes: object[] }[] }>(
      "query ($id: ID!) { appRevisions(appId: $id) { number changes { path before after } } }",
      { id: app.id },
    );
    expect(appRevisions[0]).toEqual({
      number: 2,
      changes: [
        { path: "variables.PORT", before: "8080", after: null },
        { path: "variables.MODE", before: null, after: "fast" },
        { path: "variables.REGION", before: null, after: "hk" },
      ],
    });
  });

  it("is refused to whom somebody was faster", async () => {
    const { version } = await environment();
    const refusal = await host.refusal(setText, {
      id: app.id,
      text: "A=1",
      version: version - 1,
      key: key(),
    });
    expect(refusal).toMatchObject({ code: "VERSION_CONFLICT", current: { id: app.id, version } });
  });

  it("is refused where a value has more than 32 KiB", async () => {
    const { version } = await environment();
    const text = `BIG=${"x".repeat(33 * 1024)}`;
    const refusal = await host.refusal(setText, { id: app.id, text, version, key: key() });
    expect(refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { "variables.0.value": { code: "INVALID" } },
    });
  });
});
