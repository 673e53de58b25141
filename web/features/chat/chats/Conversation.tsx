import { Button, makeStyles } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { Composer, type ComposerHandle } from "./Composer.tsx";
import type { Composing } from "./ComposingLine.tsx";
import { ConversationHead } from "./ConversationHead.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { MessageLog } from "./MessageLog.tsx";
import type { ChatWordsFragment } from "./chats.generated.ts";
import { useTalk } from "./useTalk.ts";
import { useTypers } from "./typing.ts";

const useStyles = makeStyles({
  talk: {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    minBlockSize: 0,
    minInlineSize: 0,
    backgroundColor: appTokens.canvas,
  },
  wait: { minBlockSize: 0, overflow: "hidden", padding: "16px" },
  away: { display: "grid", minBlockSize: 0, backgroundColor: appTokens.canvas },
});

export interface ConversationProps {
  contactId: string;
  narrow: boolean;
  detailsShown: boolean;
  onDetails: () => void;
  onClose: () => void;
}

export function Conversation({ contactId, narrow, detailsShown, onDetails, onClose }: ConversationProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const talk = useTalk(contactId);
  const isTyping = useTypers().has(contactId);
  const [composing, setComposing] = useState<Composing | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const { contact, items } = talk;
  if (contact === null) {
    return (
      <div className={styles.away}>
        <EmptyState
          why="gone"
          title={t("gone.title")}
          text={t("gone.text")}
          actions={<Button onClick={onClose}>{t("gone.action")}</Button>}
        />
      </div>
    );
  }
  if (talk.error) {
    return (
      <div className={styles.away}>
        <ErrorState title={t("failedTalk")} error={talk.error} onRetry={talk.retry} />
      </div>
    );
  }
  const compose = (kind: Composing["kind"], message: ChatWordsFragment) => {
    setComposing({ kind, message });
    composer.current?.begin(kind === "edit" ? message.message : undefined);
  };
  const editLast = () => {
    const last = items.findLast(
      ({ message: { isMine, unsentAt, message } }) => isMine && unsentAt === null && message !== "",
    );
    if (last) compose("edit", last.message);
  };
  return (
    <section
      className={styles.talk}
      aria-label={contact ? t("talkWith", { name: contact.fullName }) : t("loading")}
    >
      <ConversationHead
        contact={contact}
        narrow={narrow}
        detailsShown={detailsShown}
        onDetails={onDetails}
        onClose={onClose}
      />
      {contact ? (
        <MessageLog
          talk={talk}
          contact={contact}
          isTyping={isTyping}
          onReply={(message) => compose("reply", message)}
          onEdit={(message) => compose("edit", message)}
        />
      ) : (
        <div className={styles.wait}>
          <ListSkeleton label={t("loading")} rows={6} />
        </div>
      )}
      <Composer
        ref={composer}
        contactId={contactId}
        name={contact?.fullName ?? ""}
        focused={!narrow}
        composing={composing}
        onEnd={() => setComposing(null)}
        onSend={talk.send}
        onEdit={talk.edit}
        onEditLast={editLast}
      />
    </section>
  );
}
