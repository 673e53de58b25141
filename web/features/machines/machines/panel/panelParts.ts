import type { MachinePanelQuery } from "./panel.generated.ts";

export type Panel = NonNullable<MachinePanelQuery["record"]>;

export interface PanelProps {
  machine: Panel;
  reload: () => Promise<Panel | undefined>;
}

export const GIB = 1024 ** 3;
export const MIB = 1024 ** 2;

/** How a machine is signed in to from outside. */
export const loginOf = ({ loginPort, publicIp }: Panel): string => `ssh -p ${loginPort} root@${publicIp}`;

/** What of a machine's system takes more words. */
export type DrawnStep = "PASSWORD" | "RESIZE" | "REBUILD" | "RELEASE";
