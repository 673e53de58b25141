import type { Clock } from "#gateway/platform/clock.ts";
import type { Gauge } from "#gateway/platform/metrics/families.ts";
import type { Db } from "./database.ts";
import { jobQueues } from "./jobTable.ts";
import { countStates, type StateColumn } from "./states.ts";

/** How many of what is kept are in which state. */
export const stateGauge = (db: Db, states: readonly (StateColumn & { name: string })[]): Gauge => ({
  name: "berth_things",
  help: "What is kept, by its state",
  labels: ["entity", "state"],
  read: async () => {
    const all = await Promise.all(
      states.map(async ({ name, ...of }) =>
        (await countStates(db, of)).map(({ state, count }) => ({ values: [name, state], value: count })),
      ),
    );
    return all.flat();
  },
});

/** What waits to be done, by the kind of job. */
export const queueGauges = (db: Db, clock: Clock): Gauge[] =>
  (["waiting", "failing", "givenUp", "ageSeconds"] as const).map((what) => ({
    name: `berth_jobs_${what === "givenUp" ? "given_up" : what === "ageSeconds" ? "age_seconds" : what}`,
    help: `Jobs by their kind: ${what}`,
    labels: ["kind"],
    read: async () =>
      (await jobQueues(db, clock.now())).map((queue) => ({ values: [queue.kind], value: queue[what] })),
  }));
