import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { mustWait, sendLater } from "#web/features/email/mails/data/mailOutbox.ts";
import { useMailSendCancelMutation } from "#web/features/email/mails/data/compose.generated.ts";
import type { Person } from "#web/features/email/mails/data/composeInput.ts";
import type { ComposeValues } from "#web/features/email/mails/data/composeSchema.ts";
import {
  type Composing,
  composeStore,
  keepComposing,
  openCompose,
} from "#web/features/email/mails/data/composeStore.ts";
import { heldStore, holdTime } from "#web/features/email/mails/data/heldStore.ts";
import { type Letter, letterOf, sendLetter, settleSent } from "#web/features/email/mails/data/letters.ts";
import type { MailRow } from "#web/features/email/mails/data/mailRow.ts";

/** Sends mails so that they can be taken back: a mail of its own waits on the gateway, a reply in the outbox. */
export function useSending(contacts: readonly Person[]) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const client = useApolloClient();
  const tellError = useErrorToast();
  const [cancelMail] = useMailSendCancelMutation();
  return useMemo(() => {
    /** Cancels a mail that is held or scheduled: it is a draft again. */
    async function cancel(id: string): Promise<MailRow | undefined> {
      try {
        const { data } = await cancelMail({ variables: { id } });
        settleSent(client.cache, data.mailSendCancel);
        return data.mailSendCancel.items[0];
      } catch (thrown) {
        tellError(thrown);
        return undefined;
      }
    }

    /** Sends a letter, or keeps it until the gateway is back; answers nothing then. */
    async function post(letter: Letter): Promise<string | undefined> {
      const key = newKey();
      if (!mustWait()) {
        try {
          return await sendLetter(client, key, letter);
        } catch (thrown) {
          if (toAppError(thrown).code !== "NETWORK") throw thrown;
        }
      }
      sendLater(client, key, letter);
      return undefined;
    }

    return {
      cancel,
      /** @throws {AppError} BAD_USER_INPUT with fields; the mail stays in its window then. */
      send: async (values: ComposeValues, draft: Composing["draft"], sendAt?: Date) => {
        const id = await post(letterOf({ replyTo: undefined, draft, values }, contacts, sendAt));
        keepComposing(undefined);
        composeStore.set(undefined);
        if (id === undefined) return;
        const takeBack = async () => {
          const row = await cancel(id);
          if (row) openCompose({ values, draft: { id, version: row.version } });
        };
        if (sendAt)
          showToast({
            tone: "success",
            text: t("compose.scheduled", { time: format.dateTime(sendAt) }),
            action: { label: t("compose.takeBack"), run: () => void takeBack() },
          });
        else heldStore.set({ until: Date.now() + holdTime, takeBack: () => void takeBack() });
      },
      reply: (composing: Composing, values: ComposeValues) => {
        composeStore.set(undefined);
        sendLater(client, newKey(), letterOf({ ...composing, values }, contacts), Date.now() + holdTime);
        keepComposing(undefined);
      },
    };
  }, [t, format, client, tellError, cancelMail, contacts]);
}
