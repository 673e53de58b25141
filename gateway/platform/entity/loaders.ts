import { setImmediate } from "node:timers/promises";
import type { ListPage } from "#gateway/platform/list/list.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";

/**
 * Reads something by key for all who ask at the same time with one call: what a relation is resolved by, so that a list
 * of a hundred rows asks once. Nothing is kept beyond that, so nobody is given what a change has made old.
 * @param read answers what there is for the keys; a key it leaves out is answered with undefined.
 */
export function defineLoader<Key, Value>(
  read: (context: RequestContext, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
) {
  const gathering = new WeakMap<
    RequestContext,
    { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> }
  >();

  function gather(context: RequestContext) {
    const keys = new Set<Key>();
    const found = setImmediate().then(async () => {
      gathering.delete(context);
      return await read(context, [...keys]);
    });
    const batch = { keys, found };
    gathering.set(context, batch);
    return batch;
  }

  return async (context: RequestContext, key: Key): Promise<Value | undefined> => {
    const batch = gathering.get(context) ?? gather(context);
    batch.keys.add(key);
    return (await batch.found).get(key);
  };
}

/** The loader of a table's rows by their keys; null where there is no such row. */
export function rowLoader<Row extends { id: number }>(table: {
  byIds: (db: Db, ids: readonly number[]) => Promise<Row[]>;
}) {
  const load = defineLoader<number, Row>(
    async ({ store }, ids) => new Map((await table.byIds(store.db, ids)).map((row) => [row.id, row])),
  );
  return async (context: RequestContext, id: number): Promise<Row | null> =>
    (await load(context, id)) ?? null;
}

/** Which page of a parent's rows is wanted. */
export interface ChildArgs<Sort extends string> {
  page: number;
  itemsPerPage: number;
  sort?: { field: Sort; order: "ASC" | "DESC" } | null;
}

/** A list that can be asked for the rows of many parents. */
interface ChildList<Row, Sort extends string> {
  pagesBy: (
    store: Store,
    facet: keyof Row & string,
    parents: readonly number[],
    args: ChildArgs<Sort>,
  ) => Promise<ReadonlyMap<number, ListPage<Row>>>;
}

/** The loader of pages of a parent's rows: parents asked with the same arguments are read together. */
export function childLoader<Row, Sort extends string>(list: ChildList<Row, Sort>, facet: keyof Row & string) {
  interface Asked {
    parent: number;
    args: ChildArgs<Sort>;
  }
  const load = defineLoader<Asked, ListPage<Row>>(async ({ store }, all) => {
    const found = new Map<Asked, ListPage<Row>>();
    for (const alike of Map.groupBy(all, ({ args }) => JSON.stringify(args)).values()) {
      const [first] = alike;
      if (!first) continue;
      const pages = await list.pagesBy(
        store,
        facet,
        [...new Set(alike.map(({ parent }) => parent))],
        first.args,
      );
      for (const one of alike) {
        const page = pages.get(one.parent);
        if (page) found.set(one, page);
      }
    }
    return found;
  });
  return async (
    context: RequestContext,
    parent: number,
    { page, itemsPerPage, sort }: ChildArgs<Sort>,
  ): Promise<ListPage<Row>> =>
    (await load(context, { parent, args: { page, itemsPerPage, sort: sort ?? null } })) ?? {
      items: [],
      total: 0,
      page,
      itemsPerPage,
    };
}
