import { openLocalLive, type Live } from "#gateway/platform/live.ts";

/** The most requests that are remembered. */
const JOURNAL_LENGTH = 500;
/** The most of a body that is kept, in characters. */
export const BODY_LENGTH = 4_096;

/** A request that was answered. Secrets were taken out before it was kept. */
export interface KeptRequest {
  /** Counts up from 1 since the start of the process. */
  id: number;
  /** When it was answered, in milliseconds. */
  at: number;
  requestId: string;
  method: string;
  /** With its query. */
  path: string;
  operation: { name: string | null; kind: "query" | "mutation" | "subscription" } | null;
  sandbox: string | null;
  status: number;
  /** Milliseconds until the answer was sent. */
  duration: number;
  /** Bytes of the answer; null where they were not counted. */
  bytes: number | null;
  /** The code of the failure. */
  code: string | null;
  /** The document of an operation, or the body as JSON; null without one. */
  body: string | null;
  variables: unknown;
  /** Whether the body or the variables were longer than what is kept. */
  isCut: boolean;
  /** Whether it came with a session. */
  isSigned: boolean;
  /** The origin that it was sent to. */
  origin: string;
}

/** The topic on which the journal tells of its entries, by their ids. */
export const JOURNAL_TOPIC = "journal";

/** The last requests of this process. */
export interface Journal {
  /** Remembers a request, and forgets the oldest beyond 500. */
  add(entry: Omit<KeptRequest, "id">): void;
  /** The entries, newest first. */
  all(): KeptRequest[];
  find(id: number): KeptRequest | undefined;
  clear(): void;
  /** Tells of new entries, to this process alone. */
  live: Live;
}

/** Makes an empty journal. */
export function createJournal(): Journal {
  const live = openLocalLive();
  let entries: KeptRequest[] = [];
  let lastId = 0;
  return {
    add: (entry) => {
      lastId += 1;
      entries.push({ ...entry, id: lastId });
      if (entries.length > JOURNAL_LENGTH) entries.shift();
      live.publish(JOURNAL_TOPIC, { kind: "CREATED", id: String(lastId) });
    },
    all: () => entries.toReversed(),
    find: (id) => entries.find((one) => one.id === id),
    clear: () => {
      entries = [];
    },
    live,
  };
}
