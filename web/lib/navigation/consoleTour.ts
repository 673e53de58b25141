import { createStore } from "#web/lib/storage/store.ts";

/** Whether the console shows itself to the person: set it to start its tour, from anywhere. */
export const consoleTourStore = createStore(false);
