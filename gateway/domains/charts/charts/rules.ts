import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { countEach } from "#gateway/platform/entity/recordResolvers.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { anyOf, given, is } from "#gateway/platform/list/conditions.ts";
import { resolveIds, resolvePage, type ListQuery } from "#gateway/platform/list/listQuery.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import * as charts from "./repository.ts";
import {
  chartList,
  chartTable,
  type ChartData,
  type ChartRow,
  type ChartVersionStatusText,
} from "./repository.ts";

/** The live topics: of all charts, and of one person's. */
const TOPIC = chartTable.name;
const topicOf = (userId: string): string => `${TOPIC}:${userId}`;

/** Whether the viewer looks at versions that are handed in. */
export const isReviewer = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "all") ?? false;

export const isOwn = (
  context: Pick<RequestContext, "viewer">,
  { ownerId }: Pick<ChartRow, "ownerId">,
): boolean => ownerId === context.viewer?.userId;

interface ChartFilter {
  scope?: "OWN" | "ALL" | null;
  q?: string | null;
  status?: readonly ChartVersionStatusText[] | null;
}

/** @throws {AppError} FORBIDDEN where somebody asks for everybody's who may not. */
function conditions(context: RequestContext, filter?: ChartFilter | null) {
  const isAll = filter?.scope === "ALL";
  if (isAll && !isReviewer(context)) throw new AppError("FORBIDDEN", "This is for administrators.");
  return given(isAll ? null : is("ownerId", viewerIdOf(context)), anyOf("status", filter?.status));
}

interface Asked extends ListQuery<"NAME" | "UPDATED" | "CREATED"> {
  filter?: ChartFilter | null;
}

export const page = async (context: RequestContext, asked: Asked) =>
  await resolvePage(chartList, { store: context.home }, asked, conditions(context, asked.filter));

export const ids = async (context: RequestContext, filter?: ChartFilter | null): Promise<string[]> =>
  await resolveIds(chartList, { store: context.home }, filter, conditions(context, filter));

export const counts = async (context: RequestContext, filters: readonly ChartFilter[]): Promise<number[]> =>
  await countEach(filters, (asked) => page(context, asked));

/** A chart for its owner and for administrators. */
export async function find(context: RequestContext, id: string | number): Promise<ChartRow | null> {
  const row = await chartTable.byId(context.home.db, typeof id === "number" ? id : keyOf(id));
  return row && (isOwn(context, row) || isReviewer(context)) ? row : null;
}

/** @throws {AppError} NOT_FOUND */
export async function chartOf(context: RequestContext, id: string | number): Promise<ChartRow> {
  const row = await find(context, id);
  if (!row) throw notFound("Chart");
  return row;
}

/** A chart that nobody else changes until the transaction ends. @throws {AppError} NOT_FOUND */
export async function heldChart(inside: RequestContext, id: number): Promise<ChartRow> {
  await charts.holdChart(inside.home, id);
  return await chartOf(inside, id);
}

/** What changing a chart needs of where it happens. */
export interface Changing extends Pick<RequestContext, "homeLive"> {
  home: Store;
  businessClock: RequestContext["businessClock"];
  afterwards(work: () => void): void;
}

/** Says that a chart changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Changing, "homeLive" | "afterwards">,
  { id, ownerId }: Pick<ChartRow, "id" | "ownerId">,
  kind: "CREATED" | "UPDATED" = "UPDATED",
): void =>
  afterwards(() => {
    for (const topic of [TOPIC, topicOf(ownerId)]) homeLive.publish(topic, { kind, id: String(id) });
  });

export const overtaken = (current?: object): AppError =>
  new AppError("VERSION_CONFLICT", "It changed meanwhile. Look at it again, and then do this.", {
    ...(current && { current }),
  });

/** Notes in a chart what became of its versions. @throws {AppError} VERSION_CONFLICT */
export async function touch(
  within: Changing,
  chart: ChartRow,
  changes: Partial<Pick<ChartData, "number" | "status" | "published" | "description">>,
): Promise<ChartRow> {
  const updatedAt = timestamp(within.businessClock);
  const changed = await chartTable.update(within.home.db, chart, { ...changes, updatedAt });
  if (!changed) throw overtaken();
  tell(within, changed);
  return changed;
}

/** What happens to the charts that the viewer sees. */
export const changed = (context: RequestContext) =>
  mapEach(
    context.homeLive.subscribe(isReviewer(context) ? TOPIC : topicOf(viewerIdOf(context))),
    (change) => ({
      chartChanged: change,
    }),
  );
