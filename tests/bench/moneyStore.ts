import { readConfig } from "#gateway/platform/config.ts";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { systemClock } from "#gateway/platform/clock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { openPostgres } from "#gateway/platform/store/postgres.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { earn } from "#gateway/domains/ledger/points/rules.ts";
import { prepareStore } from "#gateway/prepareStore.ts";

/** Somebody who moves money. */
export interface MoneyPerson {
  userId: string;
  username: string;
  token: string;
}

/** How many move money at the same time, and the points that each begins with. */
export const PEOPLE = 32;
const POINTS = 400;

export const personId = (n: number): string => `usr_money${String(n).padStart(2, "0")}`;
const usernameOf = (n: number): string => `money${String(n).padStart(2, "0")}`;
/** Everybody's, as the sample's client. */
export const PASSWORD = "client";

/** Opens a store by its address. */
export const openAt = async (url: string): Promise<Store> =>
  url.startsWith("file:") ? openSqlite(url.slice("file:".length)) : await openPostgres(url);

/** Fills a new store with the sample, and with people who have nothing but points. */
export async function fillStore(url: string): Promise<MoneyPerson[]> {
  const store = await openAt(url);
  try {
    await prepareStore(store, readConfig({ NODE_ENV: "test" }));
    const client = await store.db
      .selectFrom("accounts_users")
      .selectAll()
      .where("id", "=", "usr_client")
      .executeTakeFirstOrThrow();
    const people = Array.from({ length: PEOPLE }, (_, n) => ({
      userId: personId(n),
      username: usernameOf(n),
      token: "",
    }));
    const within = {
      home: store,
      homeLive: openLocalLive(),
      businessClock: createBusinessClock(systemClock),
    };
    for (const { userId, username } of people) {
      await store.db
        .insertInto("accounts_users")
        .values({
          ...client,
          id: userId,
          username,
          usernameKey: username,
          usernameLook: username,
          email: `${username}@example.org`,
          emailKey: `${username}@example.org`,
        })
        .execute();
      await earn(within, { userId, points: POINTS, reason: "adjust", ref: "bench" });
    }
    return people;
  } finally {
    await store.close();
  }
}
