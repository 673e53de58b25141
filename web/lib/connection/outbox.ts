import type { ApolloClient } from "@apollo/client";
import { toAppError } from "#web/lib/errors/appError.ts";
import { untilGatewayHere } from "./connectivity.ts";
import { browserStore, parseStored } from "#web/lib/session/browserStore.ts";
import { createStore, type Store } from "#web/lib/storage/store.ts";

/** Something that waits to be sent. */
export interface Waiting {
  /** Its own key, also for the gateway, so that it is done once. */
  id: string;
  /** The code of the error it was refused with; it waits no more then, until it is tried again. */
  failed: string | null;
  /** It is not sent before, in milliseconds since 1970: until then it can be taken out. */
  after?: number;
}

/** Whether something is to be sent now. */
export const isDue = ({ failed, after = 0 }: Waiting): boolean => failed === null && after <= Date.now();

/** What was done while the gateway did not answer, or was not yet asked: kept per person in the browser, over reloads too. */
export interface Outbox<TEntry extends Waiting> {
  /** What it is kept under in the mirror. */
  key: string;
  /** What waits or was refused, in the order it was done. */
  entries: () => TEntry[];
  /** Reads what the mirror keeps; what is broken is left out. */
  read: (text: string | null) => TEntry[];
  /** The one that is on its way; null while none is. */
  sending: Store<string | null>;
  /** Puts one at the end and sends what is due. */
  add: (client: ApolloClient, entry: TEntry) => void;
  /** Sends one that was refused again, at its place. */
  retry: (client: ApolloClient, id: string) => void;
  /** Takes one out; false where it is out already or on its way. */
  discard: (id: string) => boolean;
  /** Sends what is due, one after the other, and the rest at its time; what is cut off is sent again when the gateway is back. Resolves when nothing is due any more. */
  send: (client: ApolloClient) => Promise<void>;
}

/** Makes an outbox. `send` does one entry and rejects with what the gateway said; only one tab at a time sends. */
export function createOutbox<TEntry extends Waiting>(
  key: string,
  readEntry: (value: unknown) => TEntry | undefined,
  send: (client: ApolloClient, entry: TEntry) => Promise<unknown>,
): Outbox<TEntry> {
  const sending = createStore<string | null>(null);
  const running = new WeakMap<ApolloClient, Promise<void>>();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const read = (text: string | null): TEntry[] => {
    const kept = parseStored(text);
    return Array.isArray(kept) ? kept.flatMap((value) => readEntry(value) ?? []) : [];
  };
  const entries = () => read(browserStore.read(key));
  const due = () => entries().find(isDue);

  function change(next: (entries: TEntry[]) => TEntry[]): void {
    const changed = next(entries());
    browserStore.write(key, changed.length === 0 ? null : JSON.stringify(changed));
  }
  const mark = (id: string, failed: string | null) =>
    change((all) => all.map((entry) => (entry.id === id ? { ...entry, failed } : entry)));
  const drop = (id: string) => change((all) => all.filter((entry) => entry.id !== id));

  /** Answers false where nobody is signed in any more. */
  async function sendOne(client: ApolloClient, entry: TEntry): Promise<boolean> {
    sending.set(entry.id);
    try {
      await send(client, entry);
      drop(entry.id);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      sending.set(null);
      if (code === "UNAUTHENTICATED") return false;
      if (code === "NETWORK") await untilGatewayHere();
      else mark(entry.id, code);
    } finally {
      sending.set(null);
    }
    return true;
  }

  async function sendAll(client: ApolloClient): Promise<boolean> {
    for (let next = due(); next; next = due()) {
      if (!(await sendOne(client, next))) return false;
    }
    return true;
  }

  async function run(client: ApolloClient): Promise<void> {
    const all = () => sendAll(client);
    try {
      let goesOn = true;
      while (goesOn && due())
        goesOn = await ("locks" in navigator ? navigator.locks.request(`berth.${key}`, all) : all());
    } finally {
      running.delete(client);
    }
  }

  /** Wakes when the next one becomes due. */
  function setAlarm(client: ApolloClient): void {
    clearTimeout(alarm);
    const times = entries().flatMap((entry) =>
      entry.failed === null && !isDue(entry) ? (entry.after ?? []) : [],
    );
    if (times.length > 0) alarm = setTimeout(() => void sendDue(client), Math.min(...times) - Date.now());
  }

  function sendDue(client: ApolloClient): Promise<void> {
    setAlarm(client);
    if (!due()) return Promise.resolve();
    const known = running.get(client);
    if (known) return known;
    const done = run(client);
    running.set(client, done);
    return done;
  }

  return {
    key,
    entries,
    read,
    sending,
    add: (client, entry) => {
      change((all) => [...all, entry]);
      void sendDue(client);
    },
    retry: (client, id) => {
      mark(id, null);
      void sendDue(client);
    },
    discard: (id) => {
      if (sending.get() === id || !entries().some((entry) => entry.id === id)) return false;
      drop(id);
      return true;
    },
    send: sendDue,
  };
}
