import { useMemo } from "react";
import { isRecord } from "../../../lib/isRecord.ts";
import { mirror, parseMirrored, useMirror } from "../../../lib/mirror.ts";

const key = "chat.drafts";

export type Drafts = Readonly<Record<string, string>>;

function readDrafts(text: string | null): Drafts {
  const kept = parseMirrored(text);
  return Object.fromEntries(Object.entries(isRecord(kept) ? kept : {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

export function keepDraft(contactId: string, text: string): void {
  const { [contactId]: _before, ...others } = readDrafts(mirror.read(key));
  const drafts = text.trim() === "" ? others : { ...others, [contactId]: text };
  mirror.write(key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}

export const draftOf = (contactId: string): string => readDrafts(mirror.read(key))[contactId] ?? "";

export function useDrafts(): Drafts {
  const text = useMirror(key);
  return useMemo(() => readDrafts(text), [text]);
}
