import type { ColumnType, Selectable } from "kysely";
import type { Workload } from "#gateway/engine/engine.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";

interface WorkloadTable {
  gateway: string;
  appId: string;
  revision: number;
  workload: ColumnType<Workload, string, string>;
}

interface PodTable {
  name: string;
  gateway: string;
  appId: string;
  revision: number;
  slot: number;
  /** How often the slot was filled anew. */
  generation: number;
  createdAt: string;
  /** When it was killed from outside of the engine. */
  killedAt: string | null;
  /** Rows of what is gone are kept for a while: what happened can be told. */
  removedAt: string | null;
}

/** A simulated pod as it is stored. */
export type PodRow = Selectable<PodTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_engine_workloads: WorkloadTable;
    hosting_engine_pods: PodTable;
  }
}

/** The rows of pods with their workloads. */
export async function podRows(
  db: Db,
  gateway: string,
  only: { appId?: string | undefined; name?: string; removedSince?: string } = {},
): Promise<{ pod: PodRow; workload: Workload }[]> {
  let rows = db
    .selectFrom("hosting_engine_pods as pods")
    .innerJoin("hosting_engine_workloads as workloads", (join) =>
      join
        .onRef("workloads.gateway", "=", "pods.gateway")
        .onRef("workloads.appId", "=", "pods.appId")
        .onRef("workloads.revision", "=", "pods.revision"),
    )
    .selectAll("pods")
    .select("workloads.workload")
    .where("pods.gateway", "=", gateway);
  const { appId, name, removedSince } = only;
  if (appId !== undefined) rows = rows.where("pods.appId", "=", appId);
  if (name !== undefined) rows = rows.where("pods.name", "=", name);
  rows = rows.where((row) =>
    removedSince === undefined
      ? row("pods.removedAt", "is", null)
      : row.or([row("pods.removedAt", "is", null), row("pods.removedAt", ">=", removedSince)]),
  );
  const found = await rows.orderBy("pods.name").execute();
  return found.map(({ workload, ...pod }) => ({ pod, workload }));
}

/** What a revision becomes: which of its pods go, and which come. */
export type Plan = (pods: readonly PodRow[]) => { gone: readonly string[]; come: readonly PodRow[] };

/** Writes a revision's workload, and what its pods become; two who do so at once make the same of it. */
export async function applyRevision(
  store: Pick<Store, "db">,
  gateway: string,
  workload: Workload,
  now: { at: string; forgetBefore: string },
  plan: Plan,
): Promise<void> {
  const { appId, revision } = workload;
  await inTransaction(store, async (db) => {
    await db
      .insertInto("hosting_engine_workloads")
      .values({ gateway, appId, revision, workload: JSON.stringify(workload) })
      .onConflict((row) =>
        row.columns(["gateway", "appId", "revision"]).doUpdateSet({ workload: JSON.stringify(workload) }),
      )
      .execute();
    const pods = await db
      .selectFrom("hosting_engine_pods")
      .selectAll()
      .where("gateway", "=", gateway)
      .where("appId", "=", appId)
      .where("revision", "=", revision)
      .execute();
    const { gone, come } = plan(pods);
    await markRemoved(db, gateway, gone, now.at);
    for (const pod of come)
      await db
        .insertInto("hosting_engine_pods")
        .values(pod)
        .onConflict((row) => row.column("name").doNothing())
        .execute();
    await db
      .deleteFrom("hosting_engine_pods")
      .where("gateway", "=", gateway)
      .where("removedAt", "<", now.forgetBefore)
      .execute();
    await db
      .deleteFrom("hosting_engine_workloads as workloads")
      .where("workloads.gateway", "=", gateway)
      .where((row) => row.or([row("appId", "!=", appId), row("revision", "!=", revision)]))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom("hosting_engine_pods as pods")
              .select("pods.name")
              .whereRef("pods.gateway", "=", "workloads.gateway")
              .whereRef("pods.appId", "=", "workloads.appId")
              .whereRef("pods.revision", "=", "workloads.revision"),
          ),
        ),
      )
      .execute();
  });
}

/** Notes that pods are removed. */
export async function markRemoved(
  db: Db,
  gateway: string,
  names: readonly string[],
  at: string,
): Promise<void> {
  if (names.length === 0) return;
  await db
    .updateTable("hosting_engine_pods")
    .set({ removedAt: at })
    .where("gateway", "=", gateway)
    .where("name", "in", names)
    .where("removedAt", "is", null)
    .execute();
}

/** Notes that a pod was killed. */
export async function markKilled(db: Db, gateway: string, name: string, at: string): Promise<void> {
  await db
    .updateTable("hosting_engine_pods")
    .set({ killedAt: at })
    .where("gateway", "=", gateway)
    .where("name", "=", name)
    .execute();
}
