import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import type { Changing, MachineStep } from "#gateway/domains/machines/machines/rules.ts";
import type { MachineLockText, MachineRow, State } from "#gateway/domains/machines/machines/repository.ts";
import { take } from "./taking.ts";

const system = { who: ["SYSTEM"], actorId: null } as const;

/** Tells whose machine it is what became of it. */
export const announceOf = async (
  within: Changing,
  { id, name, ownerId }: MachineRow,
  message: "machineReady" | "machineFailed" | "machineHeld" | "machineBack" | "machineRecycled",
): Promise<void> =>
  await announce(within, ownerId, {
    kind: "deployment",
    tone:
      message === "machineReady" || message === "machineBack"
        ? "ok"
        : message === "machineFailed"
          ? "bad"
          : "warn",
    message,
    params: { name },
    link: `/product/lcv/panel/${id}`,
  });

/** Holds a machine that is not paid for: by the hour for a day, by a term for seven, before it is recycled. */
export async function holdMachine(
  within: Changing,
  machine: MachineRow,
  lock: MachineLockText,
): Promise<MachineRow> {
  const days = machine.period === "HOUR" ? 1 : 7;
  const row = await take(within, machine, "ISOLATE", {
    ...system,
    more: lock,
    changes: { lock, heldState: machine.state, until: timestamp(within.businessClock, days * DAY) },
  });
  await announceOf(within, row, "machineHeld");
  return row;
}

const back: Partial<Record<State, MachineStep>> = {
  RUNNING: "RESUME_RUN",
  RESCUE: "RESUME_RESCUE",
  ERROR: "RESUME_ERROR",
};

/** Lets a machine go on that was held, as what it was. */
export async function letGo(within: Changing, machine: MachineRow): Promise<MachineRow> {
  const action = back[machine.heldState ?? "STOPPED"] ?? "RESUME_STOP";
  const row = await take(within, machine, action, {
    ...system,
    changes: { lock: null, heldState: null, until: null },
  });
  await announceOf(within, row, "machineBack");
  return row;
}
