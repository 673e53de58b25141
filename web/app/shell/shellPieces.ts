import type { ShellPieces } from "#web/lib/navigation/shellPieces.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

/** What the shell lends to screens; each piece comes with its first use. */
export const shellPieces: ShellPieces = {
  Shortcuts: lazyComponent(() => import("#web/app/shortcuts/ShortcutTiles.tsx"), "ShortcutTiles", {
    texts: ["bar"],
  }),
};
