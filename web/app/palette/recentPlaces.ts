import { isRecord } from "#web/lib/isRecord.ts";
import { readVisits } from "#web/app/routing/tracker.ts";

/** The places visited last, the newest first, each once and without the one that stands now. */
export function recentPlaces(now: string): string[] {
  const paths = readVisits().flatMap((visit) =>
    isRecord(visit) && typeof visit["path"] === "string" ? [visit["path"]] : [],
  );
  return [...new Set(paths.toReversed())].filter((path) => path !== now);
}
