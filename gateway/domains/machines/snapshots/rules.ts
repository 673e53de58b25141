import type { RequestContext } from "#gateway/platform/request/context.ts";
import { machineOf } from "#gateway/domains/machines/machines/rules.ts";
import { ofMachine, type MachineSnapshotRow } from "./repository.ts";

/** @throws {AppError} NOT_FOUND */
export async function ofOwn(context: RequestContext, machineId: string): Promise<MachineSnapshotRow[]> {
  const { id } = await machineOf(context, machineId);
  return await ofMachine(context.home.db, id);
}
