import { createStore } from "#web/lib/storage/store.ts";

/** How long what was sent can be taken back, in milliseconds. */
export const holdTime = 10_000;

/** A mail that was sent and is still held back. */
export interface HeldMail {
  until: number;
  /** Takes it back into the window. */
  takeBack: () => void;
}

export const heldStore = createStore<HeldMail | undefined>(undefined);
