import type { ComponentType } from "react";
import { holdKeys } from "./heldKeys.ts";
import { createStore } from "#web/lib/storage/store.ts";

/** Whether the search stands over the screen. */
export const paletteOpen = createStore(false);

/** Opens the search; what is typed before it has the focus is typed into it. */
export function openPalette(): void {
  if (paletteOpen.get()) return;
  holdKeys();
  paletteOpen.set(true);
}

/** The button in the bar, which gets the focus where nothing had it before. */
export const paletteButtonId = "search";

/** Something of the screen that the search can lead to. */
export interface ScreenFind {
  id: string;
  label: string;
  /** What stands behind the label, in grey. */
  detail?: string;
  icon: ComponentType;
  /** Further words it is found by. */
  words: string;
  /** The path it leads to. */
  to: string;
}

/** What the screen that is shown puts first into the search (`Ctrl K`), under a heading; null where it has nothing. */
export const screenFinds = createStore<{ label: string; items: readonly ScreenFind[] } | null>(null);
