import type { ApolloClient } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored } from "./browserStore.ts";
import { draftsKey } from "./draftsKey.ts";
import { sessionStore } from "./session.ts";

/** What a person had written and not saved when their session ended, or the page was left. */
export interface Draft {
  /** What it began with. */
  base: Record<string, unknown>;
  values: Record<string, unknown>;
}

/** What could not be sealed; it is gone when the page is left, or somebody else signs in. */
const held = new Map<string, { person: string; text: string }>();

sessionStore.follow(() => {
  const now = sessionStore.get()?.user.id;
  for (const [name, { person }] of held) if (now !== undefined && now !== person) held.delete(name);
});

const nameOf = (person: string, place: string) => `${person} ${place}`;
const sealing = () => import("./sealedDrafts.ts");

/** Gets ready to keep what the person types, while they are signed in. */
export const prepareDrafts = (client: ApolloClient, person: string): void =>
  void sealing()
    .then(({ keyOf }) => keyOf(client, person))
    .catch(() => undefined);

/** Keeps a draft for a person, whose session may have ended: nobody else can read it. */
export function keepDraft(client: ApolloClient, person: string, place: string, draft: Draft): void {
  const [name, text] = [nameOf(person, place), JSON.stringify(draft)];
  held.set(name, { person, text });
  void sealing()
    .then(({ seal }) => seal(client, person, place, text))
    .then(
      () => held.delete(name),
      () => undefined,
    );
}

function readDraft(text: string | null): Draft | null {
  const draft = parseStored(text);
  if (!isRecord(draft)) return null;
  const { base, values } = draft;
  return isRecord(base) && isRecord(values) ? { base, values } : null;
}

/** The draft that is kept for the person signed in at the place. */
export async function findDraft(client: ApolloClient, person: string, place: string): Promise<Draft | null> {
  const known = held.get(nameOf(person, place));
  if (known) return readDraft(known.text);
  if (browserStore.read(draftsKey, person) === null) return null;
  return readDraft(await (await sealing()).unseal(client, person, place));
}

/** Forgets the draft at the place: it was saved, discarded or left. */
export function forgetDraft(person: string, place: string): void {
  held.delete(nameOf(person, place));
  if (browserStore.read(draftsKey, person) === null) return;
  void sealing().then(
    ({ forgetSealed }) => forgetSealed(person, place),
    () => undefined,
  );
}
