import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowReply16Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import {
  PresenceAvailable16Filled,
  PresenceAvailable16Regular,
} from "@fluentui/react-icons/svg/presence-available";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { useBubbleStyles } from "./bubbleStyles.ts";
import type { ChatPersonFragment, ChatWordsFragment } from "./chats.generated.ts";
import { DeedState } from "./DeedState.tsx";
import { MessageBody } from "./MessageBody.tsx";
import type { ChatDeed } from "./outbox.ts";
import type { SentState } from "./talkRows.ts";

const stateIcons = {
  sent: <Checkmark16Regular />,
  delivered: <PresenceAvailable16Regular />,
  seen: <PresenceAvailable16Filled />,
};

export interface MessageItemProps {
  message: ChatWordsFragment;
  contact: ChatPersonFragment;
  deed: ChatDeed | undefined;
  isPending: boolean;
  goesOn: boolean;
  state: SentState | null;
  isActive: boolean;
  onActive: () => void;
  onReply: () => void;
  onEdit: () => void;
  onUnsend: () => void;
}

export function MessageItem({
  message: said,
  contact,
  deed,
  isPending,
  goesOn,
  state,
  isActive,
  onActive,
  onReply,
  onEdit,
  onUnsend,
}: MessageItemProps) {
  const styles = useBubbleStyles();
  const { t } = useTranslation("chat");
  const format = useFormat();
  const { id, isMine, message, time, editedAt, unsentAt, attachments, replyTo } = said;
  const isGone = unsentAt !== null;
  const isEdited = editedAt !== null && !isGone;
  // A refused change whose message is not shown can only be tried again or discarded.
  const canUnsend = isMine && (!isPending || deed?.kind === "send");
  const copy = () => copyText(message, t("copied"));
  const actions = (): Action[] => [
    ...(message === ""
      ? []
      : [{ id: "copy", label: t("actions.copy"), icon: <Copy20Regular />, run: () => void copy() }]),
    ...(canUnsend && message !== ""
      ? [{ id: "edit", label: t("actions.edit"), icon: <Edit20Regular />, run: onEdit }]
      : []),
    ...(canUnsend
      ? [
          {
            id: "unsend",
            label: t("actions.unsend"),
            icon: <Delete20Regular />,
            tone: "danger" as const,
            run: onUnsend,
          },
        ]
      : []),
  ];
  const hasMenu = canUnsend || message !== "";
  const stop = isActive ? 0 : -1;
  return (
    <li
      className={mergeClasses(styles.item, goesOn && styles.goesOn, isMine && styles.mine)}
      {...{ [isPending ? "data-pending" : "data-message"]: id }}
      tabIndex={stop}
      onFocus={onActive}
    >
      {!isMine && (
        <span>{!goesOn && <PersonMark name={contact.fullName} avatar={contact.avatar} size={32} />}</span>
      )}
      <div className={mergeClasses(styles.column, isMine && styles.columnMine)}>
        {!goesOn && (
          <span className={styles.meta}>
            {!isMine && <bdi>{contact.fullName}</bdi>}
            <time dateTime={time}>{format.clock(time)}</time>
          </span>
        )}
        <div className={mergeClasses(styles.line, isMine && styles.lineMine)}>
          <div className={mergeClasses(styles.bubble, isMine && styles.bubbleMine, isGone && styles.gone)}>
            {isGone ? (
              <p className={styles.text}>{t("unsent")}</p>
            ) : (
              <MessageBody message={message} files={attachments} replyTo={replyTo} name={contact.fullName} />
            )}
          </div>
          {!isGone && (
            <span className={styles.tools} data-tools>
              {!isPending && (
                <Hint label={t("actions.reply")}>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<ArrowReply16Regular />}
                    tabIndex={stop}
                    onClick={onReply}
                  />
                </Hint>
              )}
              {hasMenu && <RowMenu label={t("actions.more")} tabIndex={stop} actions={actions} />}
            </span>
          )}
        </div>
        {(deed !== undefined || state !== null || isEdited) && (
          <span className={styles.state}>
            {isEdited && <span>{t("edited")}</span>}
            {deed ? (
              <DeedState deed={deed} isPending={isPending} />
            ) : (
              state !== null && (
                <>
                  {stateIcons[state]}
                  {t(`states.${state}`)}
                </>
              )
            )}
          </span>
        )}
      </div>
    </li>
  );
}
