import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { listeners } from "#tests/support/listening.ts";

const hashes = { total: "a".repeat(64), changes: "b".repeat(64) };
const manifest = {
  [hashes.total]: "query Total($q: String) { products(filter: { q: $q }) { total } }",
  [hashes.changes]: "subscription Changes { productChanged { kind } }",
};
const folder = mkdtempSync(join(tmpdir(), "berth-console-"));
writeFileSync(join(folder, "operations.json"), JSON.stringify(manifest));
const built = pathToFileURL(`${folder}/`);

const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

describe.each(["any", "trusted"])("with OPERATIONS=%s", (mode) => {
  let gateway: TestGateway;
  let origin: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ env: { OPERATIONS: mode }, console: built });
    origin = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => gateway.close());

  const post = async (payload: object) => {
    const answer = await gateway.inject({ method: "POST", url: "/graphql", payload });
    return {
      status: answer.statusCode,
      body: answer.json<{ data?: unknown; errors?: { extensions: { code: string } }[] }>(),
    };
  };
  const code = async (payload: object) => (await post(payload)).body.errors?.[0]?.extensions.code;

  it("a known hash is run, with its variables", async () => {
    const { status, body } = await post({
      operationName: "Total",
      variables: { q: "lantern" },
      extensions: byHash(hashes.total),
    });
    expect({ status, body }).toEqual({ status: 200, body: { data: { products: { total: 1 } } } });
  });

  it("an unknown hash without a text is told apart, so that the text can follow", async () => {
    expect(await post({ extensions: byHash("c".repeat(64)) })).toMatchObject({
      status: 404,
      body: { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
    });
  });

  it("a hash counts, whatever text comes with it", async () => {
    const { body } = await post({ query: "{ viewer { user { id } } }", extensions: byHash(hashes.total) });
    expect(body).toEqual({ data: { products: { total: 50 } } });
  });

  it("a hash that names no own property of the manifest is unknown", async () => {
    expect(await code({ extensions: byHash("__proto__") })).toBe("PERSISTED_QUERY_NOT_FOUND");
  });

  it("subscriptions are started by hash over a socket", async () => {
    const client = createClient({
      url: `${origin.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const listening = listeners(gateway);
    const events = client.iterate({
      query: mode === "trusted" ? "{ viewer { user { id } } }" : (manifest[hashes.changes] ?? ""),
      extensions: byHash(hashes.changes),
    });
    const next = events.next();
    await listening();
    await gateway.inject({ method: "DELETE", url: "/api/apps/ecommerce/products/1" });
    expect((await next).value?.data).toEqual({ productChanged: { kind: "DELETED" } });
    await client.dispose();
  });

  it("the manifest itself is not served", async () => {
    expect((await gateway.inject({ url: "/operations.json" })).statusCode).toBe(404);
  });

  if (mode === "any") {
    it("texts are run too", async () => {
      expect((await post({ query: "{ products { total } }" })).body.data).toBeTruthy();
      expect(
        (await post({ query: "{ products { total } }", extensions: byHash("c".repeat(64)) })).body.data,
      ).toBeTruthy();
    });
    return;
  }

  it.each([
    { query: "{ products { total } }" },
    { query: "{ products { total } }", extensions: {} },
    {},
    { query: "" },
    [{ query: "{ products { total } }" }],
    { query: "{ products { total } }", extensions: { persistedQuery: 1 } },
  ])("anything else is refused, case %#", async (payload) => {
    expect(await code(payload)).toBe("OPERATION_NOT_TRUSTED");
  });

  it("a text with an unknown hash is refused", async () => {
    expect(await code({ query: "{ products { total } }", extensions: byHash("c".repeat(64)) })).toBe(
      "PERSISTED_QUERY_NOT_FOUND",
    );
  });

  it("a text in the address is refused", async () => {
    const answer = await gateway.inject({
      url: "/graphql?query=%7Bproducts%7Btotal%7D%7D",
      headers: { accept: "application/json" },
    });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "OPERATION_NOT_TRUSTED" } }] });
  });

  it("a text over a socket is refused", async () => {
    const client = createClient({
      url: `${origin.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const asked = client.iterate({ query: "subscription { productChanged { kind } }" }).next();
    await expect(asked).rejects.toMatchObject([{ extensions: { code: "OPERATION_NOT_TRUSTED" } }]);
    await client.dispose();
  });
});

afterAll(() => rmSync(folder, { recursive: true }));
