import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MailChangeInput } from "#web/generated/types.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useUndo } from "#web/ui/feedback/undo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { inParts } from "#web/ui/table/inParts.ts";
import { installMails, readFigures, readRow } from "./mailCache.ts";
import { useMailChangeMutation, useMailRemoveMutation } from "./mailList.generated.ts";
import { callOff, doLater, mustWait, putBack, settleChanged, settleRemoved } from "./mailOutbox.ts";
import { changed, recounted } from "./mailPlaces.ts";
import type { MailFiguresFragment } from "./mails.generated.ts";
import type { MailRow } from "./mailRow.ts";

export type MailActions = ReturnType<typeof useMailActions>;

const none: MailFiguresFragment = { boxes: [], labels: [] };
const typed = <TName extends string, TValue extends object>(__typename: TName, value: TValue) => ({
  ...value,
  __typename,
});

interface Done {
  count: number;
  undoToken: string | null;
  /** By what it is called off, where it could not reach the gateway and waits. */
  waits?: string;
}

/** What can be done to mails: each is shown at once and told with the way back; without the gateway it waits, and where the gateway refuses it, it is put back. */
export function useMailActions() {
  const { t } = useTranslation("email");
  const client = useApolloClient();
  const tellError = useErrorToast();
  const offerUndo = useUndo();
  const [change] = useMailChangeMutation();
  const [remove] = useMailRemoveMutation();
  return useMemo(() => {
    const { cache } = client;
    installMails(cache);
    const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => readRow(cache, id) ?? []);
    const countsAfter = (before: readonly MailRow[], after: readonly MailRow[]) => {
      const figures = readFigures(cache);
      return typed(
        "MailCounts",
        figures
          ? recounted(
              figures,
              before.map((row, at) => ({ before: row, after: after[at] ?? null })),
            )
          : none,
      );
    };

    async function sendNow(before: readonly MailRow[], input: MailChangeInput | null): Promise<Done> {
      const ids = before.map(({ id }) => id);
      if (input) {
        const items = before.map((row) => typed("Mail", changed(row, input)));
        const { data } = await change({
          variables: { ids, input },
          optimisticResponse: {
            mailBulkUpdate: typed("MailsChanged", {
              items,
              undoToken: null,
              counts: countsAfter(before, items),
            }),
          },
          update: (store, answer) => answer.data && settleChanged(store, answer.data.mailBulkUpdate),
        });
        return { count: data.mailBulkUpdate.items.length, undoToken: data.mailBulkUpdate.undoToken };
      }
      const { data } = await remove({
        variables: { ids },
        optimisticResponse: {
          mailBulkDelete: typed("MailsRemoved", { ids, undoToken: null, counts: countsAfter(before, []) }),
        },
        update: (store, answer) => answer.data && settleRemoved(store, answer.data.mailBulkDelete),
      });
      return { count: data.mailBulkDelete.ids.length, undoToken: data.mailBulkDelete.undoToken };
    }

    async function act(ids: readonly string[], input: MailChangeInput | null): Promise<Done> {
      const before = rowsOf(ids);
      if (!mustWait()) {
        try {
          return await sendNow(before, input);
        } catch (thrown) {
          if (toAppError(thrown).code !== "NETWORK") throw thrown;
        }
      }
      return { count: before.length, undoToken: null, waits: doLater(client, before, input) };
    }

    async function tellDone(
      ids: readonly string[],
      input: MailChangeInput | null,
      text: (count: number) => string,
    ): Promise<boolean> {
      const before = rowsOf(ids);
      const waits: string[] = [];
      const { count, tokens, done } = await inParts(
        ids.map((id) => ({ id })),
        tellError,
        async (part) => {
          const one = await act(part, input);
          if (one.waits !== undefined) waits.push(one.waits);
          return one;
        },
      );
      const run = () =>
        waits.toReversed().every((id) => callOff(client, id)) ||
        showToast({ tone: "info", text: t("waits.gone") });
      if (waits.length > 0)
        showToast({
          tone: "info",
          text: t("waits.done", { text: text(count) }),
          action: { label: t("ui:undo.action"), run },
        });
      else if (count > 0) offerUndo({ text: text(count), tokens, onUndone: () => putBack(cache, before) });
      return done;
    }

    return {
      /** Does something to mails and tells of it. `done` is a key below `done`. */
      change: (
        ids: readonly string[],
        input: MailChangeInput,
        done: string,
        words: Record<string, string> = {},
      ) => tellDone(ids, input, (count) => t(`done.${done}`, { count, ...words })),
      /** Marks a mail as opened; nobody needs to be told. */
      open: (id: string) => void act([id], { isRead: true }).catch(() => undefined),
      remove: (ids: readonly string[]) => tellDone(ids, null, (count) => t("done.removed", { count })),
    };
  }, [t, client, tellError, offerUndo, change, remove]);
}
