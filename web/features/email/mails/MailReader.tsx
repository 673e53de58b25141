import { Badge, Button, mergeClasses } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { Star20Filled, Star20Regular } from "@fluentui/react-icons/svg/star";
import { memo, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { BackIcon } from "#web/ui/action/BackIcon.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { MailFoot, type MailFootProps } from "./MailFoot.tsx";
import { MailLetter } from "./MailLetter.tsx";
import { MailTools } from "./MailTools.tsx";
import { useMailCellsFragment, useMailReadQuery } from "./data/mailList.generated.ts";
import { labelColors } from "./mailLooks.ts";
import { mailPath } from "./data/mailPaths.ts";
import type { MailCommands } from "./useMailCommands.ts";
import { useMailReaderStyles } from "./mailReaderStyles.ts";

export interface MailReaderProps {
  id: string;
  /** Where it stands in the list; -1 where it does not. */
  at: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  onBack: (() => void) | undefined;
  doing: MailCommands;
  asked: string | undefined;
  onAsked: () => void;
  onAnswer: MailFootProps["onAnswer"];
  onCancel: MailFootProps["onCancel"];
  /** Called when the mail is there and was not opened before. */
  onSeen: (id: string) => void;
}

export const MailReader = memo(function MailReader({
  id,
  at: place,
  total,
  onStep,
  onBack,
  doing,
  asked,
  onAsked,
  onAnswer,
  onCancel,
  onSeen,
}: MailReaderProps) {
  const styles = useMailReaderStyles();
  const text = useTextStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data, error, refetch } = useMailReadQuery({ variables: { id } });
  const listed = useMailCellsFragment({ from: `Mail:${id}` });
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const thread = data?.mail;
  // What the list knows of it stands at once; its thread follows.
  const mail = data ? thread : listed.complete && !error ? listed.data : undefined;
  const unread = mail?.isRead === false;
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (!unread || seen === id) return;
    setSeen(id);
    onSeen(id);
  }, [unread, seen, id, onSeen]);

  const back = onBack && <ToolButton label={t("tools.back")} icon={<BackIcon />} onPress={onBack} />;
  const tools = (
    <MailTools
      label={t("tools.title")}
      doing={doing}
      {...{ asked, onAsked }}
      start={back}
      end={
        <>
          {place >= 0 && (
            <span className={mergeClasses(styles.roomy, styles.place)}>
              {t("place", { at: format.number(place + 1), total: format.number(total) })}
            </span>
          )}
          <ToolButton label={t("tools.previous")} icon={<ChevronUp20Regular />} onPress={() => onStep(-1)} />
          <ToolButton label={t("tools.next")} icon={<ChevronDown20Regular />} onPress={() => onStep(1)} />
          <span className={styles.roomy}>
            <ToolButton label={t("tools.print")} icon={<Print20Regular />} onPress={() => window.print()} />
          </span>
        </>
      }
    />
  );
  if (error && !mail)
    return (
      <div className={styles.reader}>
        {tools}
        <ErrorState title={t("failedOne")} error={error} onRetry={refetch} />
      </div>
    );
  if (mail === null)
    return (
      <div className={styles.reader}>
        {back}
        <EmptyState why="gone" title={t("gone.title")} text={t("gone.text")} />
      </div>
    );
  if (!mail)
    return (
      <div className={styles.reader}>
        {tools}
        <div className={styles.scroll}>
          <DetailSkeleton label={t("loading")} />
        </div>
      </div>
    );
  const { subject, labels, isStarred, sendAt, snoozedUntil, replyToId } = mail;
  const title = subject || t("noSubject");
  const src = `/api/apps/email/${id}/text`;
  const letters = thread
    ? [{ ...thread, src }, ...thread.replies.map((one) => ({ ...one, src: `${src}?reply=${one.id}` }))]
    : mail.replyCount === 0
      ? [{ ...mail, cc: [], message: undefined, src }]
      : [];
  return (
    <div className={styles.reader}>
      {tools}
      <div className={styles.scroll} data-print>
        <div className={styles.head}>
          <div className={styles.about}>
            <h2 dir="auto" className={styles.subject}>
              {title}
            </h2>
            {labels.map((label) => (
              <Badge
                key={label}
                appearance="outline"
                className={styles.label}
                icon={<span className={styles.dot} style={{ backgroundColor: labelColors[label] }} />}
              >
                {t(`labels.${label}`)}
              </Badge>
            ))}
          </div>
          <Hint label={t(isStarred ? "tools.unstar" : "tools.star")}>
            <Button
              appearance="subtle"
              className={mergeClasses(isStarred && styles.starred)}
              icon={isStarred ? <Star20Filled /> : <Star20Regular />}
              aria-pressed={isStarred}
              onClick={() => void doing.star()}
            />
          </Hint>
        </div>
        {sendAt !== null && (
          <p className={styles.note}>{t("scheduled", { time: format.dateTime(sendAt) })}</p>
        )}
        {replyToId !== null && (
          <p className={styles.note}>
            <PlaceLink to={`${mailPath}?open=${replyToId}`} className={text.link}>
              {t("thread")}
            </PlaceLink>
          </p>
        )}
        {snoozedUntil !== null && (
          <p className={styles.note}>{t("snoozed", { time: format.dateTime(snoozedUntil) })}</p>
        )}
        {letters.length === 0 && <CardSkeleton label={t("loading")} lines={3} />}
        {letters.map((letter, at) => (
          <MailLetter
            key={letter.src}
            letter={letter}
            src={letter.src}
            subject={title}
            folded={at < letters.length - 1 && !unfolded.has(letter.src)}
            onUnfold={() => setUnfolded(new Set([...unfolded, letter.src]))}
            onReply={mail.folder === "DRAFT" ? undefined : () => onAnswer(id, "reply")}
          />
        ))}
      </div>
      <MailFoot id={id} onAnswer={onAnswer} onCancel={onCancel} />
    </div>
  );
});
