import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOutbox } from "#web/lib/connection/useOutbox.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { type ChatWordsFragment, useChatOpenQuery } from "./chats.generated.ts";
import { chatOutbox, type NewMessage, queueEdit, queueMessage, queueUnsend } from "./outbox.ts";
import { shownMessages } from "./shownMessages.ts";
import { useSeen } from "./useSeen.ts";

export type Talk = ReturnType<typeof useTalk>;

export function useTalk(contactId: string) {
  const { t } = useTranslation("chat");
  const client = useApolloClient();
  const query = useChatOpenQuery({ variables: { userId: contactId } });
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const tellError = useErrorToast();
  const outbox = useOutbox(chatOutbox);
  const chat = query.data?.chat;
  const items = chat?.messages.items ?? [];
  const newFrom = useSeen(contactId, chat, items);
  return {
    contact: query.data?.chatContact,
    chat,
    items: shownMessages(
      items,
      outbox.filter(({ userId }) => userId === contactId),
    ),
    newFrom,
    error: query.data ? undefined : query.error,
    retry: () => void query.refetch(),
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
    send: (entry: Omit<NewMessage, "userId">) => queueMessage(client, { ...entry, userId: contactId }),
    edit: (message: ChatWordsFragment, words: string) => {
      if (words !== message.message) queueEdit(client, contactId, message, words);
    },
    unsend: async (message: ChatWordsFragment) => {
      const agreed = await confirm({
        title: t("unsendQuestion.title"),
        text: t("unsendQuestion.text"),
        action: t("actions.unsend"),
      });
      if (agreed) queueUnsend(client, contactId, message);
    },
  };
}
