import { strictFirst } from "#gateway/platform/list/strictList.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { domainOf } from "#gateway/domains/domains/domains/rules.ts";
import { compare } from "./changes.ts";
import { written } from "./file.ts";
import * as zones from "./repository.ts";
import type { ZoneVersionRow } from "./repository.ts";
import { seen, versionOf } from "./rules.ts";

/** @throws {AppError} NOT_FOUND */
export async function find(context: RequestContext, domainId: string) {
  const { id } = await domainOf(context, domainId);
  return seen(await zones.zoneOf(context.home.db, id));
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function versions(
  context: RequestContext,
  { domainId, first, before }: { domainId: string; first: number; before?: number | null },
) {
  const limit = strictFirst(first);
  const { id } = await domainOf(context, domainId);
  const rows = await zones.versions(context.home.db, id, { before: before ?? null, limit: limit + 1 });
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The records of a version beside those of the one before. */
export async function version(context: RequestContext, domainId: string, number: number) {
  await domainOf(context, domainId);
  const now = await versionOf(context, domainId, number);
  const before = await zones.versionOf(context.home.db, domainId, number - 1);
  return compare(before?.records ?? [], now.records);
}

export async function file(context: RequestContext, domainId: string): Promise<string> {
  const { fqdn } = await domainOf(context, domainId);
  const { applied, served } = await zones.zoneOf(context.home.db, domainId);
  return written(fqdn, applied, served);
}

export const authorOf = async (context: RequestContext, { authorId }: ZoneVersionRow): Promise<string> =>
  (await userOf(context, authorId))?.username ?? "";
