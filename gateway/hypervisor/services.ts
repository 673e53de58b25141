import type { Hypervisor } from "./hypervisor.ts";

declare module "#gateway/platform/request/context.ts" {
  interface Services {
    /** What runs virtual machines. */
    hypervisor: Hypervisor;
  }
}
