import { owes, meterNow } from "#gateway/domains/ledger/usage/rules.ts";
import { inQuestion } from "#gateway/domains/machines/machines/rules.ts";
import type { MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { holdMachine, letGo } from "./holding.ts";
import { reverted } from "./steps.ts";
import { take } from "./taking.ts";
import { keepMachine, type Working } from "./working.ts";

/** Whether a machine by the hour has to be held for money now. */
async function isOwed({ home: { db } }: Working, { ownerId, meterId }: MachineRow): Promise<boolean> {
  const { stage } = await owes(db, ownerId);
  if (stage === "suspended" || stage === "final") return true;
  return meterId !== null && (await meterNow(db, meterId))?.ending === "budget";
}

/** Holds what is by the hour and not paid for, and lets go on what is again. */
export async function lookAtMoney(work: Working): Promise<void> {
  for (const machine of await inQuestion(work.home.db)) {
    const isHeld = machine.state === "ISOLATED";
    if ((await isOwed(work, machine)) === isHeld) continue;
    await keepMachine(work, machine, async (within, now) => {
      if (isHeld) return await letGo(within, now);
      if (now.state !== "RESIZED") return await holdMachine(within, now, "DEBT");
      // A size that nobody confirmed is taken back first.
      const changes = await reverted(within, now);
      return await take(within, now, "REVERT", { who: ["SYSTEM"], actorId: null, changes });
    });
  }
}
