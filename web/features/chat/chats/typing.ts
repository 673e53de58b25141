import { createStore, useStore } from "#web/lib/storage/store.ts";

/** How long somebody who said so is taken to be writing, in milliseconds. */
const lasting = 5_000;

const writing = createStore<ReadonlySet<string>>(new Set());
const timers = new Map<string, ReturnType<typeof setTimeout>>();

export function stopsTyping(contactId: string): void {
  clearTimeout(timers.get(contactId));
  timers.delete(contactId);
  if (!writing.get().has(contactId)) return;
  writing.set(new Set([...writing.get()].filter((id) => id !== contactId)));
}

export function isTypingNow(contactId: string): void {
  clearTimeout(timers.get(contactId));
  timers.set(
    contactId,
    setTimeout(() => stopsTyping(contactId), lasting),
  );
  if (!writing.get().has(contactId)) writing.set(new Set([...writing.get(), contactId]));
}

export function useTypers(): ReadonlySet<string> {
  return useStore(writing);
}
