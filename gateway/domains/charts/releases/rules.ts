import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { chartOf, overtaken, tell } from "#gateway/domains/charts/charts/rules.ts";
import { allow as allowVersion, standOf, versionOf, whoIs } from "#gateway/domains/charts/versions/rules.ts";
import { actionsOf, allow, type ReleaseAction, type ReleaseStep } from "./machine.ts";
import * as releases from "./repository.ts";
import { MOST_REVISIONS, type ChartReleaseRow, type ChartRevisionRow } from "./repository.ts";
import { checkedValues } from "./values.ts";

/** The job that has `helm` do what is pending. */
export const RUN = "charts/helm";

/** The viewer's releases of a chart. @throws {AppError} NOT_FOUND */
export async function ofChart(context: RequestContext, chartId: string): Promise<ChartReleaseRow[]> {
  const chart = await chartOf(context, chartId);
  return await releases.ofChart(context.home.db, chart.id, viewerIdOf(context));
}

/** A release of the viewer's own. @throws {AppError} NOT_FOUND */
async function releaseOf({ home, viewer }: RequestContext, id: string): Promise<ChartReleaseRow> {
  const row = await releases.byId(home.db, id);
  if (!row || row.ownerId !== viewer?.userId) throw notFound("Release");
  return row;
}

const standing = ({ status, revisions }: ChartReleaseRow) => ({ status, kept: revisions.length });
export const offered = (release: ChartReleaseRow): ReleaseAction[] => actionsOf(standing(release));
export const numberOf = ({ revisions }: ChartReleaseRow): string => revisions[0]?.number ?? "";
export const revisionOf = ({ revisions }: ChartReleaseRow): number => revisions[0]?.revision ?? 0;

/** Where a release in a cluster waits for `helm`, and where one that is data only is at once. */
function arrived(release: ChartReleaseRow, status: ChartReleaseRow["status"]): ChartReleaseRow["status"] {
  return release.isInCluster === 1 ? status : allow({ status, kept: release.revisions.length }, "DONE");
}

/** A release's revisions with the newest one as the release is now. */
const inForce = (
  revisions: readonly ChartRevisionRow[],
  status: ChartReleaseRow["status"],
): ChartRevisionRow[] =>
  revisions
    .slice(0, MOST_REVISIONS)
    .map((one, at) =>
      at === 0 ? { ...one, status } : one.status === "FAILED" ? one : { ...one, status: "SUPERSEDED" },
    );

/** Notes what was done to a release, and has `helm` do it where it runs in a cluster. */
export async function noted(inside: RequestContext, release: ChartReleaseRow, what: string): Promise<void> {
  await note(inside, {
    kind: "chartChanged",
    userId: release.ownerId,
    sessionId: inside.viewer?.sessionId ?? null,
    target: String(release.chartId),
    detail: { chart: release.name, number: numberOf(release), what },
  });
  if (release.isInCluster === 1) {
    await inside.jobs.add(inside.home.db, RUN, { id: release.id });
    inside.afterwards(() => inside.jobs.wake());
  }
  tell(inside, { id: release.chartId, ownerId: release.ownerId });
}

interface At {
  id: string;
  expectedVersion: number;
}

/** Takes a step with a release as the viewer saw it. */
async function stepping(
  context: RequestContext,
  { id, expectedVersion }: At,
  step: ReleaseAction,
  work: (release: ChartReleaseRow) => Omit<ChartRevisionRow, "revision" | "status" | "createdAt"> | null,
): Promise<ChartReleaseRow> {
  return await inHome(context, async (inside) => {
    const release = await releaseOf(inside, id);
    const pending = allow(standing(release), step);
    if (release.version !== expectedVersion)
      throw overtaken({ id, version: release.version, status: release.status });
    const updatedAt = timestamp(inside.businessClock);
    const status = arrived(release, pending);
    const next = work(release);
    const revisions = next
      ? [{ ...next, revision: revisionOf(release) + 1, status, createdAt: updatedAt }, ...release.revisions]
      : release.revisions;
    const changed = await releases.update(inside.home.db, release, {
      status,
      reason: "",
      revisions: inForce(revisions, status),
      updatedAt,
      ...(status === "UNINSTALLED" && { taken: null }),
    });
    if (!changed) throw overtaken();
    await noted(inside, changed, step);
    return changed;
  });
}

/** @throws {AppError} see the schema. */
export async function upgrade(
  context: RequestContext,
  { versionId, valuesYaml: written, ...at }: At & { versionId: string; valuesYaml: string },
): Promise<ChartReleaseRow> {
  const { chartId } = await releaseOf(context, at.id);
  const { version, chart } = await versionOf(context, keyOf(versionId));
  if (version.chartId !== chartId) throw notFound("Version");
  allowVersion(standOf(context, chart, version), "INSTALL", whoIs(context, chart));
  const valuesYaml = checkedValues(version.files, written);
  const { number, id } = version;
  return await stepping(context, at, "UPGRADE", () => ({
    versionId: id,
    number,
    valuesYaml,
    cause: "UPGRADE",
  }));
}

/** @throws {AppError} see the schema. */
export const rollback = async (
  context: RequestContext,
  { revision, ...at }: At & { revision: number },
): Promise<ChartReleaseRow> =>
  await stepping(context, at, "ROLLBACK", ({ revisions }) => {
    const back = revisions.find((one, index) => one.revision === revision && index > 0);
    if (!back) throw notFound("Revision");
    const { versionId, number, valuesYaml } = back;
    return { versionId, number, valuesYaml, cause: "ROLLBACK" };
  });

/** @throws {AppError} see the schema. */
export const uninstall = async (context: RequestContext, at: At): Promise<ChartReleaseRow> =>
  await stepping(context, at, "UNINSTALL", () => null);

/** What became of a release: for who has done it. */
export const settled = (
  release: ChartReleaseRow,
  step: Extract<ReleaseStep, "DONE" | "FAIL">,
  reason: string,
): Partial<ChartReleaseRow> => {
  const status = allow(standing(release), step);
  return {
    status,
    reason,
    revisions: inForce(release.revisions, status),
    ...(status === "UNINSTALLED" && { taken: null }),
  };
};
