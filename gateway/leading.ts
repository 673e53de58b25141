import type { FastifyInstance } from "fastify";
import { entities } from "./schema.ts";
import { createBackground, systemTimers, type Pace, type Timers } from "./platform/background.ts";
import { createLeader, type Periodic } from "./platform/jobs/leader.ts";
import { createDeadlines } from "./platform/jobs/deadlines.ts";
import { DAY, HOUR, timestamp } from "./platform/clock.ts";
import type { Services } from "./platform/request/context.ts";
import { forgetExpiredKeys } from "./platform/store/idempotencyKeys.ts";
import { forgetFailedJobs } from "./platform/store/jobTable.ts";
import type { Store } from "./platform/store/database.ts";

/** What lets the time of leading pass, and what it is: by default the machine's timers and the store's own time. */
export interface Leading {
  timers?: Timers;
  time?: () => Promise<number>;
}

/** How often it is looked for deadlines that nothing else tells of, in milliseconds. */
const LOOK = 10_000;
/** How long jobs that were given up are kept, in milliseconds. */
const FAILED_KEPT = 30 * DAY;

/** Removes what the platform itself keeps for a while: keys of calls, and jobs that were given up. */
const forgetOldRows: Periodic<Services> = {
  name: "platform/oldRows",
  every: HOUR,
  work: ({ fence, clock }) =>
    fence.change(async (db) => {
      await forgetExpiredKeys(db, timestamp(clock));
      await forgetFailedJobs(db, timestamp(clock, -FAILED_KEPT));
    }),
};

/**
 * Lets this gateway lead while no other does, from when it answers until it closes: whoever leads does the periodic work, and
 * lets deadlines pass.
 */
export function takePartInLeading(
  app: FastifyInstance,
  home: Store,
  services: Services,
  { timers = systemTimers, time }: Leading,
): void {
  const tasks = [forgetOldRows, ...entities.flatMap((one) => one.periodic ?? [])];
  const background = createBackground(timers, services.log);
  const leader = createLeader(home, services, tasks, { background, ...(time && { time }) });
  const deadlines = createDeadlines(
    home,
    services,
    entities.flatMap((one) => one.deadlines ?? []),
    { fence: leader.fence, background },
  );
  const { metrics, clock } = services;
  metrics.isLeading = () => leader.fence() !== null;
  /** A look of a follower; once it ends, it is known when the next one is due. */
  const passOf =
    (name: string, { every }: Pace, work: () => Promise<void>) =>
    async () => {
      try {
        await metrics.work.run("pass", name, work);
      } finally {
        metrics.work.isDue("pass", name, clock.now() + every);
      }
    };
  const ends: (() => Promise<void>)[] = [];
  app.addHook("onReady", async () => {
    await deadlines.begin();
    leader.begin();
    background.every({ first: 2, every: LOOK }, deadlines.look);
    for (const follower of entities.flatMap((one) => one.followers ?? []))
      ends.push(
        follower.begin({
          ...services,
          home,
          fence: leader.fence,
          background: {
            ...background,
            every: (pace, work) => background.every(pace, passOf(follower.name, pace, work)),
          },
        }),
      );
  });
  app.addHook("preClose", async () => {
    deadlines.close();
    for (const end of ends) await end();
    await leader.close();
  });
}
