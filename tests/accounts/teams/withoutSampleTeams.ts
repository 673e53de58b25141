import type { TestGateway } from "#tests/support/gateway.ts";

/** Leaves the sample accounts in no team, and the apps of their teams among their owners' own. */
export async function withoutSampleTeams({ store: { db } }: TestGateway): Promise<void> {
  await db.updateTable("hosting_apps").set({ teamId: null, projectId: null }).execute();
  await db.deleteFrom("accounts_teams").execute();
}
