import { useApolloClient } from "@apollo/client/react";
import { Button, mergeClasses } from "@fluentui/react-components";
import { ErrorCircle16Filled } from "@fluentui/react-icons/svg/error-circle";
import { Timer16Regular } from "@fluentui/react-icons/svg/timer";
import { useTranslation } from "react-i18next";
import { useConnectivity } from "#web/lib/connection/connectivity.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useBubbleStyles } from "./bubbleStyles.ts";
import { type ChatDeed, chatOutbox } from "./outbox.ts";

export interface DeedStateProps {
  deed: ChatDeed;
  isPending: boolean;
}

/** How far what was done to a message has come. */
export function DeedState({ deed, isPending }: DeedStateProps) {
  const styles = useBubbleStyles();
  const { t } = useTranslation("chat");
  const client = useApolloClient();
  const isHere = useConnectivity() === "here";
  const isSending = useStore(chatOutbox.sending) === deed.id;
  const { id, failed } = deed;
  const kind = deed.kind === "send" ? (deed.isTakenBack ? "unsend" : isPending ? "send" : "edit") : deed.kind;
  if (failed === null) {
    return (
      <span className={styles.state}>
        <Timer16Regular />
        {t(`deeds.${kind}.${isSending ? "going" : isHere ? "queued" : "waiting"}`)}
      </span>
    );
  }
  return (
    <span className={mergeClasses(styles.state, styles.bad)} role="alert">
      <span className={styles.why}>
        <ErrorCircle16Filled />
        {t([`refused.${kind}.${failed}`, `refused.${kind}.UNKNOWN`])}
      </span>
      <span>
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
    </span>
  );
}
