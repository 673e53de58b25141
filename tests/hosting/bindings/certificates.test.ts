import { request, Agent } from "node:https";
import { text } from "node:stream/consumers";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { domainCalls } from "#tests/domains/domainCalls.ts";
import { CREATE, inputOf, key, type AppAnswer } from "#tests/hosting/hostingGateway.ts";

const url = process.env["TEST_ACME_URL"];
const ca = process.env["TEST_ACME_CA"] ?? "";
const resolver = process.env["PEBBLE_DNS"] ?? "";
/** Where pebble looks for the answers to its questions, and tells its root. */
const HTTP = "55002";
const TLS = 55_003;
const ROOT = "https://127.0.0.1:55001/roots/0";
const NAME = "www.sealed.berth.cafe";

const get = async (address: string, options: object) =>
  await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request(address, options, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    asked.on("error", reject).end();
  });

describe.skipIf(url === undefined || resolver === "")("the certificate of a bound name, by pebble", () => {
  let gateway: TestGateway;
  const calls = domainCalls(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({
      env: {
        APPS_PORT: HTTP,
        APPS_TLS_PORT: String(TLS),
        DNS_PORT: resolver.split(":")[1] ?? "",
        ACME_URL: url ?? "",
        ACME_CA: ca,
      },
    });
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    await gateway.leading.pass(20);
  }, 60_000);
  afterAll(() => gateway.close());
  const kept = async () =>
    await gateway.store.db
      .selectFrom("hosting_certificates")
      .selectAll()
      .where("host", "=", NAME)
      .executeTakeFirst();

  it("goes from pending to a page that a client reads by TLS and verifies", async () => {
    const spec = { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: { port: 8080, path: "/" } };
    const { app } = await calls.ask<{ app: AppAnswer }>(CREATE, { input: inputOf({ spec }), key: key() });
    for (let left = 40; left > 0; left -= 1) {
      gateway.clock.move(1_000);
      await gateway.leading.pass(1_000);
    }
    const { id: domain } = await calls.register("sealed", "berth.cafe");
    await calls.record(domain, "CNAME", "www", `${app.host}.apps.localhost.`);
    await calls.apply(domain);
    const { binding } = await calls.ask<{ binding: { id: string } }>(
      "mutation ($appId: ID!, $host: String!, $key: String!) { binding: bindingCreate(appId: $appId, host: $host, port: 8080, idempotencyKey: $key) { id } }",
      { appId: app.id, host: NAME, key: key() },
    );
    await calls.ask("mutation ($id: ID!) { bindingCheck(id: $id) { status } }", { id: binding.id });
    for (let tries = 0; tries < 200 && !(await kept()); tries += 1) await gateway.timers.pass(1_000);
    const certificate = await kept();
    expect(certificate?.failure).toBeNull();
    expect(certificate?.sealedKey).not.toContain("PRIVATE KEY");
    const root = await get(ROOT, { ca: readFileSync(ca) });
    const page = await get(`https://${NAME}:${TLS}/`, {
      agent: new Agent({ ca: root.body }),
      lookup: (_: string, options: { all?: boolean }, done: (...given: unknown[]) => void) =>
        options.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
    });
    expect(page.status).toBe(200);
    expect(page.body).toContain("hello from berth");
    const { bindings } = await calls.ask<{ bindings: { host: string; certificate: object | null }[] }>(
      "{ bindings { host certificate { issuer notAfter failure } } }",
      {},
    );
    expect(bindings.find(({ host }) => host === NAME)?.certificate).toEqual({
      issuer: expect.stringContaining("Pebble"),
      notAfter: certificate?.notAfter,
      failure: null,
    });
  }, 60_000);

  it("is asked for anew before it ends", async () => {
    const before = await kept();
    await gateway.store.db
      .updateTable("hosting_certificates")
      .set({ renewAt: "2020-01-01T00:00:00.000Z" })
      .execute();
    const soon = new Date(gateway.clock.now() + 1_000).toISOString();
    await gateway.store.db
      .updateTable("hosting_bindings")
      .set({ checkAt: soon })
      .where("host", "=", NAME)
      .execute();
    gateway.clock.move(2_000);
    await gateway.leading.pass(20_000);
    for (let tries = 0; tries < 200 && (await kept())?.chain === before?.chain; tries += 1)
      await gateway.timers.pass(1_000);
    expect((await kept())?.chain).not.toBe(before?.chain);
  }, 60_000);
});
