import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import {
  appOf,
  appWith,
  find as findApp,
  isFor,
  seenIds,
  type Changing,
} from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { changesBetween, type Snapshot } from "#gateway/domains/hosting/specs/rules.ts";
import * as deployments from "./repository.ts";
import type { AppRevisionRow, DeploymentRow, DeploymentStatusText } from "./repository.ts";
import * as revisions from "./revisionRepository.ts";

export { insertSampleDeployment, insertSampleRevision } from "./samples.ts";
export { byNumber as revisionBy } from "./revisionRepository.ts";

/** The live topic of the deployments that one person pays for, and of those of one app. */
const topicOf = (id: string): string => `hosting_deployments:${id}`;

/** The most versions of an app that are pinned. */
const MOST_PINNED = 20;

/** Whether a deployment can be taken back: it is under way, and not looked at yet. */
export const isCancellable = (status: DeploymentStatusText): boolean =>
  ["QUEUED", "PREPARING", "PULLING", "STARTING"].includes(status);

/** A deployment that the viewer sees; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<DeploymentRow | null> {
  const row = await deployments.byId(context.home.db, id);
  return row && (await findApp(context, row.appId)) ? row : null;
}

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND. */
export async function page(
  context: RequestContext,
  { appId, ...asked }: { appId?: string | null; page: number; itemsPerPage: number },
) {
  const { page: at, itemsPerPage } = strictList(asked);
  const of = appId
    ? { appId: (await appOf(context, appId)).id }
    : { ownerId: viewerIdOf(context), appIds: await seenIds(context) };
  const offset = (at - 1) * itemsPerPage;
  return {
    ...(await deployments.page(context.home.db, of, { limit: itemsPerPage, offset })),
    page: at,
    itemsPerPage,
  };
}

/** The same without what stands in the environment, for who does not read that. */
const covered = (changes: AppRevisionRow["changes"]): AppRevisionRow["changes"] =>
  changes.map((one) => (/^(variables|files)\b/.test(one.path) ? { ...one, before: null, after: null } : one));

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string): Promise<AppRevisionRow[]> {
  const app = await appOf(context, appId);
  const rows = await revisions.ofApp(context.home.db, app.id);
  if (await isFor(context, app, "ENVIRONMENT")) return rows;
  return rows.map((row) => ({ ...row, changes: covered(row.changes) }));
}

/** @throws {AppError} NOT_FOUND */
export async function diff(context: RequestContext, appId: string, from: number, to: number) {
  const app = await appOf(context, appId);
  const [one, other] = [
    await revisions.byNumber(context.home.db, app.id, from),
    await revisions.byNumber(context.home.db, app.id, to),
  ];
  if (!one || !other) throw notFound("Version");
  const changes = changesBetween(one.snapshot, other.snapshot);
  return (await isFor(context, app, "ENVIRONMENT")) ? changes : covered(changes);
}

/** @throws {AppError} NOT_FOUND, QUOTA_EXCEEDED. */
export async function pin(
  context: RequestContext,
  { appId, number, isPinned }: { appId: string; number: number; isPinned: boolean },
): Promise<AppRevisionRow> {
  const app = await appWith(context, appId, "UPDATE");
  const { db } = context.home;
  const all = await revisions.ofApp(db, app.id);
  const row = all.find((one) => one.number === number);
  if (!row) throw notFound("Version");
  const used = all.filter((one) => one.isPinned !== 0 && one.number !== number).length;
  if (isPinned && used >= MOST_PINNED)
    throw new AppError("QUOTA_EXCEEDED", `${MOST_PINNED} versions are kept already: let one of them go.`, {
      kind: "pinned",
      limit: MOST_PINNED,
      used,
    });
  await revisions.pin(db, row.id, isPinned);
  return { ...row, isPinned: isPinned ? 1 : 0 };
}

/** Makes a new version of an app, and answers what of the app changes by it. */
export async function addRevision(
  within: Changing,
  app: Pick<AppRow, "id" | "latestRevision" | "currentRevision">,
  snapshot: Snapshot,
  said: Pick<AppRevisionRow, "cause" | "comment" | "createdBy"> & { rollbackOf?: number | null },
): Promise<AppRevisionRow> {
  const { db } = within.home;
  const before = await revisions.byNumber(db, app.id, app.latestRevision);
  const number = app.latestRevision + 1;
  const row: AppRevisionRow = {
    id: `${app.id}:${number}`,
    appId: app.id,
    number,
    snapshot,
    changes: before ? changesBetween(before.snapshot, snapshot) : [],
    cause: said.cause,
    rollbackOf: said.rollbackOf ?? null,
    comment: said.comment,
    createdBy: said.createdBy,
    isPinned: 0,
    createdAt: timestamp(within.clock),
  };
  await revisions.insert(db, row);
  await revisions.forgetOld(db, app.id, app.currentRevision);
  return row;
}

const stepNames = ["PREPARING", "PULLING", "STARTING", "CHECKING"] as const;

/** Wants pods of a version to be brought up. */
export async function begin(
  within: Changing,
  app: AppRow,
  wanted: Pick<DeploymentRow, "revision" | "kind" | "trigger" | "createdBy">,
): Promise<DeploymentRow> {
  const row: DeploymentRow = {
    id: newId("dep", within.clock),
    appId: app.id,
    ownerId: app.ownerId,
    previousRevision: app.currentRevision,
    ...wanted,
    status: "QUEUED",
    steps: stepNames.map((name) => ({
      name,
      status: "WAITING",
      startedAt: null,
      endedAt: null,
      message: "",
    })),
    progress: 0,
    errorCode: null,
    errorMessage: "",
    createdAt: timestamp(within.clock),
    startedAt: null,
    endedAt: null,
  };
  await deployments.insert(within.home.db, row);
  tell(within, row);
  return row;
}

/** Says that a deployment changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Changing, "homeLive" | "afterwards">,
  { id, ownerId, appId }: Pick<DeploymentRow, "id" | "ownerId" | "appId">,
): void =>
  afterwards(() => {
    for (const one of [ownerId, appId]) homeLive.publish(topicOf(one), { kind: "UPDATED", id });
  });

/** What happens to the deployments of the apps that the viewer pays for, or of one that they see. */
export const changed = (context: RequestContext, appId?: string | null) =>
  mapSome(context.homeLive.subscribe(topicOf(appId ?? viewerIdOf(context))), async ({ id }) => {
    const row = await find(context, id);
    return row && (!appId || row.appId === appId) ? { deploymentChanged: row } : null;
  });

/** The newest deployment of an app, read for all who ask at the same time with one call. */
/** The newest deployment of an app. */
export const lastOf = async (db: Db, appId: string): Promise<DeploymentRow | undefined> =>
  (await deployments.newestOf(db, [appId]))[0];

export const newestOf = defineLoader<string, DeploymentRow>(
  async ({ home }, appIds) =>
    new Map((await deployments.newestOf(home.db, appIds)).map((row) => [row.appId, row])),
);
