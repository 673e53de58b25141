import { DAY, HOUR, type Clock } from "#gateway/platform/clock.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { firstMovedAt, lastNightly } from "./repository.ts";

/** When the ledger is checked every night, after midnight UTC: four in the morning in China. */
const NIGHT = 20 * HOUR;

/** When the ledger was to be checked last. */
export const lastNight = (clock: Clock): string =>
  new Date(Math.floor((clock.now() - NIGHT) / DAY) * DAY + NIGHT).toISOString();

/** When the next nightly check is due; null while nothing was moved yet. */
export async function nextNight(db: Db): Promise<string | null> {
  const last = (await lastNightly(db))?.dueAt;
  if (last !== undefined) return new Date(Date.parse(last) + DAY).toISOString();
  const first = await firstMovedAt(db);
  if (first === undefined) return null;
  const midnight = Math.floor((Date.parse(first) - NIGHT) / DAY) * DAY;
  return new Date(midnight + DAY + NIGHT).toISOString();
}
