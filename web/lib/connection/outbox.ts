import type { ApolloClient } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
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
  /** It was on its way at least once: the gateway may have done it, though its answer never came. */
  tried?: boolean;
}

/** Whether something is to be sent now. */
export const isDue = ({ failed }: Waiting): boolean => failed === null;

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
  /** Changes one at its place, and sends it again where it is on its way: what was sent before must then be found out by `send`. */
  update: (client: ApolloClient, id: string, next: (entry: TEntry) => TEntry) => void;
  /** Takes one out; false where it is out already or on its way. */
  discard: (id: string) => boolean;
  /** Sends what is due, one after the other; what is cut off is sent again when the gateway is back. Resolves when nothing is due any more. */
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
  const read = (text: string | null): TEntry[] => {
    const kept = parseStored(text);
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((value: unknown) => {
      const entry = readEntry(value);
      return entry ? [{ ...entry, ...(isRecord(value) && value["tried"] === true && { tried: true }) }] : [];
    });
  };
  const entries = () => read(browserStore.read(key));
  const due = () => entries().find(isDue);

  function change(next: (entries: TEntry[]) => TEntry[]): void {
    const changed = next(entries());
    browserStore.write(key, changed.length === 0 ? null : JSON.stringify(changed));
  }
  const changeOne = (id: string, next: (entry: TEntry) => TEntry) =>
    change((all) => all.map((entry) => (entry.id === id ? next(entry) : entry)));
  const textOf = (id: string) => JSON.stringify(entries().find((entry) => entry.id === id));
  const drop = (id: string) => change((all) => all.filter((entry) => entry.id !== id));

  /** Answers false where nobody is signed in any more. */
  async function sendOne(client: ApolloClient, entry: TEntry): Promise<boolean> {
    sending.set(entry.id);
    changeOne(entry.id, (one) => ({ ...one, tried: true }));
    const sent = textOf(entry.id);
    try {
      await send(client, entry);
      // What was changed meanwhile is still to be done.
      if (textOf(entry.id) === sent) drop(entry.id);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      sending.set(null);
      if (code === "UNAUTHENTICATED") return false;
      if (code === "NETWORK") await untilGatewayHere();
      else if (textOf(entry.id) === sent) changeOne(entry.id, (one) => ({ ...one, failed: code }));
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

  function sendDue(client: ApolloClient): Promise<void> {
    if (!due()) return Promise.resolve();
    const known = running.get(client);
    if (known) return known;
    const done = run(client);
    running.set(client, done);
    return done;
  }

  const update: Outbox<TEntry>["update"] = (client, id, next) => {
    changeOne(id, next);
    void sendDue(client);
  };

  return {
    key,
    entries,
    read,
    sending,
    add: (client, entry) => {
      change((all) => [...all, entry]);
      void sendDue(client);
    },
    update,
    retry: (client, id) => update(client, id, (entry) => ({ ...entry, failed: null })),
    discard: (id) => {
      if (sending.get() === id || !entries().some((entry) => entry.id === id)) return false;
      drop(id);
      return true;
    },
    send: sendDue,
  };
}
