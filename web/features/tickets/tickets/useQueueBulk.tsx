import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { PauseCircle20Regular } from "@fluentui/react-icons/svg/pause-circle";
import { PersonAdd20Regular } from "@fluentui/react-icons/svg/person-add";
import { Merge20Regular } from "@fluentui/react-icons/svg/merge";
import { useApolloClient } from "@apollo/client/react";
import { type ReactElement, useMemo } from "react";
import type { TicketAction } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { BulkAction, Identified } from "#web/ui/table/parts/column.ts";
import { staffList } from "./ticketList.ts";
import { ticketTexts } from "./ticketParts.ts";
import { TicketBulkDocument } from "./ticketSteps.generated.ts";

const icons: readonly [action: TicketAction, icon: ReactElement][] = [
  ["CLAIM", <PersonAdd20Regular key="claim" />],
  ["MERGE", <Merge20Regular key="merge" />],
  ["HOLD", <PauseCircle20Regular key="hold" />],
  ["RESOLVE", <CheckmarkCircle20Regular key="resolve" />],
];

/** What can be done with several tickets of the queue; the others become a part of the first one. */
export function useQueueBulk() {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { cache } = useApolloClient();
  const actions = useMemo(() => {
    const run = async (action: TicketAction, rows: readonly Identified[]): Promise<boolean> => {
      const [into, ...rest] = rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));
      const isMerge = action === "MERGE";
      const ids = isMerge ? rest : [...(into === undefined ? [] : [into]), ...rest];
      if (ids.length === 0) return false;
      const question = {
        title: words("queue.mergeTitle", { n: rows.length }),
        text: words("queue.mergeText"),
        action: words("actions.MERGE"),
      };
      if (isMerge && !(await confirm(question))) return false;
      try {
        const input = { action, ...(isMerge && { intoId: into ?? null }) };
        const { changed } = await mutate(TicketBulkDocument, { ids: ids.slice(0, 100), input });
        refreshLists(cache, staffList.cache);
        showToast({
          tone: changed.refused.length > 0 ? "warning" : "success",
          text: words(changed.refused.length > 0 ? "queue.partly" : "queue.done", {
            n: changed.items.length,
            refused: changed.refused.length,
          }),
        });
        return true;
      } catch (thrown) {
        tellError(thrown);
        return false;
      }
    };
    return icons.map(([action, icon]): BulkAction => ({
      id: action,
      label: words(`actions.${action}`),
      icon,
      run: async (rows) => await run(action, rows),
    }));
  }, [words, mutate, tellError, cache]);
  return actions;
}
