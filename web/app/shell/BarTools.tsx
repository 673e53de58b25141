import { useStore } from "../../lib/store.ts";
import { Leaving } from "../../ui/feedback/Leaving.tsx";
import { useNarrow } from "../../ui/page/useNarrow.ts";
import { LanguageMenu } from "../../ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "../../ui/preferences/ThemeMenu.tsx";
import { KeyListener } from "../keys/KeyListener.tsx";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { Palette, type PaletteProps } from "../palette/Palette.tsx";
import { paletteOpen } from "../../lib/palette.ts";
import { ShortcutsButton } from "../shortcuts/ShortcutsButton.tsx";

/** What stands at the end of the bar, and the keys that work everywhere. A phone has no room for the shortcuts. */
export function BarTools({ navigation }: Pick<PaletteProps, "navigation">) {
  const narrow = useNarrow();
  const searching = useStore(paletteOpen);
  return (
    <>
      {!narrow && <ShortcutsButton />}
      <LanguageMenu />
      <ThemeMenu />
      <NotificationBell />
      <KeyListener />
      <Leaving shown={searching || undefined}>{(_, open) => <Palette open={open} navigation={navigation} />}</Leaving>
    </>
  );
}
