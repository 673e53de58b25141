import { createStore } from "#web/lib/storage/store.ts";

/** The panel of the bar that is open; null for none. */
export const barPanelStore = createStore<"notifications" | null>(null);
