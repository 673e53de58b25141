import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { giveBack } from "#gateway/domains/machines/flavors/repository.ts";
import type { Changing } from "#gateway/domains/machines/machines/rules.ts";
import type { MachineChanges, MachineRow } from "#gateway/domains/machines/machines/repository.ts";

/** How long a recycled machine can be restored, in milliseconds. */
export const KEPT = 7 * DAY;

/** Puts what a machine holds of the stock back: of both sizes where a change of it is not confirmed. */
export async function freed(within: Changing, machine: MachineRow): Promise<MachineChanges> {
  const { regionId, productId, formerProductId, isStocked } = machine;
  if (isStocked === 0) return {};
  await giveBack(within.home.db, regionId, productId);
  if (formerProductId !== null) await giveBack(within.home.db, regionId, formerProductId);
  return { isStocked: 0, formerProductId: null };
}

/** What is left of a machine that is released, until the hypervisor has let go of it: neither its name nor its address. */
export const gone = ({ id }: MachineRow): MachineChanges => ({
  name: `~${id}`,
  publicIp: `~${id}`,
  until: null,
});

/** When a recycled machine goes for good. */
export const kept = ({ businessClock }: Pick<Changing, "businessClock">): MachineChanges => ({
  until: timestamp(businessClock, KEPT),
});
