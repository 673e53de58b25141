import type { ComponentType } from "react";
import { createStore } from "#web/lib/storage/store.ts";

/** A screen that somebody is about to open: its path, and what draws it. */
export interface NearScreen {
  path: string;
  Page: ComponentType;
}

/** The list screen whose link the pointer rests on, when all that it needs is there. */
export const nearScreenStore = createStore<NearScreen | null>(null);
