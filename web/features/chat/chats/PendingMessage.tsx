import { Button, mergeClasses } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { Timer16Regular } from "@fluentui/react-icons/svg/timer";
import { ErrorCircle16Filled } from "@fluentui/react-icons/svg/error-circle";
import { useTranslation } from "react-i18next";
import { useConnectivity } from "#web/lib/connection/connectivity.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useBubbleStyles } from "./bubbleStyles.ts";
import type { ChatPersonFragment, ChatWordsFragment } from "./chats.generated.ts";
import { MessageBody } from "./MessageBody.tsx";
import { chatOutbox, type OutboxEntry } from "./outbox.ts";

export interface PendingMessageProps {
  entry: OutboxEntry;
  replyTo: ChatWordsFragment | undefined;
  contact: ChatPersonFragment;
}

export function PendingMessage({
  entry: { id, message, files, at, failed },
  replyTo,
  contact,
}: PendingMessageProps) {
  const styles = useBubbleStyles();
  const { t } = useTranslation("chat");
  const client = useApolloClient();
  const format = useFormat();
  const isHere = useConnectivity() === "here";
  const isSending = useStore(chatOutbox.sending) === id;
  const why = () => t([`refused.${failed}`, "refused.UNKNOWN"]);
  return (
    <li className={mergeClasses(styles.item, styles.mine)} data-pending={id}>
      <div className={mergeClasses(styles.column, styles.columnMine)}>
        <span className={styles.meta}>
          <time dateTime={at}>{format.clock(at)}</time>
        </span>
        <div className={mergeClasses(styles.bubble, styles.bubbleMine)}>
          <MessageBody message={message} files={files} replyTo={replyTo ?? null} name={contact.fullName} />
        </div>
        {failed === null ? (
          <span className={styles.state}>
            <Timer16Regular />
            {t(isSending ? "states.sending" : isHere ? "states.queued" : "states.waiting")}
          </span>
        ) : (
          <span className={mergeClasses(styles.state, styles.bad)} role="alert">
            <ErrorCircle16Filled />
            {why()}
            <Button
              className={styles.link}
              size="small"
              appearance="transparent"
              onClick={() => chatOutbox.retry(client, id)}
            >
              {t("retry")}
            </Button>
            <Button
              className={styles.link}
              size="small"
              appearance="transparent"
              onClick={() => chatOutbox.discard(id)}
            >
              {t("discard")}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}
