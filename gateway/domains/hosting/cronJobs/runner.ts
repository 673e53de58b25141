import { EngineError } from "#gateway/engine/engine.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Follower, FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { byId as appBy, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { keep, type Keeping } from "#gateway/platform/jobs/keep.ts";
import { workloadOf } from "#gateway/domains/hosting/controls/rules.ts";
import { revisionBy } from "#gateway/domains/hosting/deployments/rules.ts";
import { nextTimes } from "./plan.ts";
import { byId, type CronJobRow, type CronRunRow } from "./repository.ts";
import { topicOf } from "./rules.ts";
import { changeRun, dueJobs, insertRun, planNext, runsIn } from "./runRepository.ts";

const LOOK = 2_000;

type Within = Parameters<Parameters<typeof keep>[1]>[0];

const tell = ({ afterwards, homeLive }: Within, appId: string): void =>
  afterwards(() => homeLive.publish(topicOf(appId), { kind: "UPDATED", id: appId }));

const paused: readonly AppRow["phase"][] = ["SUSPENDED", "DELETING", "RECYCLED", "DELETED"];

/** Runs what is due, in the process that leads; what was cut off by the end of one is said to be. */
function begin(services: Services & FollowerFacts): () => Promise<void> {
  const { fence, home, clock, engine, background, log } = services;
  const ending = new AbortController();
  const { signal } = ending;
  /** The runs of this process. */
  const running = new Map<string, { jobId: string; end: AbortController; over: Promise<void> }>();

  async function end(
    work: Keeping,
    job: CronJobRow,
    run: CronRunRow,
    changes: Pick<CronRunRow, "status"> & Partial<CronRunRow>,
  ): Promise<void> {
    await keep(work, async (within) => {
      const endedAt = timestamp(within.clock);
      const durationMs = clock.now() - Date.parse(run.startedAt);
      const ended = await changeRun(within.home.db, run, { durationMs, ...changes, endedAt });
      if (!ended) return;
      const isBad = ended.status === "FAILED" || ended.status === "TIMED_OUT";
      if (isBad && run.attempt <= job.retries)
        await insertRun(within.home.db, {
          id: newId("run", within.clock),
          jobId: job.id,
          attempt: run.attempt + 1,
          isManual: run.isManual,
          startedAt: endedAt,
        });
      tell(within, job.appId);
    });
  }

  async function run(
    work: Keeping & Pick<Services, "sealer">,
    job: CronJobRow,
    row: CronRunRow,
    own: AbortSignal,
  ) {
    const app = await appBy(home.db, job.appId);
    const revision =
      app?.currentRevision && !paused.includes(app.phase)
        ? await revisionBy(home.db, app.id, app.currentRevision)
        : undefined;
    if (!app || !revision) return await end(work, job, row, { status: "CANCELLED" });
    try {
      const { command, timeoutSeconds } = job;
      const workload = workloadOf(work, app, revision.number, revision.snapshot);
      const signals = AbortSignal.any([own, signal]);
      const { exitCode, output } = await engine.run(workload, { command, timeoutSeconds }, signals);
      const status = exitCode === null ? "TIMED_OUT" : exitCode === 0 ? "SUCCEEDED" : "FAILED";
      await end(work, job, row, { status, exitCode, log: output.replaceAll("\0", "").slice(-65_536) });
    } catch (error) {
      if (signal.aborted) return;
      const said = error instanceof EngineError ? error.message : "It could not be run.";
      await end(work, job, row, { status: own.aborted ? "CANCELLED" : "FAILED", log: said });
    }
  }

  async function start(work: Keeping & Pick<Services, "sealer">, waiting: CronRunRow): Promise<void> {
    const job = await byId(home.db, waiting.jobId);
    if (!job) return;
    const others = [...running.values()].filter(({ jobId }) => jobId === job.id);
    if (others.length > 0 && job.concurrency === "FORBID" && waiting.attempt === 1)
      return await end(work, job, waiting, { status: "CANCELLED" });
    for (const other of others) {
      other.end.abort();
      await other.over;
    }
    const row = await keep(work, async (within) => {
      tell(within, job.appId);
      const startedAt = timestamp(within.clock);
      return await changeRun(within.home.db, waiting, { status: "RUNNING", startedAt });
    });
    if (!row) return;
    const own = new AbortController();
    const over = run(work, job, row, own.signal)
      .catch((error: unknown) => log.warn({ err: error, run: row.id }, "a cron job could not be run"))
      .finally(() => void running.delete(row.id));
    running.set(row.id, { jobId: job.id, end: own, over });
  }

  /** Has each job that is due wait for its run once, however long nobody looked. */
  async function plan(work: Keeping): Promise<void> {
    const at = timestamp(clock);
    for (const job of await dueJobs(home.db, at)) {
      const [next] = nextTimes(job.cron, job.timezone, clock.now(), 1);
      await keep(work, async (within) => {
        if (!(await planNext(within.home.db, job, next ?? null))) return;
        const ids = { id: newId("run", within.clock), jobId: job.id };
        await insertRun(within.home.db, { ...ids, attempt: 1, isManual: 0, startedAt: at });
      });
    }
  }

  async function look(): Promise<void> {
    const held = fence();
    if (!held || signal.aborted) return;
    const work = { ...services, held };
    await plan(work);
    for (const row of await runsIn(home.db, ["RUNNING"])) {
      if (running.has(row.id)) continue;
      const job = await byId(home.db, row.jobId);
      // Whoever ran it ended in the middle.
      if (job) await end(work, job, row, { status: "CANCELLED", log: row.log });
    }
    for (const row of await runsIn(home.db, ["QUEUED"])) await start(work, row);
  }

  background.every({ first: 4, every: LOOK }, look);
  return async () => {
    ending.abort();
    await Promise.allSettled([...running.values()].map(({ over }) => over));
  };
}

export const cronRunner: Follower<Services> = { name: "hosting/cronJobs", begin };
