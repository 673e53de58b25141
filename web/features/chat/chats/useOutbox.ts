import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useMirror } from "../../../lib/mirror.ts";
import { outboxKey, readOutbox, sendOutbox } from "./outbox.ts";

export function useOutbox() {
  const client = useApolloClient();
  const text = useMirror(outboxKey);
  useEffect(() => void sendOutbox(client), [client]);
  return useMemo(() => readOutbox(text), [text]);
}
