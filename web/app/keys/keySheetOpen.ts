import { createStore } from "#web/lib/storage/store.ts";

/** Whether the sheet of keys stands over the screen. */
export const keySheetOpen = createStore(false);
