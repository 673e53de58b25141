import type { AppPhase, PodPhase } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";

export const podLooks: PillLooks<PodPhase> = {
  PENDING: { tone: "info" },
  RUNNING: { tone: "ok" },
  SUCCEEDED: { tone: "idle" },
  FAILED: { tone: "bad" },
  UNKNOWN: { tone: "warn" },
};

export const phaseLooks: PillLooks<AppPhase> = {
  CREATING: { tone: "info" },
  STARTING: { tone: "info" },
  RUNNING: { tone: "ok" },
  DEGRADED: { tone: "warn" },
  UPDATING: { tone: "info" },
  STOPPING: { tone: "info" },
  STOPPED: { tone: "idle" },
  SLEEPING: { tone: "rest" },
  FAILED: { tone: "bad" },
  SUSPENDED: { tone: "bad", icon: "lock" },
  DELETING: { tone: "info" },
  RECYCLED: { tone: "idle" },
};

export const terminalPattern = "/product/las/terminal/:podName";
export const terminalPath = (pod: string): string => `/product/las/terminal/${encodeURIComponent(pod)}`;
export const appPath = (id: string): string => `/product/las/apps/${id}`;
export const panelPattern = "/product/las/panel/:id";
export const panelPath = (appId: string): string => `/product/las/panel/${appId}`;

/** What is read of an image: without the digest behind it. */
export const imageName = (image: string): string => image.split("@")[0] ?? image;
