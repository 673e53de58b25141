import type { HostedAppDetailQuery } from "./detail.generated.ts";

export const detailTexts = "hostingDeployments";
export const volumeTexts = "hostingVolumes";
export type AppDetail = NonNullable<HostedAppDetailQuery["record"]>;

export interface AppTabProps {
  app: AppDetail;
  /** Asks for the app again. */
  reload: () => Promise<unknown>;
}
