import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { nextNight } from "./night.ts";
import { insert, lastNightly, latest, putOff } from "./repository.ts";
import { make, waiting } from "./rules.ts";

const JOB = "ledger/check";

/** Has the ledger checked every night: the check itself is made beside, so that nothing waits for it. */
export const nightlyCheck: Deadline<Services & { jobs: Services["jobs"] }> = {
  name: "ledger/nightlyCheck",
  nextAt: nextNight,
  pass: async ({ home: { db }, at, businessClock, jobs, afterwards }) => {
    const last = await lastNightly(db);
    if (last?.at === null) {
      await putOff(db, last.id, at);
      return;
    }
    await insert(db, waiting(businessClock, at, { isNightly: true, actorId: null }));
    await jobs.add(db, JOB, {});
    afterwards(() => jobs.wake());
  },
};

const makeWaiting: JobHandler = async (work) => {
  const last = await lastNightly(work.home.db);
  const row = (await latest(work.home.db, 100)).find(({ id }) => id === last?.id);
  if (row?.at === null) await make(work, row);
};

export const jobs = { [JOB]: makeWaiting };
