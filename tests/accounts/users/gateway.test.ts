import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

it.each(["admin", "client", "support", "developer", "finance", "finance2"])(
  "the sample account %s signs in with its own name",
  async (username) => {
    const { data } = await gateway.graphql(
      "{ viewer { user { username email } } }",
      {},
      await gateway.signIn(username),
    );
    expect(data).toEqual({ viewer: { user: { username, email: `${username}@demo.com` } } });
  },
);

it("keeps the sample accounts out where they are not wanted", async () => {
  const bare = await createTestGateway({ env: { SAMPLE_ACCOUNTS: "0" } });
  const answer = await bare.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: "admin@demo.com", password: "admin" },
  });
  expect(answer.statusCode).toBe(400);
  await bare.close();
});
