import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MailRow } from "../mailCache.ts";
import { useFormat } from "../../../../lib/format.ts";
import { newKey } from "../../../../lib/newKey.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { useErrorToast } from "../../../../ui/feedback/useErrorText.ts";
import { settleRows, writeFigures } from "../mailCache.ts";
import type { MailFiguresFragment } from "../mails.generated.ts";
import { useMailReplySendMutation, useMailSendCancelMutation, useMailSendMutation } from "./compose.generated.ts";
import { inputOf } from "./composeInput.ts";
import type { ComposeValues } from "./composeSchema.ts";
import { type Composing, composeStore, keepComposing, openCompose, writer } from "./composeStore.ts";
import { type HeldMail, heldStore, holdTime } from "./heldStore.ts";

interface Contact {
  name: string;
  email: string;
}

/** Sends mails so that they can be taken back: a mail of its own waits on the gateway, a reply waits here. */
export function useSending(contacts: readonly Contact[]) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { cache } = useApolloClient();
  const tellError = useErrorToast();
  const [sendMail] = useMailSendMutation();
  const [cancelMail] = useMailSendCancelMutation();
  const [sendReply] = useMailReplySendMutation();
  return useMemo(() => {
    const settle = ({ items, counts }: { items: readonly MailRow[]; counts: MailFiguresFragment }) => {
      settleRows(cache, new Map(items.map((row) => [row.id, row])));
      writeFigures(cache, counts);
    };
    const hold = (takeBack: () => void, done: () => void) => {
      const sender = writer();
      const held: HeldMail = {
        until: Date.now() + holdTime,
        takeBack: () => {
          clearTimeout(timer);
          if (heldStore.get() === held) heldStore.set(undefined);
          takeBack();
        },
      };
      const timer = setTimeout(() => {
        if (heldStore.get() === held) heldStore.set(undefined);
        if (writer() === sender) done();
      }, holdTime);
      heldStore.set(held);
    };
    const close = () => composeStore.set(undefined);

    /** Cancels a mail that is held or scheduled: it is a draft again. */
    async function cancel(id: string): Promise<MailRow | undefined> {
      try {
        const { data } = await cancelMail({ variables: { id } });
        settle(data.mailSendCancel);
        return data.mailSendCancel.items[0];
      } catch (thrown) {
        tellError(thrown);
        return undefined;
      }
    }

    return {
      cancel,
      /** @throws {AppError} BAD_USER_INPUT with fields; the mail stays in its window then. */
      send: async (values: ComposeValues, draftId: string | undefined, sendAt?: Date) => {
        const { data } = await sendMail({
          variables: {
            input: inputOf(values, contacts),
            holdSeconds: sendAt ? 0 : holdTime / 1_000,
            idempotencyKey: newKey(),
            ...(draftId !== undefined && { draftId }),
            ...(sendAt && { sendAt: sendAt.toISOString() }),
          },
        });
        settle(data.mailSend);
        keepComposing(undefined);
        close();
        const id = data.mailSend.items[0]?.id ?? "";
        const takeBack = async () => {
          const row = await cancel(id);
          if (row) openCompose({ values, draft: { id, version: row.version } });
        };
        if (sendAt) showToast({ tone: "success", text: t("compose.scheduled", { time: format.dateTime(sendAt) }), action: { label: t("compose.takeBack"), run: () => void takeBack() } });
        else hold(() => void takeBack(), () => undefined);
      },
      reply: (composing: Composing, values: ComposeValues) => {
        const { to, cc, bcc, message, attachments } = inputOf(values, contacts);
        close();
        const back = () => openCompose({ ...composing, values });
        hold(back, () => {
          sendReply({ variables: { id: composing.replyTo ?? "", input: { to, cc, bcc, message, attachments }, idempotencyKey: newKey() } }).then(
            ({ data }) => {
              settleRows(cache, new Map([[data.mailReply.id, data.mailReply]]));
              if (!composeStore.get()) keepComposing(undefined);
            },
            (thrown: unknown) => {
              tellError(thrown);
              back();
            },
          );
        });
      },
    };
  }, [t, format, cache, tellError, sendMail, cancelMail, sendReply, contacts]);
}
