import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

type Answers = Record<string, { content?: Record<string, { example?: unknown }> }>;
interface Operation {
  responses: Answers;
  requestBody?: { content: Record<string, { schema: { example?: object } }> };
}

let gateway: TestGateway;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  gateway = await createTestGateway();
  ({ paths } = (await gateway.inject({ method: "GET", url: "/api/openapi.json" })).json<{
    paths: typeof paths;
  }>());
});
afterAll(() => gateway.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The names and types of all parts; of a list those of its first row, and of an empty list nothing. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
      : typeof value;

/** Whether both have the same parts, as far as their lists have rows. */
function agrees(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === 0 || b.length === 0 || agrees(a[0], b[0]);
  if (!isRecord(a) || !isRecord(b)) return a === b;
  return (
    Object.keys(a).toSorted().join() === Object.keys(b).toSorted().join() &&
    Object.keys(a).every((name) => agrees(a[name], b[name]))
  );
}

it.each([
  ["GET", "/apps/calendar", "/apps/calendar", 200],
  ["POST", "/apps/calendar", "/apps/calendar", 201],
  ["PUT", "/apps/calendar/{id}", "/apps/calendar/4", 200],
  ["PATCH", "/apps/calendar/{id}", "/apps/calendar/4", 200],
  ["GET", "/apps/chat/chats-and-contacts", "/apps/chat/chats-and-contacts", 200],
  ["GET", "/apps/chat/chats/{userId}", "/apps/chat/chats/8", 200],
  ["POST", "/apps/chat/chats/{userId}", "/apps/chat/chats/8", 201],
  ["GET", "/apps/email", "/apps/email", 200],
  ["POST", "/apps/email", "/apps/email", 200],
] as const)("the examples of %s %s are true", async (method, path, asked, status) => {
  const operation = paths[path]?.[method.toLowerCase()];
  const body = operation?.requestBody?.content["application/json"]?.schema.example;
  if (method !== "GET") expect(body).toBeDefined();
  const answer = await gateway.inject({ method, url: `/api${asked}`, ...(body && { payload: body }) });
  expect(answer.statusCode).toBe(status);
  const [shape, example] = [
    shapeOf(answer.json()),
    shapeOf(operation?.responses[status]?.content?.["application/json"]?.example),
  ];
  expect(agrees(shape, example), JSON.stringify([shape, example])).toBe(true);
});
