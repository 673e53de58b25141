import type { Workload } from "#gateway/engine/engine.ts";
import type { Sealer } from "#gateway/platform/sealing.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import type { Snapshot } from "#gateway/domains/hosting/specs/rules.ts";

/** What the engine is to run of a version of an app. @throws {AppError} UNAVAILABLE where a secret cannot be read any more. */
export function workloadOf(
  { sealer }: { sealer: Sealer },
  { id, name, ownerId, replicas }: Pick<AppRow, "id" | "name" | "ownerId" | "replicas">,
  revision: number,
  { spec, variables, files }: Snapshot,
): Workload {
  return {
    appId: id,
    revision,
    name,
    ownerId,
    image: spec.image,
    command: spec.command,
    args: spec.args,
    env: Object.fromEntries(
      variables.map(({ key, value, isSecret }) => [key, isSecret ? sealer.open(value) : value]),
    ),
    files,
    ports: spec.ports.map(({ port, protocol }) => ({ port, protocol: protocol === "UDP" ? "UDP" : "TCP" })),
    volumes: spec.volumes,
    cpuMilli: spec.cpuMilli,
    memoryMib: spec.memoryMib,
    replicas,
    isReadOnly: spec.isReadOnly,
  };
}
