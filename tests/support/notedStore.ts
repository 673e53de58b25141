import type { CompiledQuery } from "kysely";
import type { Store } from "#gateway/platform/store/database.ts";

/** Notes every statement that the store runs outside of transactions. */
export function note(store: Store, noted: string[]): Store {
  const executor = store.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async <R>(query: CompiledQuery<R>) => {
    noted.push(query.sql);
    return await execute(query);
  };
  const { peek } = store;
  if (!peek) return store;
  return {
    ...store,
    peek: (extent, work) =>
      peek(extent, (rows) =>
        work((query) => {
          noted.push(query.sql);
          return rows(query);
        }),
      ),
  };
}
