import { randomBytes } from "node:crypto";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import type { Outbound } from "#gateway/platform/outbound/outbound.ts";
import { createRegistry } from "#gateway/platform/registry/registry.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Engine } from "./engine.ts";
import { createDockerEngine } from "./docker/docker.ts";
import { KubeconfigError, readKubeconfig } from "./kubernetes/kubeconfig.ts";
import { createKubernetesEngine } from "./kubernetes/kubernetes.ts";
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
  /** How registries are asked what is in an image. */
  outbound?: Pick<Outbound, "fetch"> | undefined;
}

type Settings = Pick<Config, "engine" | "dockerHost"> & Partial<Pick<Config, "kubernetes" | "registryUrl">>;

/** What is wrong with where the engine of the settings is, in a sentence that says what to do; undefined where nothing is. */
export async function engineFault({ engine, kubernetes }: Settings): Promise<string | undefined> {
  if (engine !== "kubernetes") return undefined;
  try {
    await readKubeconfig(kubernetes?.kubeconfig);
    return undefined;
  } catch (error) {
    if (error instanceof KubeconfigError) return error.message;
    throw error;
  }
}

/**
 * Makes the engine that the settings name. Nothing is asked of it, or loaded for it, before its first call. What it makes
 * carries the id of this installation, which is kept in the store: gateways over one store share it, others never meet it.
 */
export function createEngine(
  { engine, dockerHost, kubernetes, registryUrl }: Settings,
  { store, clock, timers, outbound }: EngineServices,
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
  if (engine === "kubernetes" && kubernetes) {
    const registry = registryUrl && outbound ? createRegistry(registryUrl, outbound) : undefined;
    return createKubernetesEngine({ ...shared, ...kubernetes, registry });
  }
  return createSimulatedEngine({ ...shared, store });
}
