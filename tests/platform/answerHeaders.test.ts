import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { secure } from "#gateway/platform/request/security.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

describe("every answer", () => {
  it("carries the security headers and the request's id", async () => {
    for (const url of [
      "/healthz",
      "/api/apps/ecommerce/products",
      "/api/nope",
      "/graphql?query=%7B__typename%7D",
    ]) {
      const { headers } = await gateway.inject({ method: "GET", url });
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-request-id": expect.stringMatching(/^req_/),
        // A browser that opened one answer without it as a page refuses it to all others.
        "origin-agent-cluster": "?1",
      });
    }
  });
  it("carries what guards pages, scripts and files, unless it is JSON", async () => {
    const guards = [
      "cross-origin-opener-policy",
      "x-dns-prefetch-control",
      "x-download-options",
      "x-permitted-cross-domain-policies",
      "x-xss-protection",
    ];
    const guardsOf = async (url: string, accept = "*/*") => {
      const { headers } = await gateway.inject({ method: "GET", url, headers: { accept } });
      return guards.filter((name) => headers[name] !== undefined);
    };
    for (const url of ["/graphql", "/api/docs/", "/api/apps/ecommerce/products/export", "/metrics"])
      expect(await guardsOf(url, "text/html"), url).toEqual(guards);
    for (const [url, accept] of [
      ["/healthz"],
      ["/api/apps/ecommerce/products"],
      ["/api/nope"],
      ["/graphql?query=%7B__typename%7D", "application/graphql-response+json"],
    ] as const)
      expect(await guardsOf(url, accept), url).toEqual([]);
  });
  it("keeps what it says for itself", async () => {
    const app = fastify();
    await secure(app, readConfig({}));
    app.get("/page", (_request, reply) =>
      reply
        .headers({ "cross-origin-opener-policy": "unsafe-none", "origin-agent-cluster": "?0" })
        .type("text/html")
        .send("<p>Here</p>"),
    );
    const { headers } = await app.inject("/page");
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "unsafe-none",
      "origin-agent-cluster": "?0",
      "x-download-options": "noopen",
    });
  });
  it("hides what failed inside, but says the request's id", async () => {
    const broken = await createTestGateway();
    await broken.store.db.schema.dropTable("ecommerce_products").execute();
    const { errors } = await broken.graphql("{ product(id: 1) { id } }");
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("Something went wrong on our side"),
      extensions: { code: "INTERNAL", requestId: expect.stringMatching(/^req_/) },
    });
    const rest = await broken.inject({ method: "GET", url: "/api/apps/ecommerce/products/1" });
    expect(rest.statusCode).toBe(500);
    expect(JSON.stringify([errors, rest.json()])).not.toMatch(/no such table|sql|at .*\.ts/i);
    await broken.close();
  });
  it("keeps its shape for bodies that are too large, of a wrong type or malformed", async () => {
    const send = async (payload: string, type: string, url: string) => {
      const answer = await gateway.inject({
        method: "POST",
        url,
        payload,
        headers: { "content-type": type },
      });
      return [
        answer.statusCode,
        answer.json<{ code?: string; errors?: { extensions: { code: string } }[] }>(),
      ] as const;
    };
    expect(await send(`"${"x".repeat(1_100_000)}"`, "application/json", "/api/auth/login")).toMatchObject([
      413,
      { code: "PAYLOAD_TOO_LARGE" },
    ]);
    expect(await send("<a/>", "application/xml", "/api/auth/login")).toMatchObject([
      415,
      { code: "BAD_USER_INPUT" },
    ]);
    expect(await send('{"query":', "application/json", "/graphql")).toMatchObject([
      400,
      { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] },
    ]);
    expect(await send('{"__proto__":{"a":1}}', "application/json", "/api/auth/login")).toMatchObject([
      400,
      { code: "BAD_USER_INPUT" },
    ]);
  });
});
