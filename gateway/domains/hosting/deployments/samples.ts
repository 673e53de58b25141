import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import * as deployments from "./repository.ts";
import type { AppRevisionRow, DeploymentRow } from "./repository.ts";
import * as revisions from "./revisionRepository.ts";

const names = ["PREPARING", "PULLING", "STARTING", "CHECKING"] as const;
/** When each step ended, in milliseconds after the beginning. */
const ends = [1_200, 21_000, 34_000, 48_000];

type SampleRevision = Pick<
  AppRevisionRow,
  "appId" | "number" | "snapshot" | "changes" | "comment" | "createdBy" | "createdAt"
>;

/** Adds a version as it was made then. */
export const insertSampleRevision = async (db: Db, row: SampleRevision): Promise<void> =>
  await revisions.insert(db, {
    ...row,
    id: `${row.appId}:${row.number}`,
    cause: row.number === 1 ? "CREATE" : "UPDATE",
    rollbackOf: null,
    isPinned: 0,
  });

type SampleDeployment = Pick<
  DeploymentRow,
  "id" | "appId" | "ownerId" | "revision" | "previousRevision" | "errorCode" | "errorMessage"
> & { at: Clock };

/** Adds a deployment as it went then: through all steps, or as far as it came. */
export async function insertSampleDeployment(db: Db, { at, ...row }: SampleDeployment): Promise<void> {
  const failedIn = row.errorCode === null ? names.length : row.errorCode === "IMAGE_PULL_FAILED" ? 1 : 3;
  const steps = names.map((name, place): DeploymentRow["steps"][number] => {
    const isOver = place > failedIn;
    return {
      name,
      status: place < failedIn ? "SUCCEEDED" : place === failedIn ? "FAILED" : "SKIPPED",
      startedAt: isOver ? null : timestamp(at, ends[place - 1] ?? 0),
      endedAt: isOver ? null : timestamp(at, ends[place] ?? 0),
      message: place === failedIn ? row.errorMessage : "",
    };
  });
  await deployments.insert(db, {
    ...row,
    kind: "DEPLOY",
    trigger: "USER",
    createdBy: row.ownerId,
    status: row.errorCode === null ? "SUCCEEDED" : "FAILED",
    steps,
    progress: row.errorCode === null ? 100 : failedIn === 1 ? 10 : 80,
    createdAt: timestamp(at),
    startedAt: timestamp(at),
    endedAt: timestamp(at, ends[Math.min(failedIn, names.length - 1)] ?? 0),
  });
}
