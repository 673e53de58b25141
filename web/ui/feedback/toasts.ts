import { createStore } from "#web/lib/storage/store.ts";

/** One message that comes and goes by itself. */
export interface ToastMessage {
  tone: "success" | "info" | "warning" | "error";
  text: string;
  /** One thing to do about it; with it the toast stays 5 s. */
  action?: { label: string; run: () => void };
}

/** A message with its number. */
export interface NumberedToast extends ToastMessage {
  id: number;
}

/** The messages that were shown and are not yet taken up by the host. */
export const waitingToasts = createStore<readonly NumberedToast[]>([]);

let lastId = 0;

/** Shows a message at the top end of the window. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  waitingToasts.set([...waitingToasts.get(), { ...message, id: lastId }]);
}
