import { expect } from "vitest";
import type { TestGateway } from "#tests/support/gateway.ts";

export interface Outcome {
  applied: boolean;
  total: number;
  created: number;
  updated: number;
  skipped: number;
  undoToken: string | null;
  columns: { header: string; column: string }[];
  first: string[][];
  bad: { row: number; cells: string[]; errors: { column: string; code: string; params?: object }[] }[];
}

export const PATH = "/api/apps/ecommerce/products";
export const header = "productName,productBrand,category,sku,price,qty,status,stock,description";
export const file = (...lines: string[]) => [header, ...lines].join("\r\n");

export function csvCalls(gateway: () => TestGateway) {
  async function upload(payload: string | Buffer, query = "") {
    return await gateway().inject({
      method: "POST",
      url: `${PATH}/import?${query}`,
      payload,
      headers: { "content-type": "text/csv" },
    });
  }
  const outcome = async (payload: string | Buffer, query = "") => {
    const answer = await upload(payload, query);
    expect(answer.body).not.toContain('"code":"INTERNAL"');
    expect(answer.statusCode).toBe(200);
    return answer.json<Outcome>();
  };
  return { upload, outcome };
}
