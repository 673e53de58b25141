import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MailLabel } from "../../../generated/types.ts";
import { askGatewayFor } from "../../../lib/operations.ts";
import { useErrorToast } from "../../../ui/feedback/useErrorText.ts";
import type { Identified } from "../../../ui/table/column.ts";
import type { Selection } from "../../../ui/table/useSelection.ts";
import { readRow } from "./mailCache.ts";
import { MailListIdsDocument } from "./mailList.generated.ts";
import type { MailQuery } from "./mailQuery.ts";
import { type MailTarget, moveTo, restoring, wayBack } from "./mailTools.ts";
import type { MailActions } from "./useMailActions.ts";

export type MailDoing = ReturnType<typeof useMailDoing>;

export interface Doing {
  actions: MailActions;
  selection: Selection<Identified>;
  query: MailQuery;
  /** The mail that is meant where none is chosen: the open one, or the one under the cursor. */
  meant: string | null;
  /** Called with the mails that leave the list, before they do. */
  onLeaving: (ids: readonly string[]) => void;
}

/** What keys and buttons do: to the chosen mails, or to the one that is meant. */
export function useMailDoing({ actions, selection, query, meant, onLeaving }: Doing) {
  const { t } = useTranslation("email");
  const client = useApolloClient();
  const tellError = useErrorToast();
  const { chosen, all, clear } = selection;

  const targets = useCallback(async (): Promise<readonly string[]> => {
    if (all) return (await askGatewayFor(client, MailListIdsDocument, { filter: query.filter })).mailIds;
    if (chosen.size > 0) return [...chosen.keys()];
    return meant === null ? [] : [meant];
  }, [all, chosen, client, query, meant]);

  return useMemo(() => {
    const { cache } = client;
    const sample = () => readRow(cache, chosen.keys().next().value ?? meant ?? "");
    async function run(leaves: boolean, act: (ids: readonly string[]) => Promise<unknown>): Promise<void> {
      try {
        const ids = await targets();
        if (ids.length === 0) return;
        if (leaves) onLeaving(ids);
        clear();
        await act(ids);
      } catch (thrown) {
        tellError(thrown);
      }
    }
    const move = (to: MailTarget) => run(true, (ids) => actions.change(ids, moveTo[to], `moved${to}`));
    return {
      move,
      archive: () => {
        const row = sample();
        const back = restoring(row);
        return back === "archive" ? move("ARCHIVED") : run(true, (ids) => actions.change(ids, wayBack(row), "restored"));
      },
      /** Into the bin; out of the bin for good. */
      remove: () => (sample()?.isDeleted ? run(true, (ids) => actions.remove(ids)) : move("TRASHED")),
      read: () => {
        const isRead = !(sample()?.isRead ?? false);
        return run(false, (ids) => actions.change(ids, { isRead }, isRead ? "read" : "unread"));
      },
      star: () => {
        const isStarred = !(sample()?.isStarred ?? false);
        return run(false, (ids) => actions.change(ids, { isStarred }, isStarred ? "starred" : "unstarred"));
      },
      /** Gives the label to all of them, or takes it off where the first has it. */
      label: (label: MailLabel) => {
        const has = sample()?.labels.includes(label) ?? false;
        return run(false, (ids) => actions.change(ids, has ? { removeLabel: label } : { addLabel: label }, has ? "unlabelled" : "labelled", { label: t(`labels.${label}`) }));
      },
      snooze: (until: Date) => run(true, (ids) => actions.change(ids, { snoozedUntil: until.toISOString() }, "snoozed")),
      sample,
    };
  }, [client, chosen, meant, targets, onLeaving, clear, actions, tellError, t]);
}
