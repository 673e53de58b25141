import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOutbox } from "#web/lib/connection/useOutbox.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import {
  type ChatWordsFragment,
  useChatEditMutation,
  useChatOpenQuery,
  useChatUnsendMutation,
} from "./chats.generated.ts";
import { chatOutbox, type NewEntry, queueMessage } from "./outbox.ts";
import { useSeen } from "./useSeen.ts";

export type Talk = ReturnType<typeof useTalk>;

export function useTalk(contactId: string) {
  const { t } = useTranslation("chat");
  const client = useApolloClient();
  const query = useChatOpenQuery({ variables: { userId: contactId } });
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const [sendEdit] = useChatEditMutation();
  const [sendUnsend] = useChatUnsendMutation();
  const tellError = useErrorToast();
  const outbox = useOutbox(chatOutbox);
  const chat = query.data?.chat;
  const items = chat?.messages.items ?? [];
  const arrived = new Set(items.map(({ clientId }) => clientId));
  const newFrom = useSeen(contactId, chat, items);
  return {
    contact: query.data?.chatContact,
    chat,
    items,
    newFrom,
    error: query.data ? undefined : query.error,
    retry: () => void query.refetch().catch(() => undefined),
    pending: outbox.filter(({ userId, id }) => userId === contactId && !arrived.has(id)),
    isLoadingEarlier,
    loadEarlier: () => {
      const before = items[0]?.id;
      if (before === undefined || isLoadingEarlier || !chat?.messages.hasEarlier) return;
      setLoadingEarlier(true);
      query
        .fetchMore({ variables: { userId: contactId, before } })
        .catch(tellError)
        .finally(() => setLoadingEarlier(false));
    },
    send: (entry: Omit<NewEntry, "userId">) => queueMessage(client, { ...entry, userId: contactId }),
    edit: (message: ChatWordsFragment, words: string) => {
      const edited = {
        ...message,
        __typename: "ChatMessage" as const,
        message: words,
        editedAt: new Date().toISOString(),
      };
      sendEdit({
        variables: { id: message.id, message: words },
        optimisticResponse: { chatMessageEdit: edited },
      }).catch(tellError);
    },
    unsend: async (message: ChatWordsFragment) => {
      if (
        !(await confirm({
          title: t("unsendQuestion.title"),
          text: t("unsendQuestion.text"),
          action: t("actions.unsend"),
        }))
      )
        return;
      const unsent = {
        ...message,
        __typename: "ChatMessage" as const,
        message: "",
        attachments: [],
        unsentAt: new Date().toISOString(),
      };
      sendUnsend({ variables: { id: message.id }, optimisticResponse: { chatMessageUnsend: unsent } }).catch(
        tellError,
      );
    },
  };
}
