import { afterAll, beforeAll, expect, it } from "vitest";
import { apiTokenCalls } from "#tests/accounts/apiTokens/apiTokenCalls.ts";
import { key, startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
let app: AppAnswer;
beforeAll(async () => {
  host = await startHosting();
  app = await host.create({ name: "watched" });
  await host.pass(4_000);
});
afterAll(() => host.close());

interface Act {
  id: string;
  what: string;
  more: string;
  via: string;
  actor: { username: string } | null;
  address: string | null;
}
const acts = async (token?: string, more = "") =>
  (
    await host.ask<{ appActs: { items: Act[]; hasMore: boolean } }>(
      `query ($id: ID!) { appActs(appId: $id${more}) { items { id what more via actor { username } address } hasMore } }`,
      { id: app.id },
      token,
    )
  ).appActs;
const newest = async (token?: string) => (await acts(token)).items[0];

it("what its owner does to an app is noted with who it was, from where and how", async () => {
  expect(await newest()).toMatchObject({
    what: "CREATE",
    via: "UI",
    actor: { username: "client" },
    address: "127.0.0.1",
  });
  await host.act("appScale", app.id, "replicas: 2");
  expect(await newest()).toMatchObject({ what: "SCALE", more: "1 → 2" });
});

it("a new version is noted by its number, and what of it was meant", async () => {
  const { version } = await host.app(app.id);
  await host.ask(
    'mutation ($id: ID!, $version: Int!, $key: String!) { appFilesSet(appId: $id, files: [{ path: "/etc/a", content: "b" }], expectedVersion: $version, idempotencyKey: $key) { id } }',
    { id: app.id, version, key: key() },
  );
  expect(await newest()).toMatchObject({ what: "FILES", more: "#2" });
});

it("an API token is told from a person", async () => {
  const { secret } = await apiTokenCalls(() => host.gateway).create("client", ["READ", "WRITE"]);
  await host.act("appStop", app.id, "", secret);
  expect(await newest()).toMatchObject({ what: "STOP", via: "API", actor: { username: "client" } });
});

it("an administrator is named, and from where is told administrators alone", async () => {
  const admin = await host.gateway.signIn("admin");
  await host.pass(4_000);
  await host.act("appStart", app.id, "", admin);
  const act = { what: "START", actor: { username: "admin" } };
  expect(await newest()).toMatchObject({ ...act, address: null });
  expect(await newest(admin)).toMatchObject({ ...act, address: "127.0.0.1" });
});

it("what was refused is not noted", async () => {
  const before = await newest();
  expect(
    await host.refusal(
      "mutation ($id: ID!, $key: String!) { appStart(id: $id, idempotencyKey: $key) { id } }",
      {
        id: app.id,
        key: key(),
      },
    ),
  ).toMatchObject({ code: "STEP_REFUSED" });
  expect(await newest()).toEqual(before);
});

it("they are read page by page, and nobody else's are", async () => {
  const all = (await acts()).items.map(({ id }) => id);
  const first = await acts(undefined, ", first: 2");
  expect(first).toMatchObject({ hasMore: true, items: [{ id: all[0] }, { id: all[1] }] });
  const rest = await acts(undefined, `, before: "${all[1]}"`);
  expect(rest.items.map(({ id }) => id)).toEqual(all.slice(2));
  expect(
    await host.refusal(
      "query ($id: ID!) { appActs(appId: $id) { hasMore } }",
      { id: app.id },
      await host.gateway.signIn("support"),
    ),
  ).toMatchObject({ code: "NOT_FOUND" });
});
