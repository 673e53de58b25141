import type { Fence } from "#gateway/platform/jobs/leader.ts";
import type { FollowerFacts } from "#gateway/platform/jobs/follower.ts";
import { keep } from "#gateway/platform/jobs/keep.ts";
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

/**
 * Keeps something of a machine as it was looked at; nothing where it is another one by now.
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
