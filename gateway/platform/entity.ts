import type { Clock } from "./clock.ts";
import type { RestRoute } from "./rest.ts";
import type { Store, TableName } from "./store/database.ts";
import type { Step } from "./store/migrate.ts";

/** What a folder below `fixtures/` holds for one entity: plain JSON rows. */
export type Fixture = readonly unknown[];

/** What an entity brings to the gateway. The area's `index.ts` lists them. */
export interface Entity<Resolvers> {
  /** The path in every tree, for example `ecommerce/products`. */
  name: string;
  resolvers?: Resolvers;
  routes?: readonly RestRoute[];
  /** Steps of the store's shape, in order. */
  migrations?: Record<string, Step>;
  /** Its sample rows. */
  sample?: {
    /** `accounts` are made at first start only; `rows` are also put back by a reset. */
    kind: "accounts" | "rows";
    /** The table they go into; its name is also the topic of its changes. */
    table: TableName;
    /** More tables of the same rows, those that are referred to first. */
    furtherTables?: readonly TableName[];
    /** Writes the rows of the fixture into the empty table, inside a transaction. */
    fill: (store: Store, fixture: Fixture, clock: Clock) => Promise<void>;
  };
}
