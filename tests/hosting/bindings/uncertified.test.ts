import { afterAll, beforeAll, expect, it } from "vitest";
import { domainCalls } from "#tests/domains/domainCalls.ts";
import { key, startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";

const NAME = "www.bare.berth.cafe";
let host: HostingGateway;
let app: AppAnswer;
const calls = domainCalls(() => host.gateway);

beforeAll(async () => {
  // Nobody answers where the authority should be.
  const authority = `https://127.0.0.1:${await freePort()}/dir`;
  host = await startHosting({ env: { DNS_PORT: String(await freePort()), ACME_URL: authority } });
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
  app = await host.create({ name: "bare" });
}, 60_000);
afterAll(() => host.close());

const binding = async () =>
  (
    await calls.ask<{
      bindings: {
        host: string;
        status: string;
        certificate: { notAfter: string | null; renewAt: string; failure: string | null } | null;
      }[];
    }>("{ bindings { host status certificate { notAfter renewAt failure } } }")
  ).bindings.find((one) => one.host === NAME);

it("a certificate that cannot be issued is told, asked for again, and takes nothing from the name", async () => {
  const { id: domain } = await calls.register("bare", "berth.cafe");
  await calls.record(domain, "CNAME", "www", `${app.host}.apps.localhost.`);
  await calls.apply(domain);
  const { bound } = await calls.ask<{ bound: { id: string } }>(
    "mutation ($appId: ID!, $host: String!, $key: String!) { bound: bindingCreate(appId: $appId, host: $host, port: 8080, idempotencyKey: $key) { id } }",
    { appId: app.id, host: NAME, key: key() },
  );
  await calls.ask("mutation ($id: ID!) { bindingCheck(id: $id) { status } }", { id: bound.id });
  for (let tries = 0; tries < 200 && !(await binding())?.certificate?.failure; tries += 1)
    await host.gateway.timers.pass(1_000);
  const found = await binding();
  expect(found).toMatchObject({ status: "ACTIVE", certificate: { notAfter: null } });
  expect(found?.certificate?.failure).toContain("ECONNREFUSED");
  expect(Date.parse(found?.certificate?.renewAt ?? "")).toBeGreaterThan(host.gateway.clock.now());

  const { notifications } = await calls.ask<{
    notifications: { items: { message: string; params: Record<string, string> }[] };
  }>("{ notifications(first: 20) { items { message params } } }");
  expect(notifications.items.find(({ message }) => message === "certificateFailed")?.params).toMatchObject({
    host: NAME,
    failure: found?.certificate?.failure,
  });
}, 60_000);
