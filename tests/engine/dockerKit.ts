import { randomUUID } from "node:crypto";
import Client from "dockerode";
import { systemTimers } from "#gateway/platform/background.ts";
import { systemClock } from "#gateway/platform/clock.ts";
import type { DockerOptions } from "#gateway/engine/dockerApi/reach.ts";
import type { Engine } from "#gateway/engine/engine.ts";
import type { EngineKit } from "./kit.ts";

/** Where the tests' Docker Engine listens; undefined where there is none. */
export const dockerHost = process.env["DOCKER_HOST"];

/** Why the tests of an engine do not run. */
export const skipped = "skipped: no DOCKER_HOST names an engine";

/** The engine, past the gateway's own. */
export const client = (): Client =>
  new Client({ socketPath: new URL(dockerHost ?? "unix:///none").pathname });

const options = (gatewayId: string): DockerOptions => ({
  dockerHost: dockerHost ?? "unix:///none",
  gatewayId: () => Promise.resolve(gatewayId),
  clock: systemClock,
  timers: systemTimers,
});

/** An engine on the tests' Docker Engine, with ids of its own for each file. */
export function dockerKit(
  make: (options: DockerOptions) => Engine,
  kill: (docker: Client, pod: string) => Promise<void>,
  replacesKilled: boolean,
): EngineKit & { gatewayId: string; docker: Client; far: Engine } {
  const gatewayId = `test-${randomUUID()}`;
  const strangerId = `test-${randomUUID()}`;
  const docker = client();
  const engine = make(options(gatewayId));
  return {
    gatewayId,
    docker,
    engine,
    far: make({ ...options(gatewayId), isNear: () => false }),
    stranger: make(options(strangerId)),
    unreachable: make({ ...options(gatewayId), dockerHost: "unix:///nowhere/docker.sock" }),
    tiny: make({
      ...options(gatewayId),
      volumeOptions: { type: "tmpfs", device: "tmpfs", o: "size=1m" },
    }),
    pass: () => Promise.resolve(),
    kill: async (pod) => await kill(docker, pod),
    replacesKilled,
    close: async () => {
      await engine.close();
      for (const id of [gatewayId, strangerId]) {
        const filters = { label: [`berth.gateway=${id}`] };
        for (const { Id } of await docker.listNetworks({ filters }))
          await docker
            .getNetwork(Id)
            .remove()
            .catch(() => {});
      }
    },
  };
}
