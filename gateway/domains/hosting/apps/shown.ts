import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { strictFirst, strictList } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { projectBy } from "#gateway/domains/accounts/projects/rules.ts";
import { followingSeats } from "#gateway/domains/accounts/teams/rules.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { ofTarget } from "#gateway/domains/accounts/audit/rules.ts";
import { quote } from "#gateway/domains/catalogue/quotes/rules.ts";
import { publicPortOf, usedBy } from "#gateway/domains/hosting/specs/rules.ts";
import { actOf } from "./acts.ts";
import { isOffered, peopleActions, reasonOf, stepOf } from "./machine.ts";
import * as list from "./listRepository.ts";
import type { AppBillingText, AppPhaseText, AppRow } from "./repository.ts";
import { appOf, find, isAdmin, seesOf, topicOf, whoIsTo } from "./rules.ts";

interface AppFilter {
  scope?: "OWN" | "ALL" | null;
  q?: string | null;
  phase?: readonly AppPhaseText[] | null;
  tag?: string | null;
  billing?: AppBillingText | null;
  hasTerm?: boolean | null;
  teamId?: readonly string[] | null;
  projectId?: readonly string[] | null;
}

/** What stands for apps of no team in a filter of projects. */
const PERSONAL = "personal";

const clean = (ids: readonly string[] | null | undefined): string[] | null =>
  ids ? ids.map((id) => id.replaceAll("\0", "")) : null;

/** @throws {AppError} FORBIDDEN where somebody asks for the apps of all who may not. */
async function queryOf(context: RequestContext, filter?: AppFilter | null): Promise<list.AppQuery> {
  const isAll = filter?.scope === "ALL";
  if (isAll && !isAdmin(context)) throw new AppError("FORBIDDEN", "This is for administrators.");
  return {
    sees: isAll ? null : await seesOf(context),
    teamIds: clean(filter?.teamId),
    projectIds: clean(filter?.projectId)?.map((id) => (id === PERSONAL ? null : id)) ?? null,
    q: filter?.q ?? "",
    phase: filter?.phase ?? null,
    tag: filter?.tag?.replaceAll("\0", "") ?? null,
    billing: filter?.billing ?? null,
    hasTerm: filter?.hasTerm ?? null,
  };
}

interface Asked {
  page: number;
  itemsPerPage: number;
  sort?: { field: list.AppSortText; order: "ASC" | "DESC" } | null;
  filter?: AppFilter | null;
}

/** @throws {AppError} BAD_USER_INPUT, FORBIDDEN. */
export async function page(context: RequestContext, asked: Asked) {
  const { page: at, itemsPerPage } = strictList({ ...asked, q: asked.filter?.q ?? "" });
  const query = await queryOf(context, asked.filter);
  const { db } = context.home;
  const [items, total] = [
    await list.page(db, query, {
      sort: asked.sort ?? null,
      limit: itemsPerPage,
      offset: (at - 1) * itemsPerPage,
    }),
    await list.count(db, query),
  ];
  return { items, total, page: at, itemsPerPage };
}

/** So many can be chosen by a filter. */
const MOST_IDS = 10_000;

/** @throws {AppError} BAD_USER_INPUT, FORBIDDEN. */
export async function ids(context: RequestContext, filter?: AppFilter | null): Promise<string[]> {
  const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q ?? "" });
  return await list.ids(context.home.db, await queryOf(context, { ...filter, q }), MOST_IDS);
}

/** @throws {AppError} BAD_USER_INPUT, FORBIDDEN. */
export async function counts(context: RequestContext, filters: readonly AppFilter[]): Promise<number[]> {
  if (filters.length > 50)
    throw badInput({ filters: { code: "OUT_OF_RANGE", message: "Ask for at most 50 filters at once." } });
  const found: number[] = [];
  for (const filter of filters) found.push(await list.count(context.home.db, await queryOf(context, filter)));
  return found;
}

/**
 * What people did to an app, the newest first; from where others did it, administrators alone are told.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT.
 */
export async function acts(
  context: RequestContext,
  { appId, first, before }: { appId: string; first: number; before?: string | null },
) {
  const { id } = await appOf(context, appId);
  const limit = strictFirst(first);
  const rows = await ofTarget(context, id, { before: before ?? null, limit: limit + 1 });
  const sees = (actorId: string | null) => isAdmin(context) || actorId === viewerIdOf(context);
  return { items: rows.slice(0, limit).map((row) => actOf(row, sees)), hasMore: rows.length > limit };
}

/**
 * What happens to the apps that the viewer sees, or to one of them; a foreign one never changes. What they see no more, as it was
 * moved or their role taken away, is as if it was deleted.
 */
export const changed = (context: RequestContext, id?: string | null) =>
  mapSome(
    followingSeats(context, (seats) => [
      topicOf(viewerIdOf(context)),
      ...seats
        .filter(({ role }) => role !== "OWNER")
        .flatMap(({ teamId, projectIds }) => (projectIds ?? [teamId]).map(topicOf)),
    ]),
    async (change) => {
      if (id && change.id !== id) return null;
      const isSeen = (await find(context, change.id)) !== null;
      return { appChanged: isSeen ? change : { ...change, kind: "DELETED" as const } };
    },
  );

/** What the viewer can do with an app as it is now. */
export async function actionsOf(context: RequestContext, app: AppRow) {
  const who = await whoIsTo(context, app);
  return peopleActions
    .filter((name) => isOffered(app, name, who))
    .map((name) => ({
      name,
      allowed: reasonOf(app, name) === null,
      reasonCode: reasonOf(app, name),
      confirm: stepOf(name).confirm ?? ("NONE" as const),
    }));
}

export function healthOf({ phase, replicas, readyReplicas }: AppRow) {
  if (phase !== "RUNNING" && phase !== "DEGRADED" && phase !== "UPDATING") return "UNKNOWN";
  if (readyReplicas === 0) return "DOWN";
  return readyReplicas < replicas ? "DEGRADED" : "OK";
}

/** What an hour of an app costs now while it runs. */
export async function hourlyOf(
  context: RequestContext,
  { billing, spec, replicas }: AppRow,
): Promise<string> {
  if (billing === "MONTHLY") return "0";
  const prices = await currentPrices(context.home.db);
  const used = { ...usedBy(spec, replicas), hours: 1 };
  const item = { productId: "LAS_METERED", spec: used, period: "HOUR", quantity: 1 } as const;
  return quote(prices, { kind: "NEW", levelBps: 0n, items: [item] }).amount.toString();
}

/** Where an app answers; null where none of its ports is public. */
export function urlOf({ config }: RequestContext, { host, spec }: AppRow): string | null {
  if (publicPortOf(spec) === undefined) return null;
  const { appsDomain, appsPort } = config;
  return `http://${host}.${appsDomain}:${appsPort}/`;
}

export const reasonOfApp = ({ reason, reasonMessage, reasonSince }: AppRow) =>
  reason === null ? null : { code: reason, message: reasonMessage, since: reasonSince };

/** The project that an app is in; null for none. */
export const projectOf = async (context: RequestContext, { projectId }: AppRow) =>
  projectId === null ? null : await projectBy(context, projectId);

export { find };
