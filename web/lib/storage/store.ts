import { useSyncExternalStore } from "react";

/** A value outside React that components can follow. */
export interface Store<TValue> {
  /** The value now. */
  get: () => TValue;
  /** Changes it and tells the followers; an equal value tells no one. */
  set: (value: TValue) => void;
  /** Calls back after every change, until the returned function is called. */
  follow: (changed: () => void) => () => void;
}

/** Makes a store with its first value. */
export function createStore<TValue>(first: TValue): Store<TValue> {
  let value = first;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of followers) changed();
    },
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}

/** The store's value, followed by the component. */
export function useStore<TValue>(store: Store<TValue>): TValue {
  return useSyncExternalStore(store.follow, store.get);
}
