import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { startHosting } from "#tests/hosting/hostingGateway.ts";

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("client");
});
afterAll(() => gateway.close());

it.each(['{ pods(appId: "app_none") { name } }', '{ appEvents(appId: "app_none") { hasMore } }'])(
  "%s of an app that there is not is not found",
  async (query) => {
    const { errors } = await gateway.graphql(query, {}, token);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  },
);

it("a pod is found by its place in its app, whatever it is called now, by those who see the app", async () => {
  const host = await startHosting();
  try {
    const { id } = await host.create({ name: "placed" });
    await host.pass(4_000);
    const query = "query ($id: ID!, $name: ID!) { app(id: $id) { host } pod(name: $name) { name } }";
    const at = async (name: string) =>
      await host.ask<{ app: { host: string }; pod: { name: string } | null }>(query, { id, name });
    const { app } = await at("placed-7");
    const [pod] = host.fake.podsNow(id);
    expect((await at(`${app.host}-0`)).pod).toEqual({ name: pod?.name });
    expect((await at(`${app.host}-1`)).pod).toBeNull();
    expect((await at("harbour-docs-0")).pod).toBeNull();
  } finally {
    await host.close();
  }
});
