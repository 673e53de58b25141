import type { BindingStatus } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { HostedBindingAppsQuery, HostedBindingFragment } from "./domains.generated.ts";

export const domainTexts = "hostingBindings";
export type Binding = HostedBindingFragment;

/** An app as far as names are bound to it. */
export type BindingApp = Pick<HostedBindingAppsQuery["apps"]["items"][number], "id" | "displayName" | "spec">;

export const bindingLooks: PillLooks<BindingStatus> = {
  PENDING_DNS: { tone: "warn", icon: "clock" },
  VERIFYING: { tone: "info" },
  ACTIVE: { tone: "ok" },
  FAILED: { tone: "bad" },
  DRIFTED: { tone: "warn" },
};

/** The ports of an app that names can lead to. */
export const portsOf = ({ spec }: BindingApp): number[] =>
  spec.ports.flatMap(({ port, protocol }) => (protocol === "UDP" ? [] : [port]));
