import type { AppPhase } from "#web/generated/types.ts";
import type { ActionName, AppRow } from "./appParts.ts";

/** As much of an app as tells whether a step was taken. */
export type AppStand = Pick<AppRow, "phase"> & { deployment: { id: string } | null };

const comesTo: Partial<Record<ActionName, readonly AppPhase[]>> = {
  STOP: ["STOPPING", "STOPPED"],
  SLEEP: ["SLEEPING"],
  DELETE: ["DELETING", "RECYCLED"],
  RESTORE: ["STOPPED"],
};

/** Whether an app shows that a step was taken whose answer was lost: each start and each restart has a deployment of its own. */
export const wasTaken = (step: ActionName, before: string | undefined, now: AppStand): boolean =>
  step === "START" || step === "RESTART"
    ? now.deployment?.id !== before
    : comesTo[step]?.includes(now.phase) === true;
