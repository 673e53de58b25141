import { JOURNAL_TOPIC } from "../../../platform/journal.ts";
import type { RequestContext } from "../../../platform/request.ts";

/** Forgets all requests and answers how many there were. */
export function clear({ comforts: { journal } }: RequestContext): number {
  const { length } = journal.all();
  journal.clear();
  return length;
}

/** The entries from now on. */
export async function* added({ comforts: { journal } }: RequestContext) {
  for await (const { id } of journal.live.subscribe(JOURNAL_TOPIC)) {
    const entry = journal.find(Number(id));
    if (entry) yield { journalEntryAdded: entry };
  }
}
