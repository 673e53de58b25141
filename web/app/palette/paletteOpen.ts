import { createStore } from "../../lib/store.ts";

/** Whether the search stands over the screen. */
export const paletteOpen = createStore(false);

/** The button in the bar, which gets the focus where nothing had it before. */
export const paletteButtonId = "search";
