import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";

export interface MethodDrawerProps extends DrawerState {
  username: string;
}
