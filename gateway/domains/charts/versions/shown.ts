import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { ChartRow } from "#gateway/domains/charts/charts/repository.ts";
import { find as findChart } from "#gateway/domains/charts/charts/rules.ts";
import { problemsOf, type Problem } from "./check.ts";
import { changedFiles, type FileChange } from "./files.ts";
import { actionsOf } from "./machine.ts";
import {
  headsOf,
  versionTable,
  type ChartFileRow,
  type ChartVersionRow,
  type FullVersion,
} from "./repository.ts";
import { standOf, versionOf, whoIs } from "./rules.ts";

/** A version for the chart's owner and for administrators; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<FullVersion | null> {
  try {
    return (await versionOf(context, keyOf(id))).version;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

const loadHeads = defineLoader<number, ChartVersionRow[]>(async ({ home }, ids) => {
  const heads = await headsOf(home.db, ids);
  return new Map(ids.map((id) => [id, heads.filter(({ chartId }) => chartId === id)]));
});

export const headsIn = async (context: RequestContext, { id }: ChartRow): Promise<ChartVersionRow[]> =>
  (await loadHeads(context, id)) ?? [];

export const filesOf = async (
  context: RequestContext,
  { id, files }: ChartVersionRow,
): Promise<ChartFileRow[]> => files ?? (await versionTable.byId(context.home.db, id))?.files ?? [];

const loadChart = defineLoader<number, ChartRow>(async (context, ids) => {
  const found = await Promise.all(ids.map((id) => findChart(context, id)));
  return new Map(found.filter((one) => one !== null).map((one) => [one.id, one]));
});

export async function offered(context: RequestContext, version: ChartVersionRow) {
  const chart = await loadChart(context, version.chartId);
  return chart ? actionsOf(standOf(context, chart, version), whoIs(context, chart)) : [];
}

/** @throws {AppError} NOT_FOUND, CHART_PATH_REFUSED, CHART_TOO_LARGE. */
export async function problems(
  context: RequestContext,
  { versionId, changes }: { versionId: string; changes: readonly FileChange[] },
): Promise<Problem[]> {
  const { version, chart } = await versionOf(context, keyOf(versionId));
  return problemsOf(changedFiles(version.files, changes), chart.name);
}
