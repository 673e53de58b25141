import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHolding } from "#gateway/domains/ledger/transactions/rules.ts";
import {
  machineOf,
  noteAct,
  overtaken,
  whoIs,
  type Actor,
  type MachineStep,
} from "#gateway/domains/machines/machines/rules.ts";
import type { MachineChanges, MachineRow } from "#gateway/domains/machines/machines/repository.ts";
import { take } from "./taking.ts";

/**
 * Changes a machine that the viewer may change, in a transaction that holds its owner's money and notes it in the record.
 * @throws {AppError} NOT_FOUND
 */
export async function change<T>(
  context: RequestContext,
  id: string,
  what: MachineStep,
  work: (inside: RequestContext, machine: MachineRow, who: Actor[]) => Promise<T>,
): Promise<T> {
  const { ownerId } = await machineOf(context, id);
  return await inHolding(context, ownerId, async (inside) => {
    const machine = await machineOf(inside, id);
    const answer = await work(inside, machine, whoIs(inside, machine));
    await noteAct(inside, machine, what);
    return answer;
  });
}

/** Takes one step in the name of the viewer. */
export const takeOwn = async (
  inside: RequestContext,
  machine: MachineRow,
  action: MachineStep,
  changes: MachineChanges = {},
  more = "",
): Promise<MachineRow> =>
  await take(inside, machine, action, {
    who: whoIs(inside, machine),
    actorId: viewerIdOf(inside),
    changes,
    more,
  });

/** @throws {AppError} VERSION_CONFLICT where somebody changed it meanwhile. */
export function expectVersion(machine: MachineRow, expected: number): void {
  if (machine.version !== expected) throw overtaken(machine);
}

/** @throws {AppError} BAD_USER_INPUT where the name that confirms is another one. */
export function expectName({ name }: MachineRow, confirm: string | null | undefined): void {
  if (confirm?.trim() !== name)
    throw badInput({ confirm: { code: "INVALID", message: "Write the machine's name to confirm." } });
}
