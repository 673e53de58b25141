import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { comesAfterG } from "../../lib/afterG.ts";
import { isTaken } from "../../lib/isTaken.ts";
import { openPalette } from "../../lib/palette.ts";
import { useStore } from "../../lib/store.ts";
import { Leaving } from "../../ui/feedback/Leaving.tsx";
import { lazyPiece } from "../../ui/lazy/lazyPiece.tsx";
import { jumpPath } from "./jumps.ts";
import { keySheetOpen } from "./keySheetOpen.ts";

const KeySheet = lazyPiece(async () => (await import("./KeySheet.tsx")).KeySheet);

/** Listens to the keys that work on every screen: `?`, `/` where no list has taken it, and `g` with a letter. */
export function KeyListener() {
  const navigate = useNavigate();
  const open = useStore(keySheetOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || event.repeat) return;
      const path = comesAfterG(event) ? jumpPath(event.key) : undefined;
      if (path !== undefined) void navigate(path);
      else if (event.key === "?") keySheetOpen.set(true);
      else if (event.key === "/") openPalette();
      else if (event.key !== "g") return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [navigate]);
  useEffect(() => () => keySheetOpen.set(false), []);
  return <Leaving shown={open || undefined}>{(_, isOpen) => <KeySheet open={isOpen} />}</Leaving>;
}
