import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { fetchUncached, useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import type { Message, Ticket } from "./ticketParts.ts";
import { TicketSeenDocument } from "./ticketSteps.generated.ts";
import {
  TicketThreadChangesDocument,
  TicketThreadDocument,
  useTicketThreadQuery,
} from "./tickets.generated.ts";

const first = 30;

export interface ThreadState {
  messages: readonly Message[];
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  loadOlder: () => void;
}

/** The messages of a ticket as they are said, and those before them when they are asked for. */
export function useThread({ id, unread, version }: Pick<Ticket, "id" | "unread" | "version">): ThreadState {
  const client = useApolloClient();
  const mutate = useMutate();
  const [older, setOlder] = useState<{ items: readonly Message[]; hasMore: boolean }>();
  const { data, loading, error, refetch } = useTicketThreadQuery({
    variables: { ticketId: id, first },
    fetchPolicy: "cache-and-network",
  });
  useDocumentSubscription(TicketThreadChangesDocument, {
    variables: { ticketId: id },
    ignoreResults: true,
    onData: () => void refetch(),
  });
  useEffect(() => {
    if (unread > 0) mutate(TicketSeenDocument, { id }).catch(() => undefined);
  }, [id, unread, mutate]);
  // What was done to the ticket here stands in the thread too, whether or not anything is heard of it.
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    void refetch();
  }, [version, refetch]);
  const newest = data?.thread.items ?? [];
  const begins = older?.items ?? [];
  const shown = new Set(newest.map((one) => one.id));
  const messages = [...begins.filter((one) => !shown.has(one.id)), ...newest];
  const loadOlder = async () => {
    const before = messages[0]?.id ?? null;
    const { thread } = await fetchUncached(client, TicketThreadDocument, { ticketId: id, first, before });
    setOlder({ items: [...thread.items, ...messages], hasMore: thread.hasMore });
  };
  return {
    messages,
    hasMore: older?.hasMore ?? data?.thread.hasMore ?? false,
    isLoading: loading && !data,
    error: data ? undefined : error,
    retry: () => void refetch(),
    loadOlder: () => void loadOlder().catch(() => undefined),
  };
}
