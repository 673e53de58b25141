import type { Helm } from "./helm.ts";

declare module "#gateway/platform/request/context.ts" {
  interface Services {
    /** What renders charts. */
    helm: Helm;
  }
}
