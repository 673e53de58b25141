import { mergeClasses } from "@fluentui/react-components";
import { Attach16Regular } from "@fluentui/react-icons/svg/attach";
import { Star16Filled, Star16Regular } from "@fluentui/react-icons/svg/star";
import { Timer16Regular } from "@fluentui/react-icons/svg/timer";
import { memo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { useMailCellsFragment } from "./data/mailList.generated.ts";
import { labelColors } from "./mailLooks.ts";
import { useMailRowStyles } from "./mailRowStyles.ts";

export interface MailRowViewProps {
  id: string;
  index: number;
  total: number;
  top: number;
  href: string;
  q: string;
  isOpen: boolean;
  isCursor: boolean;
  isPicked: boolean;
  /** Whether something was done to it that the gateway does not know yet. */
  isWaiting: boolean;
  /** Whether mails are being picked: then a click picks. */
  picking: boolean;
  /** Shows for whom a mail is, in boxes of what was written here. */
  outgoing: boolean;
  onPick: (id: string, range: boolean) => void;
  onStar: (id: string, isStarred: boolean) => void;
  onFocus: (index: number) => void;
}

export const MailRowView = memo(function MailRowView(props: MailRowViewProps) {
  const {
    id,
    index,
    total,
    top,
    href,
    q,
    isOpen,
    isCursor,
    isPicked,
    isWaiting,
    picking,
    outgoing,
    onPick,
    onStar,
    onFocus,
  } = props;
  const styles = useMailRowStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data, complete } = useMailCellsFragment({ from: `Mail:${id}` });
  const place = {
    "aria-setsize": total,
    "aria-posinset": index + 1,
    "data-index": index,
    style: { transform: `translateY(${top}px)` },
  };
  if (!complete) return <li className={styles.row} {...place} />;
  const {
    from,
    to,
    subject,
    preview,
    attachments,
    labels,
    isRead,
    isStarred,
    lastAt,
    sendAt,
    snoozedUntil,
    replyCount,
  } = data;
  const names = outgoing ? to.map(({ name, email }) => name || email).join(", ") : from.name || from.email;
  const title = subject || t("noSubject");
  const pick = (event: MouseEvent) => {
    if (!picking && !event.shiftKey) return;
    event.preventDefault();
    onPick(id, event.shiftKey);
  };
  return (
    <li
      className={mergeClasses(styles.row, isCursor && styles.cursor, (isOpen || isPicked) && styles.current)}
      {...place}
    >
      <PlaceLink
        to={href}
        className={styles.link}
        tabIndex={isCursor ? 0 : -1}
        aria-current={isOpen ? "true" : undefined}
        onFocus={() => onFocus(index)}
        onClickCapture={pick}
      >
        {!isRead && <span aria-hidden className={styles.dot} />}
        <PersonMark
          name={outgoing ? names : from.name}
          avatar={outgoing ? null : from.avatar || null}
          size={32}
        />
        <span className={styles.words}>
          <span className={styles.top}>
            {!isRead && <span className={styles.unseen}>{t("row.unread")}</span>}
            <bdi className={mergeClasses(styles.sender, !isRead && styles.unread)}>
              <Highlighted text={names || t("nobody")} q={q} />
            </bdi>
            {isWaiting && <Timer16Regular className={styles.clip} aria-label={t("waits.row")} />}
            {replyCount > 0 && <span className={styles.time}>{replyCount + 1}</span>}
            {attachments.length > 0 && (
              <Attach16Regular
                className={styles.clip}
                aria-label={t("row.files", { count: attachments.length })}
              />
            )}
            <span className={styles.time}>{format.short(sendAt ?? snoozedUntil ?? lastAt)}</span>
          </span>
          <span dir="auto" className={mergeClasses(styles.subject, !isRead && styles.unread)}>
            <Highlighted text={title} q={q} />
          </span>
          <span className={styles.foot}>
            <span dir="auto" className={styles.preview}>
              {preview}
            </span>
            {labels.map((label) => (
              <span
                key={label}
                role="img"
                aria-label={t(`labels.${label}`)}
                className={styles.label}
                style={{ backgroundColor: labelColors[label] }}
              />
            ))}
          </span>
        </span>
      </PlaceLink>
      <label className={mergeClasses("mailPick", styles.pick, (isPicked || picking) && styles.picked)}>
        <CheckBox
          checked={isPicked}
          aria-label={t("row.pick", { subject: title })}
          tabIndex={isCursor ? 0 : -1}
          onChange={(shift) => onPick(id, shift)}
        />
      </label>
      <button
        type="button"
        className={mergeClasses(styles.star, isStarred && styles.starred)}
        aria-label={t("row.star", { subject: title })}
        aria-pressed={isStarred}
        tabIndex={isCursor ? 0 : -1}
        onClick={() => onStar(id, !isStarred)}
      >
        {isStarred ? <Star16Filled aria-hidden /> : <Star16Regular aria-hidden />}
      </button>
    </li>
  );
});
