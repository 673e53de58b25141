import { useModalAttributes } from "@fluentui/react-components";
import { useStore } from "#web/lib/storage/store.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { LanguageMenu } from "#web/ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "#web/ui/preferences/ThemeMenu.tsx";
import { KeyListener } from "#web/app/keys/KeyListener.tsx";
import { NotificationBell } from "#web/app/notifications/NotificationBell.tsx";
import { Palette, type PaletteProps } from "#web/app/palette/Palette.tsx";
import { paletteOpen } from "#web/lib/keys/palette.ts";
import { ShortcutsButton } from "#web/app/shortcuts/ShortcutsButton.tsx";

/** What stands at the end of the bar, and the keys that work everywhere. A phone has no room for the shortcuts. */
export function BarTools({ navigation }: Pick<PaletteProps, "navigation">) {
  const narrow = useNarrow();
  const searching = useStore(paletteOpen);
  // What hides the page behind dialogs ends with the last who uses it, and would leave it hidden where that was a dialog of a
  // screen that is left.
  useModalAttributes();
  return (
    <>
      {!narrow && <ShortcutsButton />}
      <LanguageMenu />
      <ThemeMenu />
      <NotificationBell />
      <KeyListener />
      <KeepWhileClosing shown={searching || undefined}>
        {(_, open) => <Palette open={open} navigation={navigation} />}
      </KeepWhileClosing>
    </>
  );
}
