import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MailLabel } from "#web/generated/types.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Identified } from "#web/ui/table/parts/column.ts";
import type { Selection } from "#web/ui/table/parts/useSelection.ts";
import { readRow } from "./data/mailCache.ts";
import { MailListIdsDocument } from "./data/mailList.generated.ts";
import type { MailQuery } from "./data/mailQuery.ts";
import { type MailTarget, moveTo, restoring, wayBack } from "./data/mailTools.ts";
import type { MailActions } from "./data/useMailActions.ts";

export type MailCommands = ReturnType<typeof useMailCommands>;

export interface MailCommandOptions {
  actions: MailActions;
  selection: Selection<Identified>;
  query: MailQuery;
  /** The mail that is meant where none is chosen: the open one, or the one under the cursor. */
  meant: string | null;
  /** Called with the mails that leave the list, before they do. */
  onLeaving: (ids: readonly string[]) => void;
}

/** What keys and buttons do: to the chosen mails, or to the one that is meant. */
export function useMailCommands({ actions, selection, query, meant, onLeaving }: MailCommandOptions) {
  const { t } = useTranslation("email");
  const client = useApolloClient();
  const tellError = useErrorToast();
  const { chosen, all, clear } = selection;

  const targets = useCallback(async (): Promise<readonly string[]> => {
    if (all) return (await fetchUncached(client, MailListIdsDocument, { filter: query.filter })).mailIds;
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
        return back === "archive"
          ? move("ARCHIVED")
          : run(true, (ids) => actions.change(ids, wayBack(row), "restored"));
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
        return run(false, (ids) =>
          actions.change(
            ids,
            has ? { removeLabel: label } : { addLabel: label },
            has ? "unlabelled" : "labelled",
            { label: t(`labels.${label}`) },
          ),
        );
      },
      snooze: (until: Date) =>
        run(true, (ids) => actions.change(ids, { snoozedUntil: until.toISOString() }, "snoozed")),
      sample,
    };
  }, [client, chosen, meant, targets, onLeaving, clear, actions, tellError, t]);
}
