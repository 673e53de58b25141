import type { Engine } from "./engine/engine.ts";
import { createEngine, type EngineServices } from "./engine/engines.ts";
import "./engine/services.ts";
import type { Hypervisor } from "./hypervisor/hypervisor.ts";
import { createHypervisor } from "./hypervisor/hypervisors.ts";
import "./hypervisor/services.ts";
import { helmOn } from "./helm/command.ts";
import "./helm/services.ts";
import type { Config } from "./platform/config.ts";

/** What runs what people have; by default what the settings name. */
export interface Runners {
  /** What runs apps. */
  engine?: Engine | undefined;
  /** What runs virtual machines. */
  hypervisor?: Hypervisor | undefined;
}

/** Makes those that are not given; `close` lets go of them, and what runs goes on. */
export function createRunners(given: Runners, config: Config, services: EngineServices) {
  const engine = given.engine ?? createEngine(config, services);
  const hypervisor = given.hypervisor ?? createHypervisor(config, services);
  return {
    engine,
    hypervisor,
    helm: helmOn({ path: config.commandPath, kubeconfig: config.helmKubeconfig }),
    close: async (): Promise<void> => {
      await Promise.all([engine.close(), hypervisor.close()]);
    },
  };
}
