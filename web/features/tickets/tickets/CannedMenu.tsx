import { useApolloClient } from "@apollo/client/react";
import type { ReactElement } from "react";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { type AfterReply, afterReplies, ticketTexts } from "./ticketParts.ts";
import { useCannedRepliesQuery } from "./canned.generated.ts";
import { TicketReplyTextDocument } from "./tickets.generated.ts";

export interface CannedMenuProps {
  ticketId: string;
  icon: ReactElement;
  /** What the reply says, and what is done with it. */
  onText: (text: string, andThen: AfterReply | null) => void;
}

export function CannedMenu({ ticketId, icon, onText }: CannedMenuProps) {
  const words = useWords(ticketTexts);
  const client = useApolloClient();
  const tellError = useErrorToast();
  const { data } = useCannedRepliesQuery();
  const put = async (id: string, andThen: AfterReply | null) => {
    try {
      onText((await fetchUncached(client, TicketReplyTextDocument, { id, ticketId })).text, andThen);
    } catch (thrown) {
      tellError(thrown);
    }
  };
  const replies = data?.replies ?? [];
  return (
    <MenuButton
      appearance="subtle"
      icon={icon}
      actions={() =>
        replies.map(({ id, title, andThen }) => ({
          id,
          label: title,
          run: () => void put(id, afterReplies.find((one) => one === andThen) ?? null),
        }))
      }
    >
      {words("composer.canned")}
    </MenuButton>
  );
}
