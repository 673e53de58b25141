import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestGateway } from "#tests/support/gateway.ts";
import { clearJournal, journalCalls, openJournal } from "./journalCalls.ts";

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

describe("a copy", () => {
  const shell = async (command: string, env: Record<string, string> = {}) =>
    JSON.parse(
      (await promisify(execFile)("bash", ["-c", command], { env: { ...process.env, ...env } })).stdout,
    ) as unknown;
  const last = async () => (await journal()).items[0] ?? expect.fail("no entry");

  it("of a REST call as curl runs when pasted, with the secret from a variable", async () => {
    await send("/api/auth/login", {
      email: "client@demo.com",
      password: "client",
      "it's": 'a "quote" $HOME `id`',
    });
    const { curl } = await last();
    expect(curl).toContain("$PASSWORD");
    expect(await shell(curl ?? "", { PASSWORD: "client" })).toMatchObject({ userData: { id: "usr_client" } });
    expect((await last()).body).toContain('"it\'s":"a \\"quote\\" $HOME `id`"');
  });

  it("of a signed GraphQL call as curl takes its session from a variable and its sandbox along", async () => {
    const token = await gateway.signIn("client");
    const query =
      "query Page($sort: ProductSort, $q: String) { viewer { user { id } } products(sort: $sort, filter: { q: $q }) { total } }";
    await send(
      "/graphql",
      { query, variables: { sort: { field: "PRICE", order: "DESC" }, q: 'it\'s "desk"' } },
      { authorization: `Bearer ${token}`, "x-berth-sandbox": "copy" },
    );
    const { curl } = await last();
    expect(curl).toContain("x-berth-sandbox: copy");
    expect(await shell(curl ?? "", { BERTH_TOKEN: token })).toEqual({
      data: { viewer: { user: { id: "usr_client" } }, products: { total: 0 } },
    });
  });

  it("of an operation with secrets in its text runs too", async () => {
    await send("/graphql", {
      query: 'mutation { login(email: "client@demo.com", password: "client") { userData { id } } }',
    });
    expect(await shell((await last()).curl ?? "", { PASSWORD: "client" })).toEqual({
      data: { login: { userData: { id: "usr_client" } } },
    });
  });

  it("as GraphQL runs when pasted: values are defaults, enums as enums, secrets are left open", async () => {
    const query = `query Other { products { total } }
      query Page($sort: ProductSort!, $filter: ProductFilter, $size: Int!) { products(sort: $sort, filter: $filter, itemsPerPage: $size) { items { id } } }`;
    const variables = {
      sort: { field: "PRICE", order: "DESC" },
      filter: { status: ["PUBLISHED"], stock: true, q: null },
      size: 2,
    };
    const asked = await send("/graphql", { query, operationName: "Page", variables });
    const { document } = await last();
    expect(document).not.toContain("Other");
    expect((await gateway.graphql(document ?? "")).data).toEqual(JSON.parse(asked).data);
    await send("/graphql", {
      query: 'mutation Sign($p: String!) { login(email: "a", password: $p) { accessToken } }',
      variables: { p: "hunter-2" },
    });
    expect((await last()).document).toContain("mutation Sign($p: String!)");
  });

  it("is not offered of what was too long to keep", async () => {
    await send("/api/auth/login", { email: "x".repeat(5_000), password: "y" });
    expect(await last()).toMatchObject({ isCut: true, curl: null, document: null });
    expect((await last()).body).toHaveLength(4_096);
    await send("/graphql", {
      query: "query ($q: String) { products(filter: { q: $q }) { total } }",
      variables: { q: "x".repeat(5_000) },
    });
    expect(await last()).toMatchObject({ isCut: true, curl: null, document: null, variables: null });
  });
});
