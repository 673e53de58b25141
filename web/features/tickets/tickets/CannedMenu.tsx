import { useApolloClient } from "@apollo/client/react";
import type { ReactElement } from "react";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { ticketTexts } from "./ticketParts.ts";
import { TicketReplyTextDocument, useTicketRepliesQuery } from "./tickets.generated.ts";

export interface CannedMenuProps {
  ticketId: string;
  icon: ReactElement;
  onText: (text: string) => void;
}

export function CannedMenu({ ticketId, icon, onText }: CannedMenuProps) {
  const words = useWords(ticketTexts);
  const client = useApolloClient();
  const tellError = useErrorToast();
  const { data } = useTicketRepliesQuery();
  const put = async (id: string) => {
    try {
      onText((await fetchUncached(client, TicketReplyTextDocument, { id, ticketId })).text);
    } catch (thrown) {
      tellError(thrown);
    }
  };
  const replies = data?.replies ?? [];
  return (
    <MenuButton
      appearance="subtle"
      icon={icon}
      actions={() => replies.map(({ id, title }) => ({ id, label: title, run: () => void put(id) }))}
    >
      {words("composer.canned")}
    </MenuButton>
  );
}
