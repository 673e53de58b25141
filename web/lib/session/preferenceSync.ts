import type { ApolloClient } from "@apollo/client";
import { toAppError } from "#web/lib/errors/appError.ts";
import { browserStore, parseStored } from "./browserStore.ts";
import { PreferenceDocument, PreferenceSaveDocument } from "./kept.generated.ts";
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
  const { data } = await client
    .query({ query: PreferenceDocument, variables: { key }, fetchPolicy: "no-cache" })
    .catch(() => ({ data: undefined }));
  const kept: unknown = data?.preference;
  const isStill = sessionStore.get()?.user.id === user && browserStore.read(`${key}.unsaved`) === null;
  if (isStill && kept !== undefined && kept !== null) browserStore.write(key, JSON.stringify(kept));
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
