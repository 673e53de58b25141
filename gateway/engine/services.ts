import type { Engine } from "./engine.ts";

declare module "#gateway/platform/request/context.ts" {
  interface Services {
    /** What runs apps. */
    engine: Engine;
  }
}
