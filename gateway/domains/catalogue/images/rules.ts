import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import type { ListQuery } from "#gateway/platform/list/listQuery.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import type { ImageFilter, ImageSortField } from "#gateway/generated/resolvers.ts";
import * as kept from "./repository.ts";
import type { ImageRepoRow } from "./repository.ts";
import { shelf } from "./shelf.ts";

/** What one list request asks for. */
export interface ImageQuery extends ListQuery<ImageSortField> {
  filter?: ImageFilter | null;
}

const topicOf = (userId: string): string => `catalogue_images:${userId}`;

/** Everything that the viewer sees, most pulled first. @throws {AppError} REGISTRY_FAILED. */
async function seen(context: RequestContext): Promise<ImageRepoRow[]> {
  const userId = viewerIdOf(context);
  const rows = await shelf(context);
  const [marks, stars] = await Promise.all([
    kept.marksOf(context.home.db, userId),
    kept.starCounts(context.home.db),
  ]);
  return rows
    .filter((row) => row.visibility === "PUBLIC" || row.members.some((one) => one.userId === userId))
    .map((row) => ({
      ...row,
      starCount: row.stars + (stars.get(row.id) ?? 0),
      isStarred: Boolean(marks.get(row.id)?.isStarred),
      isSubscribed: Boolean(marks.get(row.id)?.isSubscribed),
    }));
}

export const platformsOf = ({ newest }: ImageRepoRow): string[] =>
  newest?.platforms.map(({ name }) => name) ?? [];

const some = <T>(wanted: readonly T[] | null | undefined, has: (one: T) => boolean): boolean =>
  !wanted || wanted.some(has);

function matches(row: ImageRepoRow, q: string, filter: ImageFilter | null | undefined): boolean {
  const { category, platform, isOfficial, isStarred, visibility } = filter ?? {};
  return (
    row.search.includes(foldForSearch(q)) &&
    some(category, (one) => one === row.category) &&
    some(platform, (one) => platformsOf(row).includes(one)) &&
    (isOfficial ?? row.isOfficial) === row.isOfficial &&
    (isStarred ?? row.isStarred) === row.isStarred &&
    some(visibility, (one) => one === row.visibility)
  );
}

const byName = (a: ImageRepoRow, b: ImageRepoRow): number =>
  a.name.localeCompare(b.name, "en") || a.reference.localeCompare(b.reference, "en");

const orders: Record<ImageSortField, (a: ImageRepoRow, b: ImageRepoRow) => number> = {
  PULLS: (a, b) => (a.pullCount ?? 0) - (b.pullCount ?? 0),
  STARS: (a, b) => a.starCount - b.starCount,
  NAME: byName,
  PUSHED: (a, b) => (a.newest?.pushedAt ?? "").localeCompare(b.newest?.pushedAt ?? "", "en"),
};

/** @throws {AppError} BAD_USER_INPUT, REGISTRY_FAILED. */
export async function page(
  context: RequestContext,
  { page: at, itemsPerPage, sort, filter }: ImageQuery,
): Promise<ListPage<ImageRepoRow>> {
  const { q } = strictList({ page: at, itemsPerPage, q: filter?.q });
  const { field, order } = sort ?? { field: "PULLS", order: "DESC" };
  const sign = order === "DESC" ? -1 : 1;
  const found = (await seen(context))
    .filter((row) => matches(row, q, filter))
    .toSorted((a, b) => sign * orders[field](a, b) || byName(a, b));
  const items = found.slice((at - 1) * itemsPerPage, at * itemsPerPage);
  return { items, total: found.length, page: at, itemsPerPage };
}

/** @throws {AppError} BAD_USER_INPUT, REGISTRY_FAILED. */
export async function ids(context: RequestContext, filter?: ImageFilter | null): Promise<string[]> {
  const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q });
  return (await seen(context)).filter((row) => matches(row, q, filter)).map(({ id }) => id);
}

const counted = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => ({ value, count: all.length }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, "en"));

/** @throws {AppError} REGISTRY_FAILED. */
export async function facets(context: RequestContext) {
  const rows = await seen(context);
  return {
    total: rows.length,
    official: rows.filter(({ isOfficial }) => isOfficial).length,
    starred: rows.filter(({ isStarred }) => isStarred).length,
    private: rows.filter(({ visibility }) => visibility === "PRIVATE").length,
    categories: counted(rows.map(({ category }) => category)),
    platforms: counted(rows.flatMap(platformsOf)),
    origin: context.config.registryUrl === undefined ? ("SAMPLE" as const) : ("REGISTRY" as const),
  };
}

/** @throws {AppError} REGISTRY_FAILED. */
export const find = async (context: RequestContext, id: string): Promise<ImageRepoRow | null> =>
  (await seen(context)).find((row) => row.id === id) ?? null;

/** Marks an image for the viewer, or takes the mark back. @throws {AppError} NOT_FOUND, REGISTRY_FAILED. */
export async function mark(
  context: RequestContext,
  { id, isOn }: { id: string; isOn: boolean },
  what: "isStarred" | "isSubscribed",
): Promise<ImageRepoRow> {
  const row = await find(context, id);
  if (!row) throw notFound("ImageRepo");
  const userId = viewerIdOf(context);
  await inHome(context, async ({ home, homeLive, afterwards }) => {
    if (!(await kept.setMark(home.db, { userId, imageId: id }, what, isOn))) return;
    if (what === "isStarred") await kept.countStars(home.db, id, isOn ? 1 : -1);
    afterwards(() => homeLive.publish(topicOf(userId), { kind: "UPDATED", id }));
  });
  return (await find(context, id)) ?? row;
}

export const changed = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(viewerIdOf(context))), (change) => ({ imageChanged: change }));
