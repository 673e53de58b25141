import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useBrowserStore } from "#web/lib/session/browserStore.ts";
import type { Outbox, Waiting } from "./outbox.ts";

/** What waits in an outbox or was refused, followed by the component; what waits is sent once it stands, also what another tab put in. */
export function useOutbox<TEntry extends Waiting>({ key, read, send }: Outbox<TEntry>): TEntry[] {
  const client = useApolloClient();
  const text = useBrowserStore(key);
  useEffect(() => void send(client), [client, send, text]);
  return useMemo(() => read(text), [text, read]);
}
