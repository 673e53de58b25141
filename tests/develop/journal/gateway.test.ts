import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestGateway } from "#tests/support/gateway.ts";
import { clearJournal, journalCalls, LIST, openJournal } from "./journalCalls.ts";

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  ({ gateway, origin } = await openJournal());
});
afterAll(() => gateway.close());
beforeEach(() => clearJournal(gateway));
const { journal, send } = journalCalls(
  () => gateway,
  () => origin,
);

describe("the journal", () => {
  it("tells of REST and GraphQL what was asked and how it ended", async () => {
    await send(`${LIST}?page=2&q=desk`, undefined, { "x-berth-sandbox": "log" });
    await send("/graphql", {
      query: "query One($id: ID!) { product(id: $id) { id } }",
      operationName: "One",
      variables: { id: 1 },
    });
    await send(`${LIST}/999`);
    await send("/graphql", { query: 'mutation { productDelete(id: "999") { ids } }' });
    await send("/graphql", { query: "{ nothing" });
    const { items } = await journal();
    expect(items).toMatchObject([
      {
        method: "POST",
        path: "/graphql",
        operation: null,
        status: 200,
        failed: true,
        body: '{"query":"{ nothing"}',
      },
      { operation: { name: null, kind: "MUTATION" }, status: 200, failed: true, code: "NOT_FOUND" },
      {
        method: "GET",
        path: `${LIST}/999`,
        status: 404,
        failed: true,
        code: "NOT_FOUND",
        operation: null,
        body: null,
      },
      {
        operation: { name: "One", kind: "QUERY" },
        status: 200,
        failed: false,
        code: null,
        variables: { id: 1 },
        bytes: 31,
      },
      {
        method: "GET",
        path: `${LIST}?page=2&q=desk`,
        sandbox: "log",
        status: 200,
        bytes: expect.any(Number),
        requestId: expect.stringMatching(/^req_/),
      },
    ]);
    expect(items.every(({ duration }) => duration > 0)).toBe(true);
  });

  it("is filtered by text, failure, sandbox and operation, and paged", async () => {
    await send(LIST);
    await send(`${LIST}/999`);
    await send(LIST, undefined, { "x-berth-sandbox": "log" });
    await send("/graphql", { query: "query Named { products { total } }" });
    const paths = async (args: string) =>
      (await journal(args)).items.map(({ path, sandbox }) => (sandbox ? `${sandbox}:${path}` : path));
    expect(await paths('filter: { q: "/999" }')).toEqual([`${LIST}/999`]);
    expect(await paths('filter: { q: "not_found" }')).toEqual([`${LIST}/999`]);
    expect(await paths("filter: { failed: true }")).toEqual([`${LIST}/999`]);
    expect(await paths('filter: { sandbox: "log" }')).toEqual([`log:${LIST}`]);
    expect(await paths('filter: { operation: "Named" }')).toEqual(["/graphql"]);
    expect(await paths('filter: { sandbox: "", failed: false }')).toEqual(["/graphql", LIST]);
    expect(await paths("page: 2, itemsPerPage: 1")).toEqual([`log:${LIST}`]);
    expect(
      (await gateway.graphql("{ journal(itemsPerPage: 101) { total } }")).errors?.[0]?.extensions.code,
    ).toBe("BAD_USER_INPUT");
  });

  it("keeps neither its own readers nor files", async () => {
    for (const path of [
      "/",
      "/healthz",
      "/mark.svg",
      "/api/docs",
      "/api/openapi.json",
      "/api/mock/journal",
      "/api/mock/rules",
      "/graphql",
    ])
      await send(path);
    await send("/graphql", { query: "{ sandboxes { name } faultRules { id } snapshots { name } }" });
    expect((await journal()).items).toEqual([]);
    await send("/graphql", { query: "mutation { sampleReset { rows } }" });
    expect((await journal()).items).toHaveLength(1);
  });

  it("bears what cannot be kept", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const answer = await fetch(`${origin}/api/mock/rules`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"a":${deep}}`,
    });
    expect(answer.status).toBe(400);
    expect((await gateway.inject({ method: "GET", url: LIST })).statusCode).toBe(200);
  });

  it("remembers the last 500 and forgets them all when told", async () => {
    for (let from = 0; from < 520; from += 40)
      await Promise.all(Array.from({ length: 40 }, () => gateway.inject({ method: "GET", url: LIST })));
    expect((await journal("itemsPerPage: 100")).total).toBe(500);
    expect((await gateway.graphql("mutation { journalClear }")).data).toEqual({ journalClear: 500 });
  });
});
