import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import type { TicketBulkInput } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { staffList } from "./ticketList.ts";
import { ticketTexts } from "./ticketParts.ts";
import { TicketBulkDocument } from "./ticketSteps.generated.ts";

const AT_ONCE = 100;

/** Does one thing with several tickets of the queue, and says with how many it was done. */
export function useBulkRun() {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const { cache } = useApolloClient();
  return useCallback(
    async (ids: readonly string[], input: TicketBulkInput): Promise<void> => {
      const told = { n: 0, refused: 0 };
      try {
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          const { changed } = await mutate(TicketBulkDocument, {
            ids: ids.slice(from, from + AT_ONCE),
            input,
          });
          told.n += changed.items.length;
          told.refused += changed.refused.length;
        }
      } finally {
        refreshLists(cache, staffList.cache);
      }
      showToast({
        tone: told.refused > 0 ? "warning" : "success",
        text: words(told.refused > 0 ? "queue.partly" : "queue.done", told),
      });
    },
    [words, mutate, cache],
  );
}
