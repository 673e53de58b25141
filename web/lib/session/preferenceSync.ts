import type { ApolloClient } from "@apollo/client";
import { toAppError } from "#web/lib/errors/appError.ts";
import { browserStore, parseStored } from "./browserStore.ts";
import { PreferenceDocument, PreferencePairDocument, PreferenceSaveDocument } from "./kept.generated.ts";
import { sessionStore } from "./session.ts";

/** How long changes are gathered before they are sent, and the waits between tries when that fails, in milliseconds. */
const gather = 600;
const waits = [2_000, 10_000, 60_000];
/** What only the next visit can mend, in a session that may change things. */
const waiting = ["UNAUTHENTICATED", "VIEW_AS_READ_ONLY"];

const pulled = new WeakMap<ApolloClient, Set<string>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Fetches the gateway's copy into the mirror, once for each person and page load; a change that waits here is sent instead. */
export async function pullPreference(client: ApolloClient, key: string): Promise<void> {
  const user = sessionStore.get()?.user.id;
  const known = pulled.get(client) ?? new Set();
  pulled.set(client, known);
  if (!user || known.has(`${user} ${key}`)) return;
  known.add(`${user} ${key}`);
  if (browserStore.read(`${key}.unsaved`) !== null) return pushPreference(client, key);
  const kept = await askFor(client, key);
  if (sessionStore.get()?.user.id === user) takePreference(key, kept);
}

/** Takes the gateway's copy, which came with another answer, into the mirror, unless a change waits here. */
export function takePreference(key: string, kept: unknown): void {
  if (kept !== undefined && kept !== null && browserStore.read(`${key}.unsaved`) === null)
    browserStore.write(key, JSON.stringify(kept));
}

interface Wanted {
  key: string;
  answer: (kept: unknown) => void;
}
const wanted = new WeakMap<ApolloClient, Wanted[]>();

/** What the gateway keeps under the key, undefined where it does not say; two keys that are wanted in one breath take one query. */
function askFor(client: ApolloClient, key: string): Promise<unknown> {
  return new Promise((answer) => {
    const all = wanted.get(client) ?? [];
    wanted.set(client, all);
    if (all.push({ key, answer }) > 1) return;
    queueMicrotask(() => {
      wanted.delete(client);
      for (let one = all.shift(); one; one = all.shift()) void askTwo(client, one, all.shift());
    });
  });
}

async function askTwo(client: ApolloClient, one: Wanted, other: Wanted | undefined): Promise<void> {
  const nothing = () => ({ data: undefined });
  if (!other) {
    const variables = { key: one.key };
    const options = { query: PreferenceDocument, variables, fetchPolicy: "no-cache" } as const;
    const { data } = await client.query(options).catch(nothing);
    return one.answer(data?.preference);
  }
  const variables = { key: one.key, other: other.key };
  const options = { query: PreferencePairDocument, variables, fetchPolicy: "no-cache" } as const;
  const { data } = await client.query(options).catch(nothing);
  one.answer(data?.preference);
  other.answer(data?.other);
}

/** Sends the mirrored value soon, and again later when that fails; what is not sent when the page is left is sent at the next visit. */
export function pushPreference(client: ApolloClient, key: string, failures = 0): void {
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => void send(client, key, failures), failures === 0 ? gather : waits[failures - 1]),
  );
}

async function send(client: ApolloClient, key: string, failures: number): Promise<void> {
  const text = browserStore.read(key);
  try {
    await client.mutate({
      mutation: PreferenceSaveDocument,
      variables: { key, value: parseStored(text) ?? null },
      fetchPolicy: "no-cache",
    });
    if (browserStore.read(key) === text) browserStore.write(`${key}.unsaved`, null);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "BAD_USER_INPUT") browserStore.write(`${key}.unsaved`, null);
    else if (!waiting.includes(code) && failures < waits.length) pushPreference(client, key, failures + 1);
  }
}
