import { useApolloClient } from "@apollo/client/react";
import { ChatMultiple20Regular } from "@fluentui/react-icons/svg/chat-multiple";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { screenFinds } from "#web/lib/keys/palette.ts";
import { ChatListDocument } from "./chats.generated.ts";
import { sortChats } from "./sortChats.ts";

/** Puts the chats first into the console's search. */
export function useChatSwitcher(hrefOf: (contactId: string) => string): void {
  const { t } = useTranslation("chat");
  const client = useApolloClient();
  useEffect(() => {
    const tell = () => {
      const { chats, others } = sortChats(
        client.cache.readQuery({ query: ChatListDocument, variables: { q: "" } }) ?? undefined,
      );
      const find =
        (icon: typeof ChatMultiple20Regular) =>
        ({ id, fullName, role, email }: (typeof others)[number]) => ({
          id: `chat-${id}`,
          label: fullName,
          detail: role,
          icon,
          words: `${role} ${email}`,
          to: hrefOf(id),
        });
      screenFinds.set({
        label: t("chats"),
        items: [
          ...chats.map(({ contact }) => find(ChatMultiple20Regular)(contact)),
          ...others.map(find(Person20Regular)),
        ],
      });
    };
    const stop = client.cache.watch({
      query: ChatListDocument,
      variables: { q: "" },
      optimistic: true,
      returnPartialData: true,
      callback: tell,
    });
    tell();
    return () => {
      stop();
      screenFinds.set(null);
    };
  }, [client, t, hrefOf]);
}
