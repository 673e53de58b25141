import type { DevTools } from "#gateway/platform/request/devTools.ts";
import { countRows } from "#gateway/platform/store/sampleRows.ts";

export interface SandboxRow {
  name: string;
  madeAt: string;
  usedAt: string;
  rows: number;
}

/** The sandboxes with the number of their rows. */
export async function list({ sandboxes, sampleTables }: DevTools): Promise<SandboxRow[]> {
  return await Promise.all(
    (await sandboxes.list()).map(async ({ store, ...rest }) => ({
      ...rest,
      rows: await countRows(store, sampleTables),
    })),
  );
}
