import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { strictFirst, strictList } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { quote } from "#gateway/domains/catalogue/quotes/rules.ts";
import { flavorBy, holds, imageBy } from "#gateway/domains/machines/flavors/rules.ts";
import { isOffered, peopleActions, reasonOf, stepOf } from "./allowing.ts";
import * as list from "./listRepository.ts";
import * as operations from "./operationRepository.ts";
import type { MachinePeriodText, MachineRow, MachineStateText } from "./repository.ts";
import { find, isAdmin, machineOf, TOPIC, topicOf, whoIs } from "./rules.ts";

interface MachineFilter {
  scope?: "OWN" | "ALL" | null;
  q?: string | null;
  state?: readonly MachineStateText[] | null;
  regionId?: string | null;
  period?: MachinePeriodText | null;
  hasTerm?: boolean | null;
}

/** @throws {AppError} FORBIDDEN where somebody asks for everybody's who may not. */
function queryOf(context: RequestContext, filter?: MachineFilter | null): list.MachineQuery {
  const isAll = filter?.scope === "ALL";
  if (isAll && !isAdmin(context)) throw new AppError("FORBIDDEN", "This is for administrators.");
  return {
    ownerId: isAll ? null : viewerIdOf(context),
    q: filter?.q ?? "",
    state: filter?.state ?? null,
    regionId: filter?.regionId?.replaceAll("\0", "") ?? null,
    period: filter?.period ?? null,
    hasTerm: filter?.hasTerm ?? null,
  };
}

interface Asked {
  page: number;
  itemsPerPage: number;
  sort?: { field: list.MachineSortText; order: "ASC" | "DESC" } | null;
  filter?: MachineFilter | null;
}

/** @throws {AppError} BAD_USER_INPUT, FORBIDDEN. */
export async function page(context: RequestContext, asked: Asked) {
  const { page: at, itemsPerPage } = strictList({ ...asked, q: asked.filter?.q ?? "" });
  const query = queryOf(context, asked.filter);
  const { db } = context.home;
  const where = { sort: asked.sort ?? null, limit: itemsPerPage, offset: (at - 1) * itemsPerPage };
  return {
    items: await list.page(db, query, where),
    total: await list.count(db, query),
    page: at,
    itemsPerPage,
  };
}

/** So many can be chosen by a filter. */
const MOST_IDS = 10_000;

/** @throws {AppError} BAD_USER_INPUT, FORBIDDEN. */
export async function ids(context: RequestContext, filter?: MachineFilter | null): Promise<string[]> {
  const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q ?? "" });
  return await list.ids(context.home.db, queryOf(context, { ...filter, q }), MOST_IDS);
}

/** @throws {AppError} BAD_USER_INPUT, FORBIDDEN. */
export async function counts(context: RequestContext, filters: readonly MachineFilter[]): Promise<number[]> {
  if (filters.length > 50)
    throw badInput({ filters: { code: "OUT_OF_RANGE", message: "Ask for at most 50 filters at once." } });
  const found: number[] = [];
  for (const filter of filters) found.push(await list.count(context.home.db, queryOf(context, filter)));
  return found;
}

/** What was done with a machine, the newest first. @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function log(
  context: RequestContext,
  { machineId, first, before }: { machineId: string; first: number; before?: string | null },
) {
  const { id } = await machineOf(context, machineId);
  const limit = strictFirst(first);
  const at = before?.includes("\0") ? null : (before ?? null);
  const rows = await operations.newest(context.home.db, id, { before: at, limit: limit + 1 });
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** What happens to the viewer's machines, for administrators to everybody's, or to one of them. */
export const changed = (context: RequestContext, id?: string | null) =>
  mapSome(context.homeLive.subscribe(isAdmin(context) ? TOPIC : topicOf(viewerIdOf(context))), (change) =>
    Promise.resolve(id && change.id !== id ? null : { machineChanged: change }),
  );

/** What the viewer can do with a machine as it is now. */
export function actionsOf(context: RequestContext, machine: MachineRow) {
  const who = whoIs(context, machine);
  return peopleActions
    .filter((name) => isOffered(machine, name, who))
    .map((name) => ({
      name,
      allowed: reasonOf(machine, name) === null,
      reasonCode: reasonOf(machine, name),
      confirm: stepOf(name).confirm ?? ("NONE" as const),
    }));
}

export const flavorOf = ({ productId }: MachineRow) => ({
  id: productId,
  code: flavorBy(productId)?.code ?? productId,
  ...holds(productId),
});

export const imageOf = ({ imageId }: MachineRow) => imageBy(imageId) ?? null;

/** What an hour of a machine costs, or its term. */
export async function priceOf({ home }: RequestContext, machine: MachineRow): Promise<string> {
  const { productId, disks, bandwidthMbps, period } = machine;
  const spec = { diskGib: disks.reduce((sum, { sizeGib }) => sum + sizeGib, 0), bandwidthMbps };
  const item = { productId, spec: { ...spec, ...(period === "HOUR" && { hours: 1 }) }, period, quantity: 1 };
  const prices = await currentPrices(home.db);
  return quote(prices, { kind: "NEW", levelBps: 0n, items: [item] }).amount.toString();
}

/** How many days are left of a machine's term; null by the hour. */
export const daysLeft = ({ businessClock }: RequestContext, { expiresAt }: MachineRow): number | null =>
  expiresAt === null ? null : Math.max(0, Math.ceil((Date.parse(expiresAt) - businessClock.now()) / DAY));

export const taskOf = async ({ home }: RequestContext, { operationId, task }: MachineRow) => {
  if (task === null || operationId === null) return null;
  const operation = await operations.byId(home.db, operationId);
  return { name: task, progress: operation?.progress ?? 0, startedAt: operation?.startedAt ?? null };
};

export { find };
