import type { Clock } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Hypervisor } from "./hypervisor.ts";
import { createQemuHypervisor } from "./qemu/qemu.ts";
import { createSimulatedHypervisor } from "./simulated/simulated.ts";

/** Makes the hypervisor that the settings name. Nothing is asked of it before its first call. */
export function createHypervisor(
  { hypervisor, qemu }: Pick<Config, "hypervisor" | "qemu">,
  services: { store: Store; clock: Clock },
): Hypervisor {
  return hypervisor === "qemu" ? createQemuHypervisor(qemu) : createSimulatedHypervisor(services);
}
