import type { GuestSpec, Job } from "#gateway/hypervisor/hypervisor.ts";
import type { Sealer } from "#gateway/platform/sealing.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { holds } from "#gateway/domains/machines/flavors/rules.ts";
import { linesOf } from "#gateway/domains/machines/keyPairs/rules.ts";
import { stepOf } from "#gateway/domains/machines/machines/rules.ts";
import type { MachineRow } from "#gateway/domains/machines/machines/repository.ts";

/** What the hypervisor is to make of a machine. */
export async function guestOf(db: Db, machine: MachineRow): Promise<GuestSpec> {
  const { id, ownerId, hostname, productId, imageId, bandwidthMbps, disks, rules, keyPairIds } = machine;
  return {
    id,
    hostname,
    ...holds(productId),
    imageId,
    bandwidthMbps,
    disks: disks
      .filter(({ isAttached }) => isAttached)
      .map(({ id: diskId, use, sizeGib }) => ({ id: diskId, use, sizeGib })),
    rules: rules.map(({ direction, protocol, ports, cidr, isAllowed }) => ({
      direction,
      protocol,
      ports,
      cidr,
      isAllowed,
    })),
    keys: await linesOf(db, ownerId, keyPairIds),
  };
}

/** The job that a machine's task is; null where it is busy with nothing. @throws {AppError} UNAVAILABLE where a secret cannot be read. */
export function jobOf({ sealer }: { sealer: Sealer }, machine: MachineRow): Job | null {
  const { id, state, action, operationId, args } = machine;
  if (state === "RELEASED") return { token: `${id}-release`, kind: "RELEASE" };
  const kind = action === null ? undefined : stepOf(action).task?.job;
  if (kind === undefined || operationId === null) return null;
  return {
    token: operationId,
    kind,
    snapshotId: args.snapshotId,
    password: args.password === undefined ? undefined : sealer.open(args.password),
  };
}
