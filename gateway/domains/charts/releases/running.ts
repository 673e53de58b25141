import { z } from "zod";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { tell } from "#gateway/domains/charts/charts/rules.ts";
import { versionTable } from "#gateway/domains/charts/versions/repository.ts";
import { byId, update } from "./repository.ts";
import { RUN, settled } from "./rules.ts";

const about = z.object({ id: z.string() });

/** Each person's releases are in a namespace of their own. */
const namespaceOf = (ownerId: string): string =>
  `berth-${ownerId.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-")}`;

/** Has `helm` do what is pending of a release, and notes what became of it. */
const run: JobHandler = async ({ helm, home, live, clock, payload }) => {
  const { id } = about.parse(payload);
  const release = await byId(home.db, id);
  const newest = release?.revisions[0];
  if (!release || !newest || !/^(PENDING_|UNINSTALLING$)/.test(release.status)) return;
  const target = { release: release.name, namespace: namespaceOf(release.ownerId) };
  let failed: string | null = null;
  try {
    if (release.status === "UNINSTALLING") await helm.uninstall(target);
    else {
      const files = (await versionTable.byId(home.db, newest.versionId))?.files ?? [];
      await helm.upgrade(files, target, newest.valuesYaml);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    failed = error.message;
  }
  await update(home.db, release, {
    ...settled(release, failed === null ? "DONE" : "FAIL", failed ?? ""),
    updatedAt: timestamp(clock),
  });
  tell({ homeLive: live, afterwards: (work) => work() }, { id: release.chartId, ownerId: release.ownerId });
};

export const jobs = { [RUN]: run };
