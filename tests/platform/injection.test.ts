import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const LIST = "/api/apps/ecommerce/products";
const ask = async (headers: Record<string, string>, on = gateway) =>
  await on.inject({ method: "GET", url: LIST, headers });

describe("faults that a request asks for", () => {
  it("answers the status of x-berth-fail and does nothing else, in REST and in GraphQL", async () => {
    const rest = await gateway.inject({
      method: "DELETE",
      url: `${LIST}/1`,
      headers: { "x-berth-fail": "503" },
    });
    expect([rest.statusCode, rest.json()]).toMatchObject([
      503,
      { code: "INJECTED", requestId: expect.stringMatching(/^req_/) },
    ]);
    const graphql = await gateway.inject({
      method: "POST",
      url: "/graphql",
      headers: { "x-berth-fail": "418" },
      payload: { query: "mutation { productDelete(id: 1) { ids } }" },
    });
    expect([graphql.statusCode, graphql.json()]).toMatchObject([
      418,
      { errors: [{ extensions: { code: "INJECTED" } }] },
    ]);
    expect((await gateway.inject({ method: "GET", url: `${LIST}/1` })).statusCode).toBe(200);
  });

  it("waits as long as x-berth-delay says, for that request alone", async () => {
    const order: string[] = [];
    await Promise.all([
      ask({ "x-berth-delay": "300" }).then(() => order.push("slow")),
      ask({ "x-berth-delay": "0" }).then(() => order.push("quick")),
    ]);
    expect(order).toEqual(["quick", "slow"]);
  });

  it.each([
    ["x-berth-delay", "3600000"],
    ["x-berth-delay", "10001"],
    ["x-berth-delay", "-1"],
    ["x-berth-delay", "1h"],
    ["x-berth-fail", "200"],
    ["x-berth-fail", "600"],
    ["x-berth-fail", "often"],
  ])("is refused with a sentence for %s: %s", async (name, value) => {
    const answer = await ask({ [name]: value });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: "BAD_USER_INPUT", fields: { [name]: { code: "OUT_OF_RANGE" } } },
    ]);
  });

  it("is not heard where the developer tools are off", async () => {
    const closed = await createTestGateway({ env: { DEV_TOOLS: "off" } });
    expect((await ask({ "x-berth-fail": "503" }, closed)).statusCode).toBe(200);
    await closed.close();
  });
});
