import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { holdKeys } from "#web/lib/keys/heldKeys.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { MailReadDocument } from "#web/features/email/mails/data/mailList.generated.ts";
import { ComposeContactsDocument } from "#web/features/email/mails/data/compose.generated.ts";
import { forwardValues, replyValues } from "#web/features/email/mails/data/composeInput.ts";
import { openCompose, restoreComposing } from "#web/features/email/mails/data/composeStore.ts";
import { openDraft } from "#web/features/email/mails/data/openDraft.ts";

export type ReplyKind = "reply" | "all" | "forward" | "draft";

/** Opens the window to write in: for a new mail, an answer, a mail sent on, a draft. */
export function useComposing() {
  const { t } = useTranslation("email");
  const format = useFormat();
  const client = useApolloClient();
  const tellError = useErrorToast();
  useEffect(() => restoreComposing(), []);
  return useMemo(
    () => ({
      compose: () => {
        holdKeys();
        openCompose({});
      },
      answer: async (id: string, kind: ReplyKind) => {
        const letGo = holdKeys();
        try {
          if (kind === "draft") return (await openDraft(client, id)) || letGo();
          const [mails, people] = await Promise.all([
            client.query({ query: MailReadDocument, variables: { id } }),
            client.query({ query: ComposeContactsDocument }),
          ]);
          const mail = mails.data?.mail;
          if (!mail) return letGo();
          if (kind === "forward")
            return openCompose({
              values: forwardValues(
                mail,
                t("compose.forwarded", { name: mail.from.name, time: format.dateTime(mail.time) }),
              ),
            });
          openCompose({
            replyTo: id,
            values: replyValues(mail, kind === "all", people.data?.chatProfile.email ?? ""),
          });
        } catch (thrown) {
          letGo();
          tellError(thrown);
        }
      },
    }),
    [client, t, format, tellError],
  );
}
