import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { begin } from "#tests/ingress/apps.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";
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

const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 1) {
    gateway.clock.move(1_000);
    await gateway.leading.pass(1_000);
  }
};
const made = async (): Promise<AppAnswer> => {
  const spec = { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: { port: 8080, path: "/" } };
  const { data, errors } = await gateway.graphql(CREATE, { input: inputOf({ spec }), key: key() }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { app: AppAnswer }).app;
};
const ask = async (host: string) => {
  const answer = await begin(port, `${host}.apps.localhost`).answer;
  return { status: answer.statusCode, body: await text(answer) };
};
const act = async (name: string, id: string) => {
  const { errors } = await gateway.graphql(
    `mutation ($id: ID!, $key: String!) { ${name}(id: $id, idempotencyKey: $key) { id } }`,
    { id, key: key() },
    token,
  );
  expect(errors).toBeUndefined();
};

it("an app answers at its own name once it runs, and who comes before waits for that", async () => {
  const { host } = await made();
  const early = ask(host);
  await pass(40);
  expect((await early).status).toBe(200);
  const { status, body } = await ask(host);
  expect(status).toBe(200);
  expect(body).toContain("hello from berth 1.0");
});

it("what is stopped says so, and what nobody has is not there", async () => {
  const { id, host } = await made();
  await pass(40);
  await act("appStop", id);
  await pass(20);
  expect((await ask(host)).status).toBe(503);
  expect((await ask("nobody")).status).toBe(404);
});

it("what sleeps is woken by who asks for it", async () => {
  const { id, host } = await made();
  await pass(40);
  await act("appSleep", id);
  await pass(20);
  expect((await ask(host)).status).toBe(503);
  const next = ask(host);
  await pass(40);
  expect((await next).status).toBe(200);
});

it("a name of somebody's own leads to its app once it is active, and not before", async () => {
  const { id } = await made();
  await pass(40);
  const { errors } = await gateway.graphql(
    `mutation ($id: ID!, $key: String!) { bindingCreate(appId: $id, host: "www.harbour.dev", port: 8080, idempotencyKey: $key) { id } }`,
    { id, key: key() },
    token,
  );
  expect(errors).toBeUndefined();
  const answers = async () => (await begin(port, "www.harbour.dev").answer).statusCode;
  expect(await answers()).toBe(404);
  // What is known of a host is kept for a second.
  gateway.clock.move(1_000);
  await gateway.store.db.updateTable("hosting_bindings").set({ status: "ACTIVE" }).execute();
  expect(await answers()).toBe(200);
});
