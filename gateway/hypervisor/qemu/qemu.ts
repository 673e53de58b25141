import { HypervisorError, type Hypervisor } from "#gateway/hypervisor/hypervisor.ts";

/** What real guests are made of. */
export interface QemuOptions {
  kernel: string;
  initrd: string;
  folder: string;
}

/** To come. */
export function createQemuHypervisor(_: QemuOptions): Hypervisor {
  const none = () => Promise.reject(new HypervisorError("HYPERVISOR_UNREACHABLE", "Not yet."));
  return { kind: "QEMU", carryOut: none, looks: none, usedBytes: none, usage: none, console: none, close: () => Promise.resolve() };
}
