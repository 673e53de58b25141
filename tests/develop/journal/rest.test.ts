import { expect, it } from "vitest";
import { createTestGateway } from "#tests/support/gateway.ts";

it("GET /api/mock/journal lists the last requests leniently, DELETE forgets them", async () => {
  const gateway = await createTestGateway();
  const url = "/api/mock/journal";
  const list = async (query = "") =>
    (await gateway.inject({ method: "GET", url: url + query })).json<{
      entries: Record<string, unknown>[];
      total: number;
    }>();
  await gateway.inject({ method: "GET", url: "/api/apps/ecommerce/products" });
  await gateway.inject({ method: "GET", url: "/api/apps/ecommerce/products/999" });
  const {
    entries: [first],
    total,
  } = await list();
  expect([total, first]).toMatchObject([
    2,
    {
      method: "GET",
      path: "/api/apps/ecommerce/products/999",
      status: 404,
      failed: true,
      code: "NOT_FOUND",
      curl: expect.stringContaining("curl -sS"),
    },
  ]);
  expect(Object.keys(first ?? {})).not.toContain("origin");
  expect([
    (await list("?failed=true")).total,
    (await list("?q=ecommerce&page=abc")).total,
    (await list("?itemsPerPage=-1")).entries.length,
  ]).toEqual([1, 2, 2]);
  expect((await gateway.inject({ method: "DELETE", url })).statusCode).toBe(204);
  expect((await list()).total).toBe(1);
  await gateway.close();
});
