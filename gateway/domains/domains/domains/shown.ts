import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { mapEach } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { within, type BindingRow } from "#gateway/domains/hosting/bindings/rules.ts";
import { all, type DomainSuffixRow } from "#gateway/domains/domains/suffixes/repository.ts";
import { actionsOf } from "./machine.ts";
import * as domains from "./repository.ts";
import { domainStatuses, type DomainRow, type DomainSortText, type DomainStatusText } from "./repository.ts";
import { isReviewer, topicOf, whoIs } from "./rules.ts";

interface Asked {
  filter?: {
    scope?: "OWN" | "ALL" | null;
    q?: string | null;
    status?: readonly DomainStatusText[] | null;
  } | null;
  sort?: { field: DomainSortText; order: "ASC" | "DESC" } | null;
  page: number;
  itemsPerPage: number;
}

const present = domainStatuses.filter((one) => one !== "REJECTED" && one !== "RELEASED");

/** @throws {AppError} FORBIDDEN, BAD_USER_INPUT. */
export async function page(context: RequestContext, { filter, sort, ...asked }: Asked) {
  const { page: at, itemsPerPage, q } = strictList({ ...asked, q: filter?.q ?? "" });
  const isAll = filter?.scope === "ALL";
  if (isAll && !isReviewer(context)) throw new AppError("FORBIDDEN", "This is for staff.");
  return await domains.page(
    context.home.db,
    {
      ownerId: isAll ? null : viewerIdOf(context),
      q,
      statuses: filter?.status?.length ? filter.status : present,
    },
    { sort: sort ?? { field: "NAME", order: "ASC" }, limit: itemsPerPage, offset: (at - 1) * itemsPerPage },
  );
}

const loadBindings = defineLoader<string, BindingRow[]>(async ({ home }, names) => {
  const rows = await within(home.db, names);
  return new Map(
    names.map((name) => [name, rows.filter(({ host }) => host === name || host.endsWith(`.${name}`))]),
  );
});

export const bindingsIn = async (context: RequestContext, { fqdn }: DomainRow): Promise<BindingRow[]> =>
  (await loadBindings(context, fqdn)) ?? [];

const loadSuffix = defineLoader<string, DomainSuffixRow>(
  async ({ home }) => new Map((await all(home.db)).map((row) => [row.suffix, row])),
);

/** The terms on which a domain is renewed. */
export async function termsOf(context: RequestContext, { suffix }: DomainRow) {
  const terms = await loadSuffix(context, suffix);
  return { points: terms?.pointsCost ?? 0, days: terms?.termDays ?? 0 };
}

export const ownerOf = async (context: RequestContext, { ownerId }: DomainRow): Promise<string> =>
  (await userOf(context, ownerId))?.username ?? "";

export const offered = async (context: RequestContext, row: DomainRow) =>
  actionsOf({ status: row.status, bound: (await bindingsIn(context, row)).length }, whoIs(context, row));

export const changes = (context: RequestContext) =>
  mapEach(context.homeLive.subscribe(topicOf(viewerIdOf(context))), (change) => ({ domainChanged: change }));

const loadUsed = defineLoader<string, number>(
  async (context) => await domains.countsOf(context.home.db, viewerIdOf(context)),
);

/** How many the viewer has below a suffix. */
export const usedBy = async (context: RequestContext, suffix: string): Promise<number> =>
  (await loadUsed(context, suffix)) ?? 0;
