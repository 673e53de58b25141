import { expect } from "vitest";
import type { TestGateway } from "#tests/support/gateway.ts";

/** What an import answers. */
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

/** Sends CSV files to the import of the list at a path, and fetches its export. */
export function csvCalls(path: string, gateway: () => TestGateway) {
  async function upload(payload: string | Buffer, query = "") {
    return await gateway().inject({
      method: "POST",
      url: `${path}/import?${query}`,
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
  const exported = async (query = "") =>
    (await gateway().inject({ method: "GET", url: `${path}/export${query}` })).body;
  /** The cells that are refused, by their row. */
  const refused = async (payload: string, query = "") =>
    (await outcome(payload, query)).bad.map(({ row, errors }) => [
      row,
      errors.map(({ column, code }) => `${column} ${code}`).toSorted(),
    ]);
  return { upload, outcome, exported, refused };
}
