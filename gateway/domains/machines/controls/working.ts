import type { Fence } from "#gateway/platform/jobs/leader.ts";
import type { FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { hold } from "#gateway/domains/ledger/transactions/rules.ts";
import type { Changing } from "#gateway/domains/machines/machines/rules.ts";
import { byId, type MachineRow } from "#gateway/domains/machines/machines/repository.ts";

/** What the reconciler works with; what it writes counts only while its process leads. */
export interface Working extends Services, FollowerFacts {
  held: Fence;
  /** Ends what waits for the hypervisor. */
  signal: AbortSignal;
}

/** Does something in a transaction that counts only while this process leads. */
export async function keep<T>(
  work: Omit<Working, "signal">,
  change: (within: Changing) => Promise<T>,
): Promise<T> {
  const later: (() => void)[] = [];
  const { home, businessClock, live, clock, jobs } = work;
  const answer = await work.held.change(
    async (db) =>
      await change({
        home: { ...home, db },
        businessClock,
        homeLive: live,
        clock,
        jobs,
        afterwards: (one) => void later.push(one),
      }),
  );
  for (const one of later) one();
  return answer;
}

/**
 * The same with a machine as it was looked at; nothing where it is another one by now.
 * @param isHeld false where what is changed holds an order first, and its owner's money with that.
 */
export const keepMachine = async (
  work: Working,
  machine: MachineRow,
  change: (within: Changing, machine: MachineRow) => Promise<unknown>,
  isHeld = true,
): Promise<void> =>
  await keep(work, async (within) => {
    if (isHeld) await hold(within.home, [machine.ownerId]);
    const now = await byId(within.home.db, machine.id);
    if (now?.writes === machine.writes) await change(within, now);
  });
