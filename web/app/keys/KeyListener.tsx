import { useEffect } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { followsGoKey } from "#web/lib/keys/goKey.ts";
import { isTaken } from "#web/lib/keys/isTaken.ts";
import { openPalette } from "#web/lib/keys/palette.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { jumpPath } from "./jumps.ts";
import { keySheetOpen } from "./keySheetOpen.ts";

const KeySheet = lazyComponent(() => import("./KeySheet.tsx"), "KeySheet");

/** Listens to the keys that work on every screen: `?`, `/` where no list has taken it, and `g` with a letter. */
export function KeyListener() {
  const navigate = useNavigate();
  const open = useStore(keySheetOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || event.repeat) return;
      const path = followsGoKey(event) ? jumpPath(event.key) : undefined;
      if (path !== undefined) void navigate(path);
      else if (event.key === "?") keySheetOpen.set(true);
      else if (event.key === "/") openPalette();
      // The sheet has the focus a moment after it is seen.
      else if (event.key === "Escape" && keySheetOpen.get()) keySheetOpen.set(false);
      else if (event.key !== "g") return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [navigate]);
  useEffect(() => () => keySheetOpen.set(false), []);
  return (
    <KeepWhileClosing shown={open || undefined}>{(_, isOpen) => <KeySheet open={isOpen} />}</KeepWhileClosing>
  );
}
