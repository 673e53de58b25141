import type {
  HostedPanelAppPartsFragment,
  HostedPanelPodsQuery,
} from "#web/features/hosting/pods/pods.generated.ts";

export const panelTexts = "hostingPods";

export type PanelApp = HostedPanelAppPartsFragment;
export type PanelPod = HostedPanelPodsQuery["pods"][number];

/** Whether an action is open now. */
export const may = (
  { actions }: Pick<PanelApp, "actions">,
  name: PanelApp["actions"][number]["name"],
): boolean => actions.find((one) => one.name === name)?.allowed ?? false;
