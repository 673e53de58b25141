import type { DeploymentStatus } from "#web/generated/types.ts";
import type { PillLooks } from "./pillOf.tsx";

/** How the statuses of deployments look wherever they are shown. */
export const deploymentLooks: PillLooks<DeploymentStatus> = {
  QUEUED: { tone: "info", icon: "clock" },
  PREPARING: { tone: "info" },
  PULLING: { tone: "info" },
  STARTING: { tone: "info" },
  CHECKING: { tone: "info" },
  SUCCEEDED: { tone: "ok" },
  FAILED: { tone: "bad" },
  CANCELLED: { tone: "idle" },
  SUPERSEDED: { tone: "idle" },
};
