import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { socketReturns } from "#web/lib/connection/connectivity.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { addMessage, forgetTalks } from "./chatCache.ts";
import {
  ChatOwnProfileDocument,
  type ChatLineFragment,
  type ChatWordsFragment,
  useChatMessagesSubscription,
  useChatPeopleSubscription,
  useChatTypingsSubscription,
} from "./chats.generated.ts";
import { isTypingNow, stopsTyping } from "./typing.ts";

const screenQueries = ["ChatList", "ChatOpen", "ChatFiles"];

export function useLiveChat(ready: boolean, openId: string | null, open: (id: string) => void): void {
  const client = useApolloClient();
  const { t } = useTranslation("chat");
  const wasLeft = useRef(false);
  const shown = useRef(openId);
  useEffect(() => {
    shown.current = openId;
  });
  useEffect(() => {
    const catchUp = () => forgetTalks(client.cache, shown.current);
    if (wasLeft.current) {
      catchUp();
      for (const query of client.getObservableQueries("active")) {
        if (screenQueries.includes(query.queryName ?? "")) void query.refetch();
      }
    }
    const unfollow = socketReturns.follow(catchUp);
    return () => {
      wasLeft.current = true;
      unfollow();
    };
  }, [client]);

  const announce = ({ contact }: ChatLineFragment, { message, attachments }: ChatWordsFragment) => {
    const isOn = client.cache.readQuery({ query: ChatOwnProfileDocument })?.chatProfile.settings
      .isNotificationsOn;
    if (isOn !== true || (contact.id === shown.current && !document.hidden)) return;
    const words = message === "" ? t("preview.files", { count: attachments.length }) : message.slice(0, 120);
    showToast({
      tone: "info",
      text: t("announced", { name: contact.fullName, words }),
      action: { label: t("announcedOpen"), run: () => open(contact.id) },
    });
  };
  useChatMessagesSubscription({
    skip: !ready,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.chatMessageChanged.kind !== "CREATED") return;
      const { chat, message } = data.chatMessageChanged;
      addMessage(client.cache, chat, message);
      if (message.isMine) return;
      stopsTyping(chat.contact.id);
      announce(chat, message);
    },
  });
  useChatTypingsSubscription({
    skip: !ready,
    ignoreResults: true,
    onData: ({ data: { data } }) => data && isTypingNow(data.chatTyping.contact.id),
  });
  useChatPeopleSubscription({ skip: !ready, ignoreResults: true });
}
