import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allCalls } from "./allCalls.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

type Answer = { description: string; content?: Record<string, { schema: unknown; example?: unknown }> };
interface Operation {
  operationId?: string;
  summary?: string;
  responses: Record<string, Answer>;
  parameters?: { name: string; in: string; schema: unknown; description?: string }[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema: { properties?: object; example?: object } }>;
  };
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

let gateway: TestGateway;
let document: Document;
beforeAll(async () => {
  gateway = await createTestGateway();
  document = (await gateway.inject({ method: "GET", url: "/api/openapi.json" })).json<Document>();
});
afterAll(() => gateway.close());

it("the document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toMatch(/^3\.1/);
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([errors ?? [], valid]).toEqual([[], true]);
});

it("it names every route that answers, and no other", async () => {
  const names = operations().map(({ name }) => name);
  expect(names.toSorted()).toEqual(allCalls);
});

it("it gives every parameter and every answer words", () => {
  for (const one of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    expect(one.summary).toBeTruthy();
    for (const parameter of one.parameters ?? []) expect(parameter.description).toBeTruthy();
    for (const answer of Object.values(one.responses)) expect(answer.description).toBeTruthy();
  }
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ name: `${method.toUpperCase()} ${path}`, one })),
  );

it("every failure of a call that it does not name has the shape of the others, so that clients made from it can read it", () => {
  expect(
    operations()
      .filter(({ one }) => !one.responses["default"]?.content?.["application/json"]?.schema)
      .map(({ name }) => name),
  ).toEqual([]);
});

it("every JSON body is asked for, and its fields and an example are named", () => {
  const bodies = operations().flatMap(({ name, one: { requestBody } }) =>
    requestBody?.content["application/json"]
      ? [{ name, requestBody, schema: requestBody.content["application/json"].schema }]
      : [],
  );
  expect(bodies.length).toBeGreaterThan(7);
  const wanting = bodies.filter(
    ({ requestBody, schema }) =>
      !requestBody.required || !schema.example || Object.keys(schema.properties ?? {}).length === 0,
  );
  expect(wanting.map(({ name }) => name)).toEqual([]);
});

const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : value !== null && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
      : typeof value;

it.each([
  ["/apps/ecommerce/products", ""],
  ["/apps/ecommerce/products/{id}", "/apps/ecommerce/products/1"],
  ["/apps/ecommerce/orders", ""],
  ["/apps/ecommerce/customers", ""],
  ["/apps/ecommerce/customers/{id}", "/apps/ecommerce/customers/6"],
  ["/apps/ecommerce/reviews", ""],
  ["/apps/ecommerce/referrals", ""],
  ["/apps/invoice", ""],
  ["/apps/invoice/clients", ""],
  ["/apps/invoice/{id}", "/apps/invoice/4987"],
  ["/apps/users", ""],
  ["/apps/users/{id}", "/apps/users/1"],
  ["/apps/permissions", ""],
  ["/apps/academy/courses", ""],
  ["/apps/academy/course-details", ""],
  ["/apps/logistics/vehicles", ""],
  ["/dashboard/analytics/projects", ""],
  ["/pages/datatable", ""],
  ["/pages/faq", ""],
  ["/pages/help-center", ""],
  ["/pages/help-center/article", ""],
  ["/pages/profile", ""],
  ["/pages/profile/header", ""],
  ["/app-bar/search", ""],
])("its example of %s has the shape of what is really answered", async (path, asked) => {
  const example = document.paths[path]?.["get"]?.responses["200"]?.content?.["application/json"]?.example;
  const answer = await gateway.inject({ method: "GET", url: `/api${asked || path}` });
  expect(example).toBeDefined();
  expect(shapeOf(answer.json())).toEqual(shapeOf(example));
});

it("its page and parts come from this host alone", async () => {
  const page = await gateway.inject({ method: "GET", url: "/api/docs" });
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? "");
  for (const url of parts.filter((one) => one.startsWith("/api/")))
    expect((await gateway.inject({ method: "GET", url })).statusCode).toBe(200);
  expect(parts.every((url) => url.startsWith("/"))).toBe(true);
  expect((await gateway.inject({ method: "GET", url: "/api/docs/package.json" })).statusCode).toBe(404);
});
