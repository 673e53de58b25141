import { JOURNAL_TOPIC } from "#gateway/platform/request/journal.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

/** Forgets all requests and answers how many there were. */
export function clear({ devTools: { journal } }: RequestContext): number {
  const { length } = journal.all();
  journal.clear();
  return length;
}

/** The entries from now on. */
export async function* added({ devTools: { journal } }: RequestContext) {
  for await (const { id } of journal.live.subscribe(JOURNAL_TOPIC)) {
    const entry = journal.find(Number(id));
    if (entry) yield { journalEntryAdded: entry };
  }
}
