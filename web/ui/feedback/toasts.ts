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

/** The messages that are no longer true, by their numbers; the host takes them away. */
export const pastToasts = createStore<readonly number[]>([]);

/** Shows a message at the top end of the window. */
export function showToast(message: ToastMessage): void {
  openToast(message);
}

/** Shows a message at the top end of the window; answers the function that takes it away before its time. */
export function openToast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  waitingToasts.set([...waitingToasts.get(), { ...message, id }]);
  return () => {
    waitingToasts.set(waitingToasts.get().filter((one) => one.id !== id));
    pastToasts.set([...pastToasts.get(), id]);
  };
}
