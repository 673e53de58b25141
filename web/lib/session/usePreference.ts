import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo } from "react";
import { browserStore, parseStored, useBrowserStore } from "./browserStore.ts";

/**
 * A choice that is kept for the person on the gateway, and mirrored here so that the first paint is right. The gateway's
 * copy wins when it comes, unless this browser holds a change that it could not bring there yet.
 * @param key what the gateway keeps it under.
 * @param read makes the value of what was kept, leniently: it may be undefined, or of an earlier shape. The same function each time.
 * @param ready when the gateway may be asked: after what the person waits for.
 */
export function usePreference<TValue>(
  key: string,
  read: (kept: unknown) => TValue,
  ready: boolean,
): [value: TValue, set: (value: TValue) => void] {
  const client = useApolloClient();
  const text = useBrowserStore(key);
  useEffect(() => {
    if (ready)
      void import("./preferenceSync.ts").then(
        ({ pullPreference }) => pullPreference(client, key),
        () => undefined,
      );
  }, [client, key, ready]);
  const set = useCallback(
    (value: TValue) => {
      browserStore.choose(key, value);
      void import("./preferenceSync.ts").then(
        ({ pushPreference }) => pushPreference(client, key),
        () => undefined,
      );
    },
    [client, key],
  );
  return [useMemo(() => read(parseStored(text)), [read, text]), set];
}
