import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import type { ChartRow } from "#gateway/domains/charts/charts/repository.ts";
import * as charts from "#gateway/domains/charts/charts/rules.ts";
import { errorsIn, problemsOf } from "./check.ts";
import { readYaml } from "./documents.ts";
import { changedFiles, sizeOf, type FileChange } from "./files.ts";
import { allow, refused, type Actor, type ChartActionText } from "./machine.ts";
import { sayToOwner, sayToReviewers } from "./news.ts";
import { numberIn } from "./numbers.ts";
import { headsOf, versionTable, type FullVersion, type VersionData } from "./repository.ts";

export { ofValues } from "./check.ts";
export { readYaml } from "./documents.ts";
export { allow, type Actor } from "./machine.ts";
export { textAt } from "./files.ts";

/** Whether releases are installed in a cluster; they are data otherwise. */
export const isCluster = ({ config }: Pick<RequestContext, "config">): boolean =>
  config.helmKubeconfig !== undefined;

/** As what the viewer stands before a chart. */
export const whoIs = (context: RequestContext, chart: ChartRow): Actor[] => [
  ...(charts.isOwn(context, chart) ? (["OWNER"] as const) : []),
  ...(charts.isReviewer(context) ? (["REVIEWER"] as const) : []),
];

/** A version as far as steps of the viewer's go by it. */
export const standOf = (
  context: RequestContext,
  chart: ChartRow,
  { status, errors }: Pick<FullVersion, "status" | "errors">,
) => ({ status, errors, isOwn: charts.isOwn(context, chart) });

/** A version that the viewer sees, with its chart. @throws {AppError} NOT_FOUND */
export async function versionOf(context: RequestContext, id: number) {
  const version = await versionTable.byId(context.home.db, id);
  const chart = version && (await charts.find(context, version.chartId));
  if (!version || !chart) throw notFound("Version");
  return { version, chart };
}

/** @throws {AppError} CHART_YAML_BOMB where a file among these stands for more than is read. */
export function refuseBombs(files: readonly FileChange[]): void {
  for (const { path, text } of files)
    if (typeof text === "string" && /^(?!templates\/).*\.ya?ml$/.test(path) && readYaml(text).isBomb)
      throw new AppError(
        "CHART_YAML_BOMB",
        `The aliases in ${path} stand for more than is read: write the values out.`,
      );
}

/** Brings the chart to what its versions are now. */
export async function follow(within: charts.Changing, chart: ChartRow): Promise<ChartRow> {
  const heads = await headsOf(within.home.db, [chart.id]);
  const newest = heads.find(({ status }) => status !== "ARCHIVED") ?? heads[0];
  return await charts.touch(within, chart, {
    ...(newest && { number: newest.number, status: newest.status }),
    published: heads.find(({ status }) => status === "PUBLISHED")?.number ?? null,
  });
}

interface At {
  id: number;
  expectedVersion: number;
  action: ChartActionText;
}

/** Takes a step with a version as the viewer saw it, in one transaction that the record tells of. */
async function stepping(
  context: RequestContext,
  { id, expectedVersion, action }: At,
  work: (
    found: { version: FullVersion; chart: ChartRow },
    inside: RequestContext,
  ) => Promise<Partial<VersionData>>,
): Promise<FullVersion> {
  const { chart: seen } = await versionOf(context, id);
  return await inHome(context, async (inside) => {
    const chart = await charts.heldChart(inside, seen.id);
    const { version } = await versionOf(inside, id);
    const status = allow(standOf(inside, chart, version), action, whoIs(inside, chart));
    if (version.version !== expectedVersion)
      throw charts.overtaken({ id: String(id), version: version.version, status: version.status });
    const updatedAt = timestamp(inside.businessClock);
    const changes = await work({ version, chart }, inside);
    const kept = await versionTable.update(inside.home.db, version, { ...changes, status, updatedAt });
    if (!kept) throw charts.overtaken();
    await follow(inside, chart);
    const actor = viewerIdOf(inside);
    if (action !== "EDIT")
      await note(inside, {
        kind: "chartChanged",
        userId: chart.ownerId,
        sessionId: inside.viewer?.sessionId ?? null,
        target: String(chart.id),
        detail: {
          chart: chart.name,
          number: kept.number,
          what: action,
          ...(actor !== chart.ownerId && { actor }),
        },
      });
    return kept;
  });
}

/** @throws {AppError} see the schema. */
export const save = async (
  context: RequestContext,
  { changes, ...at }: { id: number; changes: readonly FileChange[]; expectedVersion: number },
): Promise<FullVersion> => {
  refuseBombs(changes);
  return await stepping(context, { ...at, action: "EDIT" }, async ({ version, chart }, inside) => {
    const files = changedFiles(version.files, changes);
    const number = numberIn(files) ?? version.number;
    const others = await headsOf(inside.home.db, [chart.id]);
    if (others.some((one) => one.number === number && one.id !== version.id))
      throw new AppError(
        "CHART_VERSION_TAKEN",
        `There is a version ${number} of this chart: name another one.`,
        {
          fields: { version: { code: "TAKEN", message: `There is a version ${number} already.` } },
        },
      );
    return { files, number, size: sizeOf(files), errors: errorsIn(problemsOf(files, chart.name)) };
  });
};

const ownSteps = ["SUBMIT", "WITHDRAW", "ARCHIVE"] as const;
const reviews = ["APPROVE", "REJECT", "SUSPEND", "RESUME"] as const;
const among = <T extends string>(names: readonly T[], action: ChartActionText | string): T => {
  const found = names.find((one) => one === action);
  if (!found) throw refused("STATE");
  return found;
};

/** @throws {AppError} see the schema. */
export async function step(
  context: RequestContext,
  { action: given, ...at }: { id: number; action: ChartActionText; expectedVersion: number },
): Promise<FullVersion> {
  const action = among(ownSteps, given);
  if (action === "SUBMIT") {
    const { version, chart } = await versionOf(context, at.id);
    const broken = problemsOf(version.files, chart.name).find(({ code }) => code === "VALUE");
    if (broken && charts.isOwn(context, chart)) throw valuesRefused(broken);
  }
  return await stepping(context, { ...at, action }, async ({ version, chart }, inside) => {
    if (action !== "SUBMIT") return {};
    await sayToReviewers(inside, chart, version.number);
    return { submittedAt: timestamp(inside.businessClock), note: "" };
  });
}

/** The values break the schema: where, and how. */
export const valuesRefused = ({ value, text }: { value: string; text: string }): AppError =>
  new AppError(
    "CHART_VALUES_REFUSED",
    `The values break values.schema.json at ${value || "their top"}: ${text}`,
    {
      fields: { [`values.${value}`]: { code: "INVALID", message: text } },
    },
  );

const reason = z.object({ note: z.string().trim().min(4).max(500) });

/** @throws {AppError} see the schema. */
export async function review(
  context: RequestContext,
  {
    action: given,
    note: written,
    ...at
  }: { id: number; action: ChartActionText; note: string; expectedVersion: number },
): Promise<FullVersion> {
  const action = among(reviews, given);
  const isRefusal = action === "REJECT" || action === "SUSPEND";
  const said = written.toWellFormed().replaceAll("\0", "").trim();
  if (isRefusal) validate(reason, { note: said });
  if (said.length > 500)
    throw badInput({ note: { code: "TOO_LONG", message: "At most 500 characters.", params: { max: 500 } } });
  return await stepping(context, { ...at, action }, async ({ version, chart }, inside) => {
    await sayToOwner(inside, chart, version.number, action, said);
    return { note: isRefusal ? said : "", decidedAt: timestamp(inside.businessClock) };
  });
}
