import { randomBytes } from "node:crypto";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Engine } from "./engine.ts";
import { createDockerEngine } from "./docker/docker.ts";
import { createSimulatedEngine } from "./simulated/simulated.ts";
import { installationId } from "./simulated/installationRepository.ts";
import { createSwarmEngine } from "./swarm/swarm.ts";

/** What engines are made of. */
export interface EngineServices {
  /** The gateway's own store. */
  store: Store;
  /** The real clock, not that of business. */
  clock: Clock;
  timers: Timers;
}

/**
 * Makes the engine that the settings name. Nothing is asked of it, or loaded for it, before its first call. What it makes
 * carries the id of this installation, which is kept in the store: gateways over one store share it, others never meet it.
 */
export function createEngine(
  { engine, dockerHost }: Pick<Config, "engine" | "dockerHost">,
  { store, clock, timers }: EngineServices,
): Engine {
  let id: Promise<string> | undefined;
  const gatewayId = async (): Promise<string> => {
    id ??= installationId(store.db, `gw-${randomBytes(8).toString("hex")}`);
    try {
      return await id;
    } catch (error) {
      id = undefined;
      throw error;
    }
  };
  const shared = { gatewayId, clock, timers };
  if (engine === "docker") return createDockerEngine({ ...shared, dockerHost });
  if (engine === "swarm") return createSwarmEngine({ ...shared, dockerHost });
  return createSimulatedEngine({ ...shared, store });
}
