import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

it("tells who has nothing how much they may have", async () => {
  const { data } = await gateway.graphql(
    "{ hostingLimits { apps { used limit } replicasOfApp } }",
    {},
    await gateway.signIn("developer"),
  );
  expect(data).toEqual({ hostingLimits: { apps: { used: 0, limit: 20 }, replicasOfApp: 20 } });
});
