import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const lines = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `/api/apps/permissions/export${query}` })).body.split("\r\n");

it("exports what the list shows for the same filter, with the roles by their names", async () => {
  expect((await lines("")).length).toBe(1 + 9 + 1);
  const [, first] = await lines("?assignedTo=SUPPORT&q=project&columns=name,assignedTo");
  expect(first).toBe("Project Planning,ADMINISTRATOR USERS SUPPORT");
});
