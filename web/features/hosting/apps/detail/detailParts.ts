import type { PodPhase } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { HostedAppDetailQuery } from "./detail.generated.ts";

export const detailTexts = "hostingDeployments";
export const volumeTexts = "hostingVolumes";
export type AppDetail = NonNullable<HostedAppDetailQuery["record"]>;

export interface AppTabProps {
  app: AppDetail;
  /** Asks for the app again. */
  reload: () => Promise<unknown>;
}

export const podLooks: PillLooks<PodPhase> = {
  PENDING: { tone: "info" },
  RUNNING: { tone: "ok" },
  SUCCEEDED: { tone: "idle" },
  FAILED: { tone: "bad" },
  UNKNOWN: { tone: "warn" },
};
