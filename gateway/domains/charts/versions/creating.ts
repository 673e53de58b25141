import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { chartTable, countOf, type ChartRow } from "#gateway/domains/charts/charts/repository.ts";
import * as charts from "#gateway/domains/charts/charts/rules.ts";
import { errorsIn, problemsOf } from "./check.ts";
import { changedFiles, sizeOf, type FileChange } from "./files.ts";
import { refused } from "./machine.ts";
import { nextNumber, numberIn, renamed } from "./numbers.ts";
import { headsOf, MOST_VERSIONS, versionTable, type ChartFileRow, type FullVersion } from "./repository.ts";
import { follow, refuseBombs, versionOf } from "./rules.ts";
import { starterFiles, type Starter } from "./starters.ts";

const MOST_CHARTS = 50;

const written = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .max(53)
    .regex(/^[a-z]([a-z0-9-]*[a-z0-9])$/, "use small letters, digits and hyphens, a letter first"),
  description: text(0, 200),
});

const full = (kind: string, limit: number) =>
  new AppError("QUOTA_EXCEEDED", `There are ${limit} already, which is all there can be.`, {
    kind,
    limit,
    used: limit,
  });

const quiet = (files: readonly ChartFileRow[], name: string) => ({
  files: [...files],
  size: sizeOf(files),
  errors: errorsIn(problemsOf(files, name)),
  note: "",
  submittedAt: null,
  decidedAt: null,
});

async function insert(
  inside: RequestContext,
  { name, description }: { name: string; description: string },
  files: readonly ChartFileRow[],
): Promise<ChartRow> {
  const ownerId = viewerIdOf(inside);
  const { db } = inside.home;
  if ((await countOf(db, ownerId)) >= MOST_CHARTS) throw full("charts", MOST_CHARTS);
  const at = timestamp(inside.businessClock);
  const number = numberIn(files) ?? "0.1.0";
  const dates = { createdAt: at, updatedAt: at };
  const chart = await chartTable.insert(db, {
    ownerId,
    owner: (await userOf(inside, ownerId))?.fullName ?? "",
    name,
    description,
    number,
    status: "DRAFT",
    published: null,
    ...dates,
  });
  await versionTable.insert(db, {
    chartId: chart.id,
    number,
    status: "DRAFT",
    ...quiet(files, name),
    ...dates,
  });
  const detail = { chart: name, number, what: "CREATE" };
  const sessionId = inside.viewer?.sessionId ?? null;
  await note(inside, { kind: "chartChanged", userId: ownerId, sessionId, target: String(chart.id), detail });
  charts.tell(inside, chart, "CREATED");
  return chart;
}

async function kept(work: () => Promise<ChartRow>): Promise<ChartRow> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, "charts_charts"))
      throw badInput({ name: { code: "TAKEN", message: "You have a chart of this name already." } });
    throw error;
  }
}

interface CreateInput {
  name: string;
  description: string;
  starter: Starter;
  files?: readonly FileChange[] | null;
}

/** @throws {AppError} see the schema. */
export async function create(context: RequestContext, input: CreateInput): Promise<ChartRow> {
  const named = validate(written, input);
  refuseBombs(input.files ?? []);
  const files = input.files?.length
    ? changedFiles([], input.files)
    : starterFiles(input.starter, named.name, named.description);
  return await kept(() => inHome(context, (inside) => insert(inside, named, files)));
}

/** @throws {AppError} see the schema. */
export async function duplicate(
  context: RequestContext,
  { versionId, name: given }: { versionId: string; name: string },
): Promise<ChartRow> {
  const { version, chart } = await versionOf(context, keyOf(versionId));
  const named = validate(written, { name: given, description: chart.description });
  const files = renamed(version.files, { name: named.name, version: "0.1.0" });
  return await kept(() => inHome(context, (inside) => insert(inside, named, files)));
}

const open = ["DRAFT", "IN_REVIEW", "REJECTED"];

/** @throws {AppError} see the schema. */
export async function draft(context: RequestContext, versionId: string): Promise<FullVersion> {
  const { version, chart: seen } = await versionOf(context, keyOf(versionId));
  return await inHome(context, async (inside) => {
    const chart = await charts.heldChart(inside, seen.id);
    if (!charts.isOwn(inside, chart)) throw new AppError("FORBIDDEN", "This is for whose chart it is.");
    const heads = await headsOf(inside.home.db, [chart.id]);
    if (heads.some(({ status }) => open.includes(status))) throw refused("OPEN");
    if (heads.length >= MOST_VERSIONS) throw full("chartVersions", MOST_VERSIONS);
    const number = nextNumber(
      version.number,
      heads.map((one) => one.number),
    );
    const at = timestamp(inside.businessClock);
    const files = renamed(version.files, { version: number });
    const made = await versionTable.insert(inside.home.db, {
      chartId: chart.id,
      number,
      status: "DRAFT",
      ...quiet(files, chart.name),
      createdAt: at,
      updatedAt: at,
    });
    await follow(inside, chart);
    return made;
  });
}
