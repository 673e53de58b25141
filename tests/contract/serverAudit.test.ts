import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  origin = await gateway.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => gateway.close());

const audits = serverAudits({ url: () => `${origin}/graphql` });

it("the suite holds all of its audits", () => expect(audits.length).toBeGreaterThanOrEqual(61));

it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  "GraphQL over HTTP, audit %s: %s",
  async (_id, _name, audit) => {
    const result = await audit.fn();
    const reason = "reason" in result ? result.reason : "";
    expect({ status: result.status, reason }).toEqual({ status: "ok", reason: "" });
  },
);

it.each(["variables", "extensions"])(
  "an address whose %s are no JSON is refused as bad input",
  async (name) => {
    const answer = await gateway.inject({
      method: "GET",
      url: `/graphql?query=%7B__typename%7D&${name}=%7B`,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: "BAD_USER_INPUT", fields: { [name]: { code: "INVALID" } } } }] },
    ]);
  },
);

it.each([
  ["DELETE", "/api/apps/ecommerce/products/9999", 404],
  ["PUT", "/api/apps/ecommerce/products/9999", 405],
  ["POST", "/graphql", 400],
])(
  "%s %s with a JSON type and neither a body nor its length is answered over a connection",
  async (method, path, status) => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), "127.0.0.1");
    socket.end(
      `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
);
