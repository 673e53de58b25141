import type { Db } from "#gateway/platform/store/database.ts";
import * as preferences from "#gateway/domains/accounts/preferences/repository.ts";

/** No key of a caller's own preferences has a colon. */
const KEY = "simulation:parts";

export const read = async (db: Db, userId: string): Promise<unknown> =>
  await preferences.read(db, userId, KEY);

export const keep = async (db: Db, userId: string, parts: readonly string[], now: string): Promise<void> =>
  await preferences.keep(db, userId, KEY, parts, now);
