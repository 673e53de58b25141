import type { ListCacheKeys } from "#web/lib/list/listCache.ts";

/** Where the cache holds the courses, and what is worked out of them. */
export const courseCacheKeys: ListCacheKeys = {
  rows: "courses",
  figures: ["courseCounts", "courseSummary"],
  counts: { summary: "courseSummary" },
};

/** The same, with what was learnt in each. */
export const learntCacheKeys: ListCacheKeys = {
  ...courseCacheKeys,
  figures: [...courseCacheKeys.figures, "learning"],
};
