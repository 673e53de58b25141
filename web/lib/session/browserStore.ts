import { useCallback, useSyncExternalStore } from "react";
import { sessionStore } from "./session.ts";
import { storage } from "#web/lib/storage/storage.ts";

/** Where the browser cannot keep anything, what is mirrored lasts until the page is left. */
const memory = new Map<string, string>();
const followers = new Set<() => void>();

const personNow = (): string => sessionStore.get()?.user.id ?? "guest";

/**
 * What the gateway keeps for the person signed in, as this browser last saw it: there at the first paint, without a request.
 * Every person has an own mirror.
 */
export const browserStore = {
  /** The JSON text under the key, or null; `person` is who is signed in, by default. */
  read(key: string, person = personNow()): string | null {
    const name = `berth.${person}.${key}`;
    return storage.read(name) ?? memory.get(name) ?? null;
  },
  /** Keeps the text, or removes it, and tells the followers. */
  write(key: string, text: string | null, person = personNow()): void {
    const name = `berth.${person}.${key}`;
    if (browserStore.read(key, person) === text) return;
    storage.write(name, text);
    if (text === null || storage.read(name) === text) memory.delete(name);
    else memory.set(name, text);
    for (const changed of followers) changed();
  },
  /** Keeps what the person chose, and marks it as not yet at the gateway: see `preferenceSync.ts`. */
  choose(key: string, value: unknown): void {
    browserStore.write(key, JSON.stringify(value));
    browserStore.write(`${key}.unsaved`, "true");
  },
};

/** The JSON text under the key, followed by the component, also where another tab changes it. */
export function useBrowserStore(key: string): string | null {
  const follow = useCallback((changed: () => void) => {
    followers.add(changed);
    window.addEventListener("storage", changed);
    return () => {
      followers.delete(changed);
      window.removeEventListener("storage", changed);
    };
  }, []);
  return useSyncExternalStore(follow, () => browserStore.read(key));
}

/** The value of a mirrored JSON text; undefined where there is none, or a broken one. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
