import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { z } from "zod";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { demand, type Actor, type Changing } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import * as deployments from "#gateway/domains/hosting/deployments/repository.ts";
import {
  addRevision,
  begin,
  revisionBy,
  tell as tellDeployment,
} from "#gateway/domains/hosting/deployments/rules.ts";
import { filesOf, specOf, variablesOf, type Snapshot } from "#gateway/domains/hosting/specs/rules.ts";
import { afford, growing, withinPack } from "./affording.ts";
import { change, expectVersion } from "./changing.ts";
import { take } from "./metering.ts";
import { withinQuota } from "./quotas.ts";
import { sealedBy, type GivenVariable } from "./variables.ts";

type Wanted = Pick<deployments.DeploymentRow, "revision" | "kind" | "trigger" | "createdBy">;

/** As what a request wants something brought up. */
export const triggerOf = ({ viewer }: RequestContext): Pick<Wanted, "trigger" | "createdBy"> => ({
  trigger: viewer?.scopes ? "API" : "USER",
  createdBy: viewer?.userId ?? null,
});

/** Ends the deployment that is under way, for a newer one or because it is taken back. */
export async function endUnderWay(
  within: Changing,
  app: AppRow,
  status: "SUPERSEDED" | "CANCELLED",
): Promise<deployments.DeploymentRow | undefined> {
  if (app.deploymentId === null) return undefined;
  const row = await deployments.byId(within.home.db, app.deploymentId);
  if (!row || row.endedAt !== null) return row;
  const endedAt = timestamp(within.clock);
  const steps = row.steps.map((one) =>
    one.status === "RUNNING" || one.status === "WAITING"
      ? { ...one, status: "SKIPPED" as const, endedAt: one.startedAt && endedAt }
      : one,
  );
  const ended = await deployments.change(within.home.db, row, { status, steps, endedAt });
  tellDeployment(within, row);
  return ended;
}

/** What of an app changes where something is brought up. */
export async function bringUp(within: Changing, app: AppRow, wanted: Wanted) {
  await endUnderWay(within, app, "SUPERSEDED");
  const { id } = await begin(within, app, wanted);
  return { deploymentId: id, deploymentStatus: "QUEUED" } as const;
}

interface DeployInput {
  spec?: object | null;
  variables?: readonly GivenVariable[] | null;
  files?: readonly object[] | null;
  comment?: string | null;
}

const comments = (given: string | null | undefined): string =>
  validate(z.object({ comment: text(0, 200) }), { comment: given ?? "" }).comment;

/** Reads what is another in a new version. */
async function snapshotOf(context: RequestContext, before: Snapshot, input: DeployInput): Promise<Snapshot> {
  const prices = await currentPrices(context.home.db);
  const read = validate(
    z.object({
      spec: specOf(prices).nullish(),
      variables: variablesOf.nullish(),
      files: filesOf.nullish(),
    }),
    input,
  );
  if (read.spec) growing(before.spec, read.spec);
  return {
    spec: read.spec ?? before.spec,
    variables: read.variables ? sealedBy(context, read.variables, before.variables) : before.variables,
    files: read.files ?? before.files,
  };
}

type Said = Pick<Parameters<typeof addRevision>[3], "cause" | "comment" | "rollbackOf">;

/** Makes a version of a snapshot, and brings it up unless the app is stopped. */
async function release(
  inside: RequestContext,
  app: AppRow,
  who: readonly Actor[],
  { snapshot, said }: { snapshot: Snapshot; said: Said },
): Promise<AppRow> {
  const isRollback = said.cause === "ROLLBACK";
  const sized = { ...app, spec: snapshot.spec };
  withinPack(sized);
  await withinQuota(inside.home.db, app.ownerId, sized);
  const createdBy = viewerIdOf(inside);
  const { number } = await addRevision(inside, app, snapshot, { ...said, createdBy });
  const isStopped = app.phase === "STOPPED";
  // What does not run yet has to be paid for from now on.
  if (!isStopped && app.runningSince === null) await afford(inside.home.db, sized);
  const changes = { latestRevision: number, version: app.version + 1 };
  if (isStopped)
    return await take(inside, app, isRollback ? "ROLLBACK" : "DEPLOY", who, {
      ...changes,
      spec: snapshot.spec,
    });
  const kind = isRollback ? "ROLLBACK" : "DEPLOY";
  const begun = await bringUp(inside, app, { revision: number, kind, ...triggerOf(inside) });
  return await take(inside, app, kind, who, { ...changes, ...begun, wish: "RUN" });
}

const latest = async (inside: RequestContext, app: AppRow, number = app.latestRevision) => {
  const row = await revisionBy(inside.home.db, app.id, number);
  if (!row) throw notFound("Version");
  return row;
};

/** What the record says of a new version. */
const released = (what: string) => (_: AppRow, app: AppRow) => ({
  what,
  more: { number: String(app.latestRevision) },
});

interface Asked {
  id: string;
  expectedVersion: number;
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, VERSION_CONFLICT, STEP_REFUSED, QUOTA_EXCEEDED. */
export const deploy = async (
  context: RequestContext,
  { id, expectedVersion, input }: Asked & { input: DeployInput },
  what: "DEPLOY" | "VARIABLES" | "FILES" = "DEPLOY",
): Promise<AppRow> =>
  await change(context, id, released(what), async (inside, app, who) => {
    await demand(inside, app, "DEPLOY");
    expectVersion(app, expectedVersion);
    const { snapshot: before } = await latest(inside, app);
    const snapshot = await snapshotOf(inside, before, input);
    const said = { cause: "UPDATE", comment: comments(input.comment) } as const;
    return await release(inside, app, who, { snapshot, said });
  });

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, VERSION_CONFLICT, STEP_REFUSED. */
export const rollback = async (
  context: RequestContext,
  { id, expectedVersion, revision, comment }: Asked & { revision: number; comment?: string | null },
): Promise<AppRow> =>
  await change(context, id, released("ROLLBACK"), async (inside, app, who) => {
    await demand(inside, app, "ROLLBACK");
    expectVersion(app, expectedVersion);
    const { snapshot, number } = await latest(inside, app, revision);
    const said = { cause: "ROLLBACK", comment: comments(comment), rollbackOf: number } as const;
    return await release(inside, app, who, { snapshot, said });
  });
