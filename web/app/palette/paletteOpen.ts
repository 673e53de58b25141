import { createStore } from "../../lib/store.ts";

/** Whether the search stands over the screen. */
export const paletteOpen = createStore(false);
