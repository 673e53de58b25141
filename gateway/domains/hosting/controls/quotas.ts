import { AppError } from "#gateway/platform/errors.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { ofOwner, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";

/** The most that one person has of everything. */
const most = { apps: 20, replicas: 60, cpuMilli: 32_000, memoryMib: 65_536 };
export type QuotaKind = keyof typeof most;

type Size = Pick<AppRow, "id" | "replicas"> & { spec: Pick<AppRow["spec"], "cpuMilli" | "memoryMib"> };

const sum = (apps: readonly Size[]): Record<QuotaKind, number> => ({
  apps: apps.length,
  replicas: apps.reduce((all, { replicas }) => all + replicas, 0),
  cpuMilli: apps.reduce((all, { replicas, spec }) => all + replicas * spec.cpuMilli, 0),
  memoryMib: apps.reduce((all, { replicas, spec }) => all + replicas * spec.memoryMib, 0),
});

const kinds = ["apps", "replicas", "cpuMilli", "memoryMib"] as const satisfies QuotaKind[];

const counted = async (db: Db, ownerId: string): Promise<AppRow[]> =>
  (await ofOwner(db, ownerId)).filter(({ phase }) => phase !== "RECYCLED");

/** How much somebody has, and may have. */
export async function limitsOf(db: Db, prices: Prices, ownerId: string) {
  const used = sum(await counted(db, ownerId));
  const of = (kind: QuotaKind) => ({ used: used[kind], limit: most[kind] });
  return {
    apps: of("apps"),
    replicas: of("replicas"),
    cpuMilli: of("cpuMilli"),
    memoryMib: of("memoryMib"),
    replicasOfApp: Number(prices("LAS_REPLICAS")),
  };
}

/**
 * Refuses what would be more than somebody may have once an app is as it is wanted.
 * @throws {AppError} QUOTA_EXCEEDED with `kind`, `limit` and `used`.
 */
export async function withinQuota(db: Db, ownerId: string, wanted: Size): Promise<void> {
  const all = await counted(db, ownerId);
  const [before, after] = [all, [...all.filter(({ id }) => id !== wanted.id), wanted]].map(sum);
  for (const kind of kinds) {
    const [was, is] = [before?.[kind] ?? 0, after?.[kind] ?? 0];
    // What was there before a limit shrank may stay.
    if (is > most[kind] && is > was)
      throw new AppError("QUOTA_EXCEEDED", `At most ${most[kind]} of ${kind}: let go of something first.`, {
        kind,
        limit: most[kind],
        used: was,
      });
  }
}
