import { useEffect, useRef } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";

/** Closes a drawer, and leads elsewhere once it is gone: a screen that goes with an open one stays hidden from readers. */
export function useGoOnceClosed({ onClose }: Pick<DrawerState, "onClose">): (path: string) => void {
  const navigate = useNavigate();
  const to = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (to.current !== undefined) void navigate(to.current);
    },
    [navigate],
  );
  return (path) => {
    to.current = path;
    onClose();
  };
}
