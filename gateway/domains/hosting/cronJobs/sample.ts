import { z } from "zod";
import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { sampleId } from "#gateway/platform/ids.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { nextTimes } from "./plan.ts";
import { insert } from "./repository.ts";
import { changeRun, insertRun } from "./runRepository.ts";

const run = z.strictObject({
  daysAgo: z.int().positive(),
  status: z.enum(["SUCCEEDED", "FAILED"]),
  seconds: z.int().positive(),
  log: z.string(),
});
const sample = z.strictObject({
  id: z.string(),
  appId: z.string(),
  name: z.string(),
  cron: z.string(),
  timezone: z.string(),
  command: z.array(z.string()).min(1),
  timeoutSeconds: z.int(),
  retries: z.int(),
  isEnabled: z.boolean(),
  runs: z.array(run),
});

/** What the sample apps do at certain times, and how that went lately; the oldest run first. */
export async function seedCronJobs({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  for (const { runs, isEnabled, ...job } of readRows(sample, fixture)) {
    const [next] = nextTimes(job.cron, job.timezone, clock.now(), 1);
    await insert(db, {
      ...job,
      concurrency: "FORBID",
      isEnabled: isEnabled ? 1 : 0,
      nextRunAt: isEnabled ? (next ?? null) : null,
      version: 1,
      createdAt: timestamp(clock, -DAY),
    });
    for (const { daysAgo, status, seconds, log } of runs) {
      const then: Clock = { now: () => Date.parse(next ?? timestamp(clock)) - daysAgo * DAY };
      const { id } = await insertRun(db, {
        id: sampleId("run", then),
        jobId: job.id,
        attempt: 1,
        isManual: 0,
        startedAt: timestamp(then),
      });
      await changeRun(
        db,
        { id, status: "QUEUED" },
        {
          status,
          exitCode: status === "SUCCEEDED" ? 0 : 1,
          durationMs: seconds * 1_000,
          log,
          endedAt: timestamp(then, seconds * 1_000),
        },
      );
    }
  }
}
