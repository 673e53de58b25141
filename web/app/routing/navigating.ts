import { createStore } from "#web/lib/storage/store.ts";

/** Whether a navigation is on its way. */
export const navigatingStore = createStore(false);
