import { useEffect } from "react";
import { isTyping } from "#web/lib/keys/keyboard.ts";
import { createStore } from "#web/lib/storage/store.ts";

/** A change that Ctrl Z takes back. */
export interface OpenUndo {
  text: string;
  until: number;
  run: () => void;
}

/** The changes that can still be taken back, the newest last. */
export const openUndos = createStore<readonly OpenUndo[]>([]);

/** Lets Ctrl Z take a change back until its time is over; answers the function that ends it before. */
export function offerUndoKey(undo: OpenUndo): () => void {
  openUndos.set([...openUndos.get().filter(({ until }) => until > Date.now()), undo]);
  return () => openUndos.set(openUndos.get().filter((one) => one !== undo));
}

/** Lets Ctrl Z (Cmd Z) take the newest change back, except where it belongs to what is being typed. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "z" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      const last = openUndos.get().findLast(({ until }) => until > Date.now());
      if (isTyping(event.target) || !last) return;
      event.preventDefault();
      last.run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
