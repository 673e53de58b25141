import { HypervisorError } from "#gateway/hypervisor/hypervisor.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Follower, FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { createLanes } from "#gateway/platform/jobs/lanes.ts";
import { Overtaken } from "#gateway/platform/jobs/leader.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { busy, idleIn, WAKE } from "#gateway/domains/machines/machines/rules.ts";
import { amend } from "#gateway/domains/machines/machines/rules.ts";
import { lookAtMoney } from "./moneyLook.ts";
import { lookAtTask } from "./taskLook.ts";
import { keepMachine, type Working } from "./working.ts";

/** How often everything is looked at, and how soon what is under way is again, in milliseconds. */
const LOOK = 2_000;
const SOON = 500;

/** Moves what runs to what is wanted, in the process that leads: after each change, and every few seconds. */
function begin(services: Services & FollowerFacts): () => Promise<void> {
  const { home, hypervisor, live, log, background, fence } = services;
  const ending = new AbortController();
  const { signal } = ending;
  const lanes = createLanes(background, SOON, once);
  const { run, soon } = lanes;
  services.metrics.gauge("berth_lanes_machines", "Of machines, how many are worked on now", lanes.count);
  const wakes = live.subscribe(WAKE)[Symbol.asyncIterator]();

  async function once(id: string): Promise<void> {
    const held = fence();
    if (!held || signal.aborted) return;
    try {
      if ((await lookAtTask({ ...services, held, signal }, id)) === "LATER") soon(id);
    } catch (error) {
      if (error instanceof Overtaken || signal.aborted) return;
      if (error instanceof AppError && error.code === "VERSION_CONFLICT") return soon(id);
      log.warn({ err: error, machine: id }, "machine could not be looked at");
      // One that is not reached is asked again at the next look at everything.
      if (!(error instanceof HypervisorError)) soon(id);
    }
  }

  /** What should run and does not any more has failed; its owner starts it again. */
  async function lookAtGuests(work: Working): Promise<void> {
    const running = await idleIn(home.db, ["RUNNING", "RESCUE"]);
    if (running.length === 0) return;
    const looks = new Map((await hypervisor.looks(signal)).map((look) => [look.id, look]));
    for (const machine of running)
      if (looks.get(machine.id)?.isRunning !== true)
        await keepMachine(work, machine, async (within, now) =>
          amend(within, now, {
            state: "STOPPED",
            stateAt: new Date(work.clock.now()).toISOString(),
            runningSince: null,
          }),
        );
  }

  async function look(): Promise<void> {
    const held = fence();
    if (!held || signal.aborted) return;
    const work: Working = { ...services, held, signal };
    await lookAtMoney(work);
    await Promise.all((await busy(home.db)).map((id) => run(id)));
    try {
      await lookAtGuests(work);
    } catch (error) {
      if (!(error instanceof HypervisorError)) throw error;
    }
  }

  async function hear(): Promise<void> {
    for (let next = await wakes.next(); next.done !== true; next = await wakes.next())
      void run(next.value.id);
  }

  void hear();
  background.every({ first: 4, every: LOOK }, look);
  return async () => {
    ending.abort();
    await wakes.return?.();
    await lanes.settled();
  };
}

export const reconciler: Follower<Services> = { name: "machines/machines", begin };
