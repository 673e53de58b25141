import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("client");
});
afterAll(() => gateway.close());

it.each(['{ deployments(appId: "app_none") { total } }', '{ appRevisions(appId: "app_none") { id } }'])(
  "%s of an app that there is not is not found",
  async (query) => {
    const { errors } = await gateway.graphql(query, {}, token);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  },
);
