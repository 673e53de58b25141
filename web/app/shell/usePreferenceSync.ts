import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useBrowserStore } from "#web/lib/session/browserStore.ts";
import { pullPreference, pushPreference } from "#web/lib/session/preferenceSync.ts";
import { useSession } from "#web/lib/session/session.ts";

/** Keeps what this browser holds for the person under the key equal with the gateway's copy, when that may be `asked`; answers its JSON text. */
export function usePreferenceSync(key: string, asked: boolean): string | null {
  const client = useApolloClient();
  const user = useSession()?.user.id;
  const text = useBrowserStore(key);
  const unsaved = useBrowserStore(`${key}.unsaved`);
  useEffect(() => {
    if (!user) return;
    if (unsaved) pushPreference(client, key);
    else if (asked) void pullPreference(client, key);
  }, [client, user, key, text, unsaved, asked]);
  return text;
}
