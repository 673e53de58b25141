import { createStore } from "#web/lib/storage/store.ts";

/** Whether the drawer of the interface settings is open; null until it was once, so that its code comes no sooner. */
export const customiserStore = createStore<boolean | null>(null);
