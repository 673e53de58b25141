import { AppError } from "#gateway/platform/errors.ts";
import type { Db } from "#gateway/platform/store/database.ts";

/** Where something is: a team, or one project of it. */
export interface Place {
  teamId: string;
  projectId?: string;
}

type Count = (db: Db, place: Place) => Promise<number>;

const known = new Map<string, Count>();

/** Says who counts what is in teams: the domains above, whose things belong to projects. */
export const usedBy = (name: string, count: Count): void => void known.set(name, count);

/** How many things there are in a team or a project. */
export async function usedIn(db: Db, place: Place): Promise<number> {
  let used = 0;
  for (const count of known.values()) used += await count(db, place);
  return used;
}

/** @throws {AppError} IN_USE with `used`. */
export async function demandEmpty(db: Db, place: Place): Promise<void> {
  const used = await usedIn(db, place);
  if (used > 0)
    throw new AppError(
      "IN_USE",
      "There are apps in it, maybe in the recycle bin: move them elsewhere, or delete them for good.",
      { used },
    );
}
