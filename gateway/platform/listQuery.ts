import { strictList, type ListArgs, type ListPage } from "./list.ts";
import type { Condition } from "./store/listWhere.ts";
import type { Store } from "./store/database.ts";

/** What every list field of the schema is given. */
interface Asked<Sort extends string> {
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
export async function askPage<Row, Sort extends string>(
  list: { page: (store: Store, args: ListArgs<Sort>) => Promise<ListPage<Row>> }, { store }: { store: Store },
  { page, itemsPerPage, sort, filter }: Asked<Sort>, where: readonly Condition[] = [],
): Promise<ListPage<Row>> {
  return await list.page(store, { ...strictList({ page, itemsPerPage, q: filter?.q }), sort: sort ?? null, where });
}

/**
 * Answers a field of identifiers (`productIds`) of the schema.
 * @throws {AppError} BAD_USER_INPUT when more than 10,000 match.
 */
export async function askIds(
  list: { ids: (store: Store, args: { q?: string | null; where?: readonly Condition[] }) => Promise<number[]> }, { store }: { store: Store },
  filter: Asked<string>["filter"], where: readonly Condition[] = [],
): Promise<string[]> {
  const { q } = strictList({ page: 1, itemsPerPage: 1, q: filter?.q });
  return (await list.ids(store, { q, where })).map(String);
}
