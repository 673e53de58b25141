import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { domainCalls, key } from "#tests/domains/domainCalls.ts";
import { CREATE, inputOf, type AppAnswer } from "#tests/hosting/hostingGateway.ts";
import { begin } from "#tests/ingress/apps.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";

const NAME = "www.harbour.dev";
let gateway: TestGateway;
let port: number;
let tlsPort: number;
let id: string;
let app: AppAnswer;
const calls = domainCalls(() => gateway);

beforeAll(async () => {
  [port, tlsPort] = [await freePort(), await freePort()];
  gateway = await createTestGateway({ env: { APPS_PORT: String(port), APPS_TLS_PORT: String(tlsPort) } });
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  await gateway.leading.pass(20);
  const spec = { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: { port: 8080, path: "/" } };
  ({ app } = await calls.ask<{ app: AppAnswer }>(CREATE, { input: inputOf({ spec }), key: key() }));
  for (let left = 40; left > 0; left -= 1) {
    gateway.clock.move(1_000);
    await gateway.leading.pass(1_000);
  }
  const { binding } = await calls.ask<{ binding: { id: string } }>(
    "mutation ($appId: ID!, $host: String!, $key: String!) { binding: bindingCreate(appId: $appId, host: $host, port: 8080, idempotencyKey: $key) { id } }",
    { appId: app.id, host: NAME, key: key() },
  );
  ({ id } = binding);
  await gateway.store.db
    .updateTable("hosting_bindings")
    .set({ status: "ACTIVE" })
    .where("id", "=", id)
    .execute();
}, 60_000);
afterAll(() => gateway.close());

const place = async (path: string, redirectHttps: boolean) =>
  await calls.ask(
    "mutation ($id: ID!, $path: String, $redirectHttps: Boolean) { bindingUpdate(id: $id, port: 8080, path: $path, redirectHttps: $redirectHttps) { id } }",
    { id, path, redirectHttps },
  );
const ask = async (path: string, host = NAME) => {
  const answer = await begin(port, host, { path }).answer;
  await text(answer);
  return { status: answer.statusCode, location: answer.headers.location };
};
/** A certificate that holds so long, in milliseconds. */
const certified = async (left: number) => {
  const notAfter = new Date(gateway.clock.now() + left).toISOString();
  const row = { host: NAME, chain: "kept", notAfter, renewAt: notAfter };
  await gateway.store.db.deleteFrom("hosting_certificates").where("bindingId", "=", id).execute();
  await gateway.store.db
    .insertInto("hosting_certificates")
    .values({ bindingId: id, ...row })
    .execute();
};
beforeEach(async () => {
  await gateway.store.db.deleteFrom("hosting_certificates").where("bindingId", "=", id).execute();
});

it("an app answers at its path and below it, and nowhere else of the name", async () => {
  await place("/shop", false);
  for (const path of ["/shop", "/shop/", "/shop/cart?id=1", "/shop?x"])
    expect((await ask(path)).status).toBe(200);
  for (const path of ["/", "/shopping", "/other", "/shop/../other", "/shop/%2e%2e/other"])
    expect((await ask(path)).status).toBe(404);
  expect((await ask("/other", `${app.host}.apps.localhost`)).status).toBe(200);
});

it("who comes without TLS is sent to it, once there is a certificate that holds", async () => {
  await place("/", true);
  expect((await ask("/a")).status).toBe(200);
  await certified(60_000);
  await place("/", true);
  expect(await ask("/a?b=c")).toEqual({ status: 308, location: `https://${NAME}:${tlsPort}/a?b=c` });
  await certified(-60_000);
  await place("/", true);
  expect((await ask("/a")).status).toBe(200);
  await certified(60_000);
  await place("/", false);
  expect((await ask("/a")).status).toBe(200);
});

it("a request that is sent elsewhere wakes nothing", async () => {
  await certified(60_000);
  await place("/shop", true);
  const { db } = gateway.store;
  await db.updateTable("hosting_apps").set({ phase: "SLEEPING" }).where("id", "=", app.id).execute();
  await place("/shop", true);
  expect((await ask("/other")).status).toBe(404);
  expect((await ask("/shop")).status).toBe(308);
  const row = await db.selectFrom("hosting_apps").select("phase").where("id", "=", app.id).executeTakeFirst();
  expect(row?.phase).toBe("SLEEPING");
});
