import type { ComponentType } from "react";
import type { Findable } from "./match.ts";

/** One row of the search: a place to go to, or something to do. */
export interface PaletteItem extends Findable {
  id: string;
  detail?: string;
  icon: ComponentType;
  /** The path it leads to. */
  to?: string;
  /** What it does, where it leads nowhere. */
  run?: () => void;
  /** The keys that do the same. */
  keys?: readonly string[];
}

/** Rows under one heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}
