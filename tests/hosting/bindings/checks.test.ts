import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { allow, steps } from "#gateway/domains/hosting/bindings/machine.ts";
import { domainCalls } from "#tests/domains/domainCalls.ts";
import { key, startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";

let host: HostingGateway;
let app: AppAnswer;
const calls = domainCalls(() => host.gateway);
let domain: string;
const NAME = "www.bound.berth.cafe";

beforeAll(async () => {
  host = await startHosting({ env: { DNS_PORT: String(await freePort()) } });
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
  app = await host.create({ name: "bound" });
  ({ id: domain } = await calls.register("bound", "berth.cafe"));
}, 60_000);
afterAll(() => host.close());

const BIND =
  "mutation ($appId: ID!, $host: String!, $key: String!) { binding: bindingCreate(appId: $appId, host: $host, port: 8080, idempotencyKey: $key) { id status } }";
const binding = async () =>
  (
    await calls.ask<{
      bindings: {
        id: string;
        host: string;
        status: string;
        failure: { code: string; expected: string; found: string } | null;
      }[];
    }>("{ bindings { id host status failure { code expected found } } }")
  ).bindings.find((one) => one.host === NAME);
/** Lets a check that is under way come to its end, and answers the binding. */
const settled = async (isSo: (status: string | undefined) => boolean) => {
  for (let tries = 0; tries < 200; tries += 1) {
    await host.gateway.timers.pass(1_000);
    const found = await binding();
    if (isSo(found?.status)) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return await binding();
};
const check = async () => {
  const { id } = (await binding()) ?? { id: "" };
  await calls.ask("mutation ($id: ID!) { bindingCheck(id: $id) { status } }", { id });
};

it("every step leads where the table says, or is refused", () => {
  for (const status of ["PENDING_DNS", "VERIFYING", "ACTIVE", "FAILED", "DRIFTED"] as const)
    for (const step of ["CHECK", "FIND", "MISS", "GIVE_UP"] as const) {
      const to = Object.entries(steps[step]).find(([from]) => from === status)?.[1];
      if (to === undefined) expect(() => allow({ status }, step)).toThrow("cannot take this step");
      else expect(allow({ status }, step)).toBe(to);
    }
});

it("a name in somebody else's free domain, or in nobody's, is not bound", async () => {
  for (const name of ["lighthouse.berth.site", "www.nobody.berth.site"])
    expect(await host.refusal(BIND, { appId: app.id, host: name, key: key() })).toMatchObject({
      fields: { host: { code: "UNKNOWN" } },
    });
});

it("a name without its record fails when it is checked, and says what was found", async () => {
  await host.ask(BIND, { appId: app.id, host: NAME, key: key() });
  await check();
  expect(await settled((status) => status === "FAILED")).toMatchObject({
    status: "FAILED",
    failure: { code: "DNS_NOT_POINTING", expected: `${app.host}.apps.localhost`, found: "" },
  });
});

it("once its record is applied it is found, and the app answers", async () => {
  await calls.record(domain, "CNAME", "www", `${app.host}.apps.localhost.`);
  await calls.apply(domain);
  await check();
  expect(await settled((status) => status === "ACTIVE")).toMatchObject({ status: "ACTIVE", failure: null });
});

it("what leads elsewhere since is found at night, told, and goes on", async () => {
  const { id } = (await calls.zone(domain)).records[0] ?? { id: "" };
  await calls.change(`zoneRecordsRemove(recordIds: ["${id}"])`, domain);
  await calls.record(domain, "A", "www", "203.0.113.99");
  await calls.apply(domain);
  const soon = new Date(host.gateway.clock.now() + 1_000).toISOString();
  await host.gateway.store.db
    .updateTable("hosting_bindings")
    .set({ checkAt: soon })
    .where("host", "=", NAME)
    .execute();
  host.gateway.clock.move(MINUTE);
  await host.gateway.leading.pass(20_000);
  expect(await settled((status) => status === "DRIFTED")).toMatchObject({
    status: "DRIFTED",
    failure: { found: "203.0.113.99" },
  });
  const { notifications } = await calls.ask<{ notifications: { items: { title: string }[] } }>(
    "{ notifications(first: 20) { items { title } } }",
  );
  expect(notifications.items.some(({ title }) => title.includes(NAME))).toBe(true);
});

it("its domain is not let go while it is bound", async () => {
  expect(
    await calls.refusal("mutation ($id: ID!) { domainRelease(id: $id) { id } }", { id: domain }),
  ).toMatchObject({ reason: "BOUND" });
});
