import { useRef } from "react";
import { connectivityStore } from "#web/lib/connection/connectivity.ts";
import { useChatTypeMutation } from "./chats.generated.ts";

/** How often somebody who goes on writing says so, in milliseconds. */
const every = 3_000;

export function useTellTyping(contactId: string): () => void {
  const [tell] = useChatTypeMutation();
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < every || connectivityStore.get() === "away") return;
    told.current = Date.now();
    tell({ variables: { userId: contactId } }).catch(() => undefined);
  };
}
