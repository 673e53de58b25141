import { timestamp } from "#gateway/platform/clock.ts";
import { lostAt, setLost } from "#gateway/domains/hosting/pods/repository.ts";
import { ENGINE } from "#gateway/domains/hosting/pods/rules.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
import { type Working } from "./working.ts";

/** Keeps whether what runs apps is reached, and tells of it where that is new. */
export async function engineIs(work: Working, isReached: boolean): Promise<void> {
  const before = await lostAt(work.home.db);
  if ((before === null) === isReached) return;
  work.log.warn({ isReached }, "what runs apps is reached, or not");
  await keep(work, async (within) => {
    await setLost(within.home.db, isReached ? null : timestamp(within.clock));
    within.afterwards(() => within.homeLive.publish(ENGINE, { kind: "UPDATED", id: "engine" }));
  });
}
