import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MailChangeInput } from "../../../generated/types.ts";
import { useUndo } from "../../../ui/feedback/undo.ts";
import { useErrorToast } from "../../../ui/feedback/useErrorText.ts";
import { inParts } from "../../../ui/table/inParts.ts";
import { installMails, type MailRow, readFigures, readRow, settleRows, writeFigures, writeRow } from "./mailCache.ts";
import { useMailChangeMutation, useMailRemoveMutation } from "./mailList.generated.ts";
import { changed, recounted } from "./mailPlaces.ts";
import type { MailFiguresFragment } from "./mails.generated.ts";

export type MailActions = ReturnType<typeof useMailActions>;

const none: MailFiguresFragment = { boxes: [], labels: [] };
const typed = (counts: MailFiguresFragment) => ({ ...counts, __typename: "MailCounts" as const });

const forget = (cache: ApolloCache, id: string) => void cache.evict({ id: cache.identify({ __typename: "Mail", id }) ?? "" });

/** What can be done to mails: each is shown at once, told with the way back, and put back where the gateway refuses it. */
export function useMailActions() {
  const { t } = useTranslation("email");
  const { cache } = useApolloClient();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const [change] = useMailChangeMutation();
  const [remove] = useMailRemoveMutation();
  return useMemo(() => {
    installMails(cache);
    const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => readRow(cache, id) ?? []);

    /** Shows mails as they were before something was done to them. */
    function putBack(before: readonly MailRow[]): void {
      cache.batch({
        update: () => {
          const figures = readFigures(cache);
          if (figures) writeFigures(cache, recounted(figures, before.map((row) => ({ before: readRow(cache, row.id), after: row }))));
          for (const row of before) writeRow(cache, row);
          settleRows(cache, new Map(before.map((row) => [row.id, row])));
        },
      });
    }

    function changePart(ids: string[], input: MailChangeInput) {
      const before = rowsOf(ids);
      const items = before.map((row) => ({ ...changed(row, input), __typename: "Mail" as const }));
      const figures = readFigures(cache);
      const counts = figures ? recounted(figures, before.map((row, at) => ({ before: row, after: items[at] ?? null }))) : none;
      const mailBulkUpdate = { __typename: "MailsChanged" as const, items, undoToken: null, counts: typed(counts) };
      return change({
        variables: { ids, input },
        optimisticResponse: { mailBulkUpdate },
        update: (store, { data }) => {
          if (!data) return;
          const { items: rows, counts: told } = data.mailBulkUpdate;
          settleRows(store, new Map(rows.map((row) => [row.id, row])));
          if (told.boxes.length > 0) writeFigures(store, told);
        },
      });
    }

    function removePart(ids: string[]) {
      const before = rowsOf(ids);
      const figures = readFigures(cache);
      const counts = figures ? recounted(figures, before.map((row) => ({ before: row, after: null }))) : none;
      const mailBulkDelete = { __typename: "MailsRemoved" as const, ids, undoToken: null, counts: typed(counts) };
      return remove({
        variables: { ids },
        optimisticResponse: { mailBulkDelete },
        update: (store, { data }) => {
          if (!data) return;
          const { ids: gone, counts: told } = data.mailBulkDelete;
          settleRows(store, new Map(gone.map((id) => [id, null])));
          for (const id of gone) forget(store, id);
          if (told.boxes.length > 0) writeFigures(store, told);
        },
      });
    }

    async function tellDone(ids: readonly string[], act: (ids: string[]) => Promise<{ count: number; undoToken: string | null }>, text: (count: number) => string): Promise<boolean> {
      const before = rowsOf(ids);
      const { count, tokens, done } = await inParts(ids.map((id) => ({ id })), tellError, act);
      if (count > 0) offerUndo({ text: text(count), tokens, onUndone: () => putBack(before) });
      return done;
    }

    return {
      /** Does something to mails and tells of it. `done` is a key below `done`. */
      change: (ids: readonly string[], input: MailChangeInput, done: string, words: Record<string, string> = {}) =>
        tellDone(ids, async (part) => {
          const { items, undoToken } = (await changePart(part, input)).data.mailBulkUpdate;
          return { count: items.length, undoToken };
        }, (count) => t(`done.${done}`, { count, ...words })),
      /** Marks a mail as opened; nobody needs to be told. */
      open: (id: string) => void changePart([id], { isRead: true }).catch(() => undefined),
      remove: (ids: readonly string[]) =>
        tellDone(ids, async (part) => {
          const { ids: gone, undoToken } = (await removePart(part)).data.mailBulkDelete;
          return { count: gone.length, undoToken };
        }, (count) => t("done.removed", { count })),
    };
  }, [t, cache, tellError, offerUndo, change, remove]);
}
