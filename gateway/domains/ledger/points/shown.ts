import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { DAY } from "#gateway/platform/clock.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { dayAt, monthOf, readTimeZone, startOf } from "./days.ts";
import { page as entryPage, sums } from "./entryRepository.ts";
import * as points from "./repository.ts";
import type { PointsEntrySortFieldText, PointsReasonText, PointsRow } from "./repository.ts";
import { topicOf } from "./rules.ts";

/** Where the stretches end in which points that expire are counted together, in days from now. */
const STRETCHES = [30, 90, 180, Number.POSITIVE_INFINITY] as const;

/** @throws {AppError} BAD_USER_INPUT */
export const own = (context: RequestContext, timeZone: string): PointsRow => ({
  id: viewerIdOf(context),
  timeZone: readTimeZone(timeZone),
});

export const standing = async ({ home }: RequestContext, { id }: PointsRow) =>
  await points.ofUser(home.db, id);

export async function ofMonth({ home, businessClock }: RequestContext, { id, timeZone }: PointsRow) {
  const { first } = monthOf(dayAt(businessClock.now(), timeZone));
  return await sums(home.db, id, startOf(first, timeZone));
}

export async function expiries({ home, businessClock }: RequestContext, { id, timeZone }: PointsRow) {
  const now = businessClock.now();
  const lots = (await points.lots(home.db, id)).filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  const dayOf = (expiresAt: string) => dayAt(Date.parse(expiresAt), timeZone);
  const first = lots[0] && dayOf(lots[0].expiresAt);
  const stretchOf = (expiresAt: string): number =>
    dayOf(expiresAt) === first ? -1 : STRETCHES.findIndex((end) => Date.parse(expiresAt) - now < end * DAY);
  return [...Map.groupBy(lots, ({ expiresAt }) => stretchOf(expiresAt)).values()].map((some) => ({
    from: some[0]?.expiresAt ?? "",
    until: some.at(-1)?.expiresAt ?? "",
    points: some.reduce((sum, { remaining }) => sum + remaining, 0),
  }));
}

interface EntryArgs {
  filter?: {
    reasons?: readonly PointsReasonText[] | null;
    came?: boolean | null;
    from?: string | null;
    until?: string | null;
  } | null;
  sort?: { field: PointsEntrySortFieldText; order: "ASC" | "DESC" } | null;
  page: number;
  itemsPerPage: number;
}

const instant = (given: string | null | undefined): string | null =>
  given ? new Date(given).toISOString() : null;

/** @throws {AppError} BAD_USER_INPUT naming the argument. */
export async function entries(context: RequestContext, { filter, sort, ...asked }: EntryArgs) {
  const { page, itemsPerPage } = strictList(asked);
  const found = await entryPage(
    context.home.db,
    viewerIdOf(context),
    {
      reasons: filter?.reasons ?? null,
      came: filter?.came ?? null,
      from: instant(filter?.from),
      until: instant(filter?.until),
    },
    {
      field: sort?.field ?? "id",
      isDescending: sort?.order !== "ASC",
      limit: itemsPerPage,
      offset: (page - 1) * itemsPerPage,
    },
  );
  return { ...found, page, itemsPerPage };
}

export const changes = (context: RequestContext, timeZone: string) => {
  const row = own(context, timeZone);
  return mapEach(context.homeLive.subscribe(topicOf(row.id)), () => ({ pointsChanged: row }));
};
