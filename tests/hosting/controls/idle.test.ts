import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { begin } from "#tests/ingress/apps.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { CREATE, inputOf, key, type AppAnswer } from "#tests/hosting/hostingGateway.ts";

let gateway: TestGateway;
let token: string;
let port: number;
beforeEach(async () => {
  port = await freePort();
  gateway = await createTestGateway({ env: { APPS_PORT: String(port) } });
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  token = await gateway.signIn("client");
  await gateway.leading.pass(20);
});
afterEach(() => gateway.close());

const sleep = { isEnabled: true, idleMinutes: 5 };
const pass = async (seconds: number, step = 1) => {
  for (let left = seconds; left > 0; left -= step) {
    gateway.clock.move(step * 1_000);
    await gateway.leading.pass(step * 1_000);
  }
};
const running = async (input: object = {}): Promise<AppAnswer> => {
  const spec = { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: { port: 8080, path: "/" } };
  const variables = { input: inputOf({ spec, sleep, ...input }), key: key() };
  const { data, errors } = await gateway.graphql(CREATE, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  await pass(40);
  return (data as { app: AppAnswer }).app;
};
const phaseOf = async (id: string): Promise<string> => {
  const { data } = await gateway.graphql("query ($id: ID!) { app(id: $id) { phase } }", { id }, token);
  return (data as { app: { phase: string } }).app.phase;
};
const ask = async (host: string): Promise<number | undefined> => {
  const answer = await begin(port, `${host}.apps.localhost`).answer;
  await text(answer);
  return answer.statusCode;
};

it("an app that nobody asks for goes to sleep after its minutes, and says so", async () => {
  const { id } = await running();
  await pass(240, 10);
  expect(await phaseOf(id)).toBe("RUNNING");
  await pass(80, 5);
  expect(await phaseOf(id)).toBe("SLEEPING");
  const { data } = await gateway.graphql(
    "query ($id: ID!) { appEvents(appId: $id, first: 50) { items { what } } }",
    { id },
    token,
  );
  expect(data).toMatchObject({ appEvents: { items: expect.arrayContaining([{ what: "SLEPT" }]) } });
});

it("an app that is asked for stays awake", async () => {
  const { id, host } = await running();
  for (let minutes = 0; minutes < 8; minutes += 2) {
    expect(await ask(host)).toBe(200);
    await pass(120, 10);
  }
  expect(await phaseOf(id)).toBe("RUNNING");
});

it("an app stays awake that is to, or that cannot be woken from outside", async () => {
  const { id } = await running({ sleep: { isEnabled: false, idleMinutes: 5 } });
  const inner = await running({
    spec: { image: "berth/hello:1.0", ports: [{ port: 8080, isPublic: false }] },
  });
  await pass(420, 10);
  expect(await phaseOf(id)).toBe("RUNNING");
  expect(await phaseOf(inner.id)).toBe("RUNNING");
});

it("the minutes count from when they are said", async () => {
  const { id } = await running({ sleep: { isEnabled: false, idleMinutes: 5 } });
  await pass(420, 10);
  const { errors } = await gateway.graphql(
    "mutation ($id: ID!, $sleep: AppSleepInput!, $key: String!) { appSleepSet(id: $id, input: $sleep, idempotencyKey: $key) { id } }",
    { id, sleep, key: key() },
    token,
  );
  expect(errors).toBeUndefined();
  await pass(240, 10);
  expect(await phaseOf(id)).toBe("RUNNING");
  await pass(80, 5);
  expect(await phaseOf(id)).toBe("SLEEPING");
});
