import { useEffect } from "react";
import { useMediaQuery } from "../../lib/useMediaQuery.ts";
import { LanguageMenu } from "../../ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "../../ui/preferences/ThemeMenu.tsx";
import { KeyListener } from "../keys/KeyListener.tsx";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { LazyPalette } from "../palette/LazyPalette.ts";
import { ShortcutsButton } from "../shortcuts/ShortcutsButton.tsx";

/** What stands at the end of the bar, and the keys that work everywhere. A phone has no room for the shortcuts. */
export function BarTools() {
  const narrow = useMediaQuery("(max-width: 639.98px)");
  useEffect(() => void LazyPalette.preload(), []);
  return (
    <>
      {!narrow && <ShortcutsButton />}
      <LanguageMenu />
      <ThemeMenu />
      <NotificationBell />
      <KeyListener />
    </>
  );
}
