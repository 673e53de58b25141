import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startGateway, type GatewayProcess } from "#tests/support/gatewayProcess.ts";

// As deep as gateway/dist, from where the bundle finds the schema, the sample rows and the console.
const folder = `.data/bundle-${process.pid}`;
let sources: GatewayProcess;
let bundle: GatewayProcess;
beforeAll(async () => {
  execFileSync(process.execPath, [".scripts/gatewayBundle.mjs", folder], { stdio: "inherit" });
  [sources, bundle] = await Promise.all([startGateway(), startGateway({}, `${folder}/main.mjs`)]);
});
afterAll(async () => {
  await Promise.all([sources.stop(), bundle.stop()]);
  rmSync(folder, { recursive: true });
});

/** What a gateway answers, but for what is new in each answer. */
async function answer({ origin }: GatewayProcess, path: string, init?: RequestInit) {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    policy: response.headers.get("content-security-policy"),
    text: text.replaceAll(origin, "").replaceAll(/req_\w+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""),
  };
}

const post = (query: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});

it.each([
  ["a list", 200, "/api/apps/ecommerce/products?q=lamp&sortBy=price"],
  ["the REST documentation", 200, "/api/openapi.json"],
  ["the page of the REST documentation", 200, "/api/docs"],
  ["a file of that page", 200, "/api/docs/static/swagger-ui.css"],
  ["GraphiQL", 200, "/graphql/graphiql.css"],
  ["a list as a file", 200, "/api/apps/ecommerce/products/export"],
  ["events as a file", 200, "/api/apps/calendar/export"],
  ["an unknown address", 404, "/api/nope"],
  ["the schema", 200, "/graphql", post("{ __schema { types { name fields { name } } } }")],
  [
    "repeated events",
    200,
    "/graphql",
    post(`{ calendarRange(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z") { id } }`),
  ],
  ["a refusal", 200, "/graphql", post("{ product(id: 1) { nope } }")],
  ["a query that cannot be read", 200, "/graphql", post("{ product(id: 1) {")],
  [
    "a failed sign-in",
    400,
    "/api/auth/login",
    { ...post(""), body: '{"email":"admin@demo.com","password":"no"}' },
  ],
])("the bundle answers %s as the sources do, with %i", async (_, status, path, init?: RequestInit) => {
  const answered = await answer(bundle, path, init);
  expect(answered.status).toBe(status);
  expect(answered).toEqual(await answer(sources, path, init));
});

it("the bundle's files can be read by an engine without decoding, and its failures by people", () => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".mjs"))) {
    expect(readFileSync(`${folder}/${name}`).every((byte) => byte < 0x80)).toBe(true);
    if (name === "gateway.mjs") expect(readdirSync(folder)).toContain(`${name}.map`);
  }
  expect(readFileSync(`${folder}/gateway.mjs`, "utf8")).toMatch(/function createGateway\b/);
});

it("the bundle begins without Node's client of WebSockets, which is loaded where its HTTP module is imported", () => {
  const files = readdirSync(folder).filter((one) => one.endsWith(".mjs"));
  for (const name of files) {
    expect(readFileSync(`${folder}/${name}`, "utf8")).not.toMatch(/\bfrom\s*["']node:http["']/);
  }
  // Parts that are loaded later may import it by its old name.
  for (const name of ["main.mjs", "gateway.mjs"]) {
    expect(readFileSync(`${folder}/${name}`, "utf8")).not.toMatch(/\bfrom\s*["']http["']/);
  }
});

it("the bundle answers seeded values in mock mode", async () => {
  const [one, other] = await Promise.all([
    startGateway({ MOCK: "on" }, `${folder}/main.mjs`),
    startGateway({ MOCK: "on" }),
  ]);
  const query = post('{ __type(name: "Product") { name } products { total } }');
  expect(await answer(one, "/graphql", query)).toEqual(await answer(other, "/graphql", query));
  await Promise.all([one.stop(), other.stop()]);
});
