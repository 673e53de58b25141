import { createStore } from "../../lib/store.ts";

/** Whether the sheet of keys stands over the screen. */
export const keySheetOpen = createStore(false);
