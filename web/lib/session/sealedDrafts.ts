import type { ApolloClient } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored } from "./browserStore.ts";
import { draftsKey } from "./draftsKey.ts";
import { PreferenceDocument, PreferenceSaveDocument } from "./kept.generated.ts";

/** What the gateway keeps the person's key under; nobody else is given it. */
const sealKey = "form.seal";
/** How many drafts are kept for a person; the oldest make way. */
const most = 20;
const cipher = "AES-GCM";
const ivLength = 12;

const keys = new WeakMap<ApolloClient, { person: string; key: Promise<CryptoKey> }>();

// One at a time: a call takes no more arguments than a hundred thousand or so.
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
const toBytes = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

const askKey = async (client: ApolloClient): Promise<unknown> =>
  (await client.query({ query: PreferenceDocument, variables: { key: sealKey }, fetchPolicy: "no-cache" }))
    .data?.preference;

async function loadKey(client: ApolloClient): Promise<CryptoKey> {
  let known = await askKey(client);
  if (typeof known !== "string") {
    const value = toText(crypto.getRandomValues(new Uint8Array(32)));
    await client.mutate({
      mutation: PreferenceSaveDocument,
      variables: { key: sealKey, value },
      fetchPolicy: "no-cache",
    });
    // Another tab may have made one too: the one that the gateway keeps counts.
    known = await askKey(client);
  }
  return await crypto.subtle.importKey("raw", toBytes(String(known)), cipher, false, ["encrypt", "decrypt"]);
}

/** The key of the person signed in, asked for once; it is kept in no storage of the browser. Rejects without a secure context. */
export function keyOf(client: ApolloClient, person: string): Promise<CryptoKey> {
  const known = keys.get(client);
  if (known?.person === person) return known.key;
  const asked = { person, key: loadKey(client) };
  keys.set(client, asked);
  asked.key.catch(() => keys.get(client) === asked && keys.delete(client));
  return asked.key;
}

const sealedOf = (person: string): Record<string, string> => {
  const kept = parseStored(browserStore.read(draftsKey, person));
  return Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
};

/** Keeps a text so that only the person can read it, with the key that was asked for while they were signed in. */
export async function seal(client: ApolloClient, person: string, place: string, text: string): Promise<void> {
  const known = keys.get(client);
  if (known?.person !== person) throw new Error("There is no key to seal with.");
  const key = await known.key;
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const bytes = new TextEncoder().encode(text);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: cipher, iv }, key, bytes));
  const { [place]: _, ...others } = sealedOf(person);
  const all = Object.entries({ ...others, [place]: `${toText(iv)}.${toText(sealed)}` });
  browserStore.write(draftsKey, JSON.stringify(Object.fromEntries(all.slice(-most))), person);
}

/** The text that is kept at the place; null where there is none, or where this key did not seal it. */
export async function unseal(client: ApolloClient, person: string, place: string): Promise<string | null> {
  const [iv, sealed] = sealedOf(person)[place]?.split(".") ?? [];
  if (iv === undefined || sealed === undefined) return null;
  try {
    const key = await keyOf(client, person);
    const text = await crypto.subtle.decrypt({ name: cipher, iv: toBytes(iv) }, key, toBytes(sealed));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/** Forgets what is kept at the place. */
export function forgetSealed(person: string, place: string): void {
  const { [place]: _, ...others } = sealedOf(person);
  const isEmpty = Object.keys(others).length === 0;
  browserStore.write(draftsKey, isEmpty ? null : JSON.stringify(others), person);
}
