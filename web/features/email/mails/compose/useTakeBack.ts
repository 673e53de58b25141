import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { useMailSendCancelMutation } from "#web/features/email/mails/data/compose.generated.ts";
import { settleSent } from "#web/features/email/mails/data/letters.ts";
import { openDraft } from "#web/features/email/mails/data/openDraft.ts";

/** Cancels mails that are held back or scheduled: they are drafts again. */
export function useTakeBack() {
  const client = useApolloClient();
  const tellError = useErrorToast();
  const [cancelMail] = useMailSendCancelMutation();
  return useMemo(() => {
    const cancel = async (id: string) =>
      settleSent(client.cache, (await cancelMail({ variables: { id } })).data.mailSendCancel);
    return {
      cancel: (id: string) => cancel(id).catch(tellError),
      /** Cancels one and opens it in its window. @throws {AppError} NOT_FOUND where it went out already. */
      takeBack: async (id: string) => {
        await cancel(id);
        await openDraft(client, id);
      },
    };
  }, [client, tellError, cancelMail]);
}
