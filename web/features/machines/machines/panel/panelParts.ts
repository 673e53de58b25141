import type { MachinePanelQuery } from "./panel.generated.ts";

export type Panel = NonNullable<MachinePanelQuery["record"]>;

export interface PanelProps {
  machine: Panel;
  reload: () => Promise<Panel | undefined>;
}

export const GIB = 1024 ** 3;
export const MIB = 1024 ** 2;
