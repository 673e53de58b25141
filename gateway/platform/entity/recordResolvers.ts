import { z } from "zod";
import type { ListArgs, ListPage } from "#gateway/platform/list/list.ts";
import { ofFacets } from "#gateway/platform/list/conditions.ts";
import { resolveIds, resolvePage, type ListQuery } from "#gateway/platform/list/listQuery.ts";
import { mapEach, type RowChange } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Condition } from "#gateway/platform/store/listWhere.ts";
import { validate } from "#gateway/platform/validate.ts";
import { defineSearch, type EntitySearch, type HitText } from "./search.ts";
import type { Undoable } from "./undo.ts";

/** The most filters that are counted at once: as many as a list has saved views. */
const MAX_COUNTED = 50;

type Id = { id: string };
type Ids = { ids: readonly string[] };
type Resolve<Args, Result> = (parent: unknown, args: Args, context: RequestContext) => Promise<Result>;

/** What the plain fields of an entity are made of. */
export interface RecordSource<Row, Sort extends string, Filter> {
  list: {
    page: (store: Store, args: ListArgs<Sort>) => Promise<ListPage<Row>>;
    ids: (store: Store, args: { q?: string | null; where?: readonly Condition[] }) => Promise<number[]>;
    facets: readonly string[];
  };
  /** What is done with its rows; see `defineRecords`. */
  records: {
    topic: string;
    create?: ((context: RequestContext, input: object) => Promise<Row>) | undefined;
    find: (context: RequestContext, id: string) => Promise<Row | null>;
    update: (context: RequestContext, id: string, input: object, version?: number | null) => Promise<Row>;
    remove: (context: RequestContext, id: string) => Promise<Undoable & { ids: string[] }>;
    bulkUpdate: (
      context: RequestContext,
      ids: readonly string[],
      input: object,
    ) => Promise<Undoable & { items: Row[] }>;
    bulkRemove: (context: RequestContext, ids: readonly string[]) => Promise<Undoable & { ids: string[] }>;
  };
  /** Adds a row; `records.create` by default. */
  create?: (context: RequestContext, input: object) => Promise<Row>;
  /** What a person means by a search text, where that is more than the text itself: `INV-5012` for a number. */
  textOf?: (q: string) => string;
  /** What the filter asks of the rows, beside its text; any of the values of each facet by default. */
  conditions?: (
    filter: Filter | null | undefined,
    context: RequestContext,
  ) => readonly Condition[] | Promise<readonly Condition[]>;
}

/** The resolvers of an entity's plain fields, by their names in the schema. */
export interface RecordResolvers<One extends string, Many extends string, Row, Sort extends string, Filter> {
  /** The row behind a change, for the change's own type. */
  changed: Resolve1<Row>;
  /** How many rows each of at most 50 filters matches, for the list's `...Counts` field. */
  counts: Resolve<{ filters: readonly (Filter & ListQuery<Sort>["filter"])[] }, number[]>;
  /** Lets the search over all entities find the rows; see `defineSearch`. */
  search: (hitOf: (row: Row) => HitText, number?: keyof Row & string) => EntitySearch;
  Query: Record<Many, Resolve<ListQuery<Sort> & { filter?: Filter | null }, ListPage<Row>>> &
    Record<`${One}Ids`, Resolve<{ filter?: (Filter & ListQuery<Sort>["filter"]) | null }, string[]>> &
    Record<One, Resolve<Id, Row | null>>;
  Mutation: Record<`${One}Create`, Resolve<{ input: object }, Row>> &
    Record<`${One}Update`, Resolve<Id & { input: object; expectedVersion?: number | null }, Row>> &
    Record<`${One}Delete`, Resolve<Id, Undoable & { ids: string[] }>> &
    Record<`${One}BulkUpdate`, Resolve<Ids & { input: object }, Undoable & { items: Row[] }>> &
    Record<`${One}BulkDelete`, Resolve<Ids, Undoable & { ids: string[] }>>;
  Subscription: Record<
    `${One}Changed`,
    {
      subscribe: (
        parent: unknown,
        args: object,
        context: RequestContext,
      ) => AsyncIterable<Record<`${One}Changed`, RowChange>>;
    }
  >;
}

/**
 * How many rows each of several filters matches, by pages of one row.
 * @throws {AppError} BAD_USER_INPUT when there are more than 50 filters.
 */
export async function countEach<Filter>(
  filters: readonly Filter[],
  page: (asked: { page: number; itemsPerPage: number; filter: Filter }) => Promise<{ total: number }>,
): Promise<number[]> {
  validate(z.object({ filters: z.array(z.unknown()).max(MAX_COUNTED) }), { filters });
  return await Promise.all(
    filters.map(async (filter) => (await page({ page: 1, itemsPerPage: 1, filter })).total),
  );
}

type Resolve1<Row> = (change: Id, args: object, context: RequestContext) => Promise<Row | null>;

/**
 * Makes the resolvers that every entity with rows has alike: a page, the ids that match, one row; create, update and
 * delete, the last two of many rows too; and the subscription to their changes. Errors: those of the calls in `source`.
 * @param one the entity in the schema's field names, `product`.
 * @param many the field of the list, `products`.
 */
export function recordResolvers<
  One extends string,
  Many extends string,
  Row extends { id: number },
  Sort extends string,
  Filter extends object = object,
>(
  one: One,
  many: Many,
  source: RecordSource<Row, Sort, Filter>,
): RecordResolvers<One, Many, Row, Sort, Filter>;
export function recordResolvers<Row extends { id: number }>(
  one: string,
  many: string,
  {
    list,
    records,
    create = records.create,
    textOf = (q) => q,
    conditions = (filter) => ofFacets(list.facets, filter),
  }: RecordSource<Row, string, object>,
) {
  const meant = <Filter extends ListQuery<string>["filter"]>(filter: Filter) =>
    filter?.q ? { ...filter, q: textOf(filter.q) } : filter;
  const changes = `${one}Changed`;
  if (!create) throw new Error(`Say how a new ${one} is added: its rules read no input for one.`);
  return {
    changed: ({ id }: Id, _args: object, context: RequestContext) => records.find(context, id),
    counts: async (
      _: unknown,
      { filters }: { filters: readonly ListQuery<string>["filter"][] },
      context: RequestContext,
    ) =>
      await countEach(filters, async (asked) =>
        resolvePage(
          list,
          context,
          { ...asked, filter: meant(asked.filter) },
          await conditions(asked.filter, context),
        ),
      ),
    search: (hitOf: (row: Row) => HitText, number?: keyof Row & string) =>
      defineSearch(
        many,
        async (asked, context, further) =>
          await resolvePage(list, context, asked, [...(await conditions(null, context)), ...further]),
        hitOf,
        { ...(number !== undefined && { number }), textOf },
      ),
    Query: {
      [many]: async (_: unknown, args: ListQuery<string>, context: RequestContext) =>
        await resolvePage(
          list,
          context,
          { ...args, filter: meant(args.filter) },
          await conditions(args.filter, context),
        ),
      [`${one}Ids`]: async (
        _: unknown,
        { filter }: Pick<ListQuery<string>, "filter">,
        context: RequestContext,
      ) => await resolveIds(list, context, meant(filter), await conditions(filter, context)),
      [one]: (_: unknown, { id }: Id, context: RequestContext) => records.find(context, id),
    },
    Mutation: {
      [`${one}Create`]: (_: unknown, { input }: { input: object }, context: RequestContext) =>
        create(context, input),
      [`${one}Update`]: (
        _: unknown,
        { id, input, expectedVersion }: Id & { input: object; expectedVersion?: number | null },
        context: RequestContext,
      ) => records.update(context, id, input, expectedVersion),
      [`${one}Delete`]: (_: unknown, { id }: Id, context: RequestContext) => records.remove(context, id),
      [`${one}BulkUpdate`]: (_: unknown, { ids, input }: Ids & { input: object }, context: RequestContext) =>
        records.bulkUpdate(context, ids, input),
      [`${one}BulkDelete`]: (_: unknown, { ids }: Ids, context: RequestContext) =>
        records.bulkRemove(context, ids),
    },
    Subscription: {
      [changes]: {
        subscribe: (_: unknown, __: object, { live }: RequestContext) =>
          mapEach(live.subscribe(records.topic), (change) => ({ [changes]: change })),
      },
    },
  };
}
