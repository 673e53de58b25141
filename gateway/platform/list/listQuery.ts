import type { ListArgs, ListPage } from "./list.ts";
import { strictList } from "./strictList.ts";
import type { Condition } from "#gateway/platform/store/listWhere.ts";
import type { Store } from "#gateway/platform/store/database.ts";

/** What every list field of the schema is given. */
export interface ListQuery<Sort extends string> {
  page: number;
  itemsPerPage: number;
  sort?: { field: Sort; order: "ASC" | "DESC" } | null;
  filter?: { q?: string | null } | null;
}

/**
 * Answers a list field (`products`) of the schema.
 * @param where the conditions of the filter, beside its text.
 * @throws {AppError} BAD_USER_INPUT naming the argument.
 */
export async function resolvePage<Row, Sort extends string>(
  list: { page: (store: Store, args: ListArgs<Sort>) => Promise<ListPage<Row>> },
  { store }: { store: Store },
  { page, itemsPerPage, sort, filter }: ListQuery<Sort>,
  where: readonly Condition[] = [],
): Promise<ListPage<Row>> {
  return await list.page(store, {
    ...strictList({ page, itemsPerPage, q: filter?.q }),
    sort: sort ?? null,
    where,
  });
}

/**
 * Answers a field of identifiers (`productIds`) of the schema.
 * @throws {AppError} BAD_USER_INPUT when more than 10,000 match.
 */
export async function resolveIds(
  list: {
    ids: (store: Store, args: { q?: string | null; where?: readonly Condition[] }) => Promise<number[]>;
  },
  { store }: { store: Store },
  filter: ListQuery<string>["filter"],
  where: readonly Condition[] = [],
): Promise<string[]> {
  const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q });
  return (await list.ids(store, { q, where })).map(String);
}
