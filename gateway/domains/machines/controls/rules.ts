import { enforce, viewerIdOf } from "#gateway/platform/auth/access.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { allow, find, noteAct, whoIs } from "#gateway/domains/machines/machines/rules.ts";
import { byId, type MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { HypervisorError } from "#gateway/hypervisor/hypervisor.ts";
import { guestOf } from "./guests.ts";

export { guestOf } from "./guests.ts";
export type { Working } from "./working.ts";

/** Whether a terminal that is asked for is a machine's console. */
export const isMachine = (name: string): boolean => name.startsWith("vm_");

/**
 * Lets a person in a session to the console of a machine; that it is opened stands in the security record, before it is.
 * @throws {AppError} UNAUTHENTICATED, SESSION_REQUIRED, VIEW_AS_READ_ONLY, NOT_FOUND, FORBIDDEN, STEP_REFUSED.
 */
export async function admitToConsole(context: RequestContext, id: string, isNew: boolean) {
  enforce({ action: "manage", subject: "Vm" }, context, { isChange: true, isSessionOnly: true });
  const machine = await find(context, id);
  if (!machine) throw notFound("Machine");
  allow(machine, "CONSOLE", whoIs(context, machine));
  if (isNew) await noteAct(context, machine, "CONSOLE");
  return { holder: viewerIdOf(context), sessionId: context.viewer?.sessionId ?? null };
}

/** Opens the console of a machine, as terminals are. */
export async function openConsole(
  { hypervisor }: Pick<Services, "hypervisor">,
  { db }: Store,
  id: string,
  size: { columns: number; rows: number },
) {
  const machine = await byId(db, id);
  if (!machine) throw new AppError("NOT_FOUND", "There is no such machine.");
  try {
    return await hypervisor.console(await guestOf(db, machine), size);
  } catch (error) {
    if (error instanceof HypervisorError && error.code === "GUEST_NOT_RUNNING")
      throw new AppError("STEP_REFUSED", "The machine does not run.", { reason: "STATE" });
    if (error instanceof HypervisorError)
      throw new AppError("UNAVAILABLE", "The machine is not reached now.");
    throw error;
  }
}

/** How much of each disk is taken; nothing is said where the hypervisor is not reached. */
export async function diskUse({ home, hypervisor }: RequestContext, machine: MachineRow) {
  try {
    const used = await hypervisor.usedBytes(await guestOf(home.db, machine));
    return [...used].map(([diskId, usedBytes]) => ({ diskId, usedBytes }));
  } catch (error) {
    if (error instanceof HypervisorError) return [];
    throw error;
  }
}
