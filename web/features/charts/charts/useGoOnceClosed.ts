import { useEffect, useRef } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";

/** Closes a drawer, and then leads elsewhere: a drawer that goes open with its screen leaves the next one hidden from readers. */
export function useGoOnceClosed({ open, onClose }: DrawerState): (path: string) => void {
  const navigate = useNavigate();
  const to = useRef<string>(undefined);
  useEffect(() => {
    if (open || to.current === undefined) return;
    void navigate(to.current);
    to.current = undefined;
  }, [open, navigate]);
  return (path) => {
    to.current = path;
    onClose();
  };
}
