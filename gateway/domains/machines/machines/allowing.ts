import { AppError } from "#gateway/platform/errors.ts";
import {
  peopleSteps,
  systemSteps,
  type ActionReason,
  type Actor,
  type MachineStep,
  type PeopleAction,
  type Stand,
  type Step,
} from "./machine.ts";
import type { State } from "./repository.ts";

const steps: Readonly<Record<MachineStep, Step>> = { ...peopleSteps, ...systemSteps };
export const stepOf = (action: MachineStep): Step => steps[action];

/** What people can do, in the order in which it is offered. */
export const peopleActions = Object.keys(peopleSteps).filter((key): key is PeopleAction =>
  Object.hasOwn(peopleSteps, key),
);

export const isOffered = ({ state }: Stand, action: MachineStep, who: readonly Actor[]): boolean =>
  steps[action].moves[state] !== undefined && steps[action].who.some((one) => who.includes(one));

/** Why an action that is offered is not open; null where it is. While a task is under way, only what reads is. */
export function reasonOf(machine: Stand, action: MachineStep): ActionReason | null {
  const { guard, isDuringTask = false } = steps[action];
  return machine.task !== null && !isDuringTask ? "TASK" : (guard?.(machine) ?? null);
}

const refused = (reason: string) =>
  new AppError(
    "STEP_REFUSED",
    "The machine cannot take this step now: look at what it is now, and choose one of its `actions`.",
    { reason },
  );

/**
 * Lets an action pass, and answers the state it leads to.
 * @throws {AppError} FORBIDDEN where it is for others, STEP_REFUSED with `reason`.
 */
export function allow(machine: Stand, action: MachineStep, who: readonly Actor[]): State {
  if (!steps[action].who.some((one) => who.includes(one)))
    throw new AppError("FORBIDDEN", "This is for others to do with a machine.");
  const to = steps[action].moves[machine.state];
  if (to === undefined) throw refused(machine.task === null ? "STATE" : "TASK");
  const reason = reasonOf(machine, action);
  if (reason !== null) throw refused(reason);
  return to;
}
