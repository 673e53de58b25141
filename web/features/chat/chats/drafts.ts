import { useMemo } from "react";
import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored, useBrowserStore } from "#web/lib/session/browserStore.ts";

const key = "chat.drafts";

export type Drafts = Readonly<Record<string, string>>;

function readDrafts(text: string | null): Drafts {
  const kept = parseStored(text);
  return Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

export function keepDraft(contactId: string, text: string): void {
  const { [contactId]: _before, ...others } = readDrafts(browserStore.read(key));
  const drafts = text.trim() === "" ? others : { ...others, [contactId]: text };
  browserStore.write(key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}

export const draftOf = (contactId: string): string => readDrafts(browserStore.read(key))[contactId] ?? "";

export function useDrafts(): Drafts {
  const text = useBrowserStore(key);
  return useMemo(() => readDrafts(text), [text]);
}
