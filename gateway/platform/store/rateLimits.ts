import { RateLimiterRes } from "rate-limiter-flexible";
import RateLimiterStoreAbstract from "rate-limiter-flexible/lib/RateLimiterStoreAbstract.js";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import type { RateLimitTable, Store } from "./database.ts";

type Count = Pick<RateLimitTable, "points" | "expiresAt">;

/** How many expired counters one call removes at most: more than it can add. */
const FORGOTTEN_AT_ONCE = 100;

/** Removes counters that count no more, a bounded number of them, found by their index. */
export async function forgetExpiredLimits({ db, dialect }: Store, now: string): Promise<void> {
  const expired = db
    .selectFrom("rate_limits")
    .select("key")
    .where("expiresAt", "<=", now)
    .orderBy("expiresAt")
    .limit(FORGOTTEN_AT_ONCE)
    .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked());
  await db.deleteFrom("rate_limits").where("key", "in", expired).execute();
}

/** What a limiter over the store is made of. */
export interface StoreRateLimiterOptions {
  store: Store;
  clock: Clock;
  /** What sets its keys apart from those of other limiters. */
  keyPrefix: string;
  /** How many points may be used up within the duration. */
  points: number;
  /** In seconds, from the first point on. */
  duration: number;
}

/** A limiter of `rate-limiter-flexible` whose counters are rows of the store, so that all processes over it share them; its time is the clock's. */
export class StoreRateLimiter extends RateLimiterStoreAbstract {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock, ...options }: StoreRateLimiterOptions) {
    super({ ...options, storeClient: store });
    this.#store = store;
    this.#clock = clock;
  }

  /** Adds points to a counter, or begins it anew where it expired or is forced to; one statement, so that no point is lost. */
  async _upsert(key: string, points: number, msDuration: number, forceExpire = false): Promise<Count> {
    const now = timestamp(this.#clock);
    const expiresAt = timestamp(this.#clock, msDuration);
    return await this.#store.db
      .insertInto("rate_limits")
      .values({ key, points, expiresAt })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((row) => {
          if (forceExpire) return { points, expiresAt };
          const counts = row("rate_limits.expiresAt", ">", now);
          return {
            points: row
              .case()
              .when(counts)
              .then(row("rate_limits.points", "+", points))
              .else(points)
              .end(),
            expiresAt: row.case().when(counts).then(row.ref("rate_limits.expiresAt")).else(expiresAt).end(),
          };
        }),
      )
      .returning(["points", "expiresAt"])
      .executeTakeFirstOrThrow();
  }

  async _get(key: string): Promise<Count | null> {
    const found = await this.#store.db
      .selectFrom("rate_limits")
      .select(["points", "expiresAt"])
      .where("key", "=", key)
      .where("expiresAt", ">", timestamp(this.#clock))
      .executeTakeFirst();
    return found ?? null;
  }

  async _delete(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom("rate_limits")
      .where("key", "=", key)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { points, expiresAt }: Count): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(this.points - points, 0),
      Math.max(Date.parse(expiresAt) - this.#clock.now(), 0),
      points,
      points === changedPoints,
    );
  }
}
