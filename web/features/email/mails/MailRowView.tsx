import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Attach16Regular } from "@fluentui/react-icons/svg/attach";
import { Star16Filled, Star16Regular } from "@fluentui/react-icons/svg/star";
import { Timer16Regular } from "@fluentui/react-icons/svg/timer";
import { memo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { PlaceLink } from "../../../ui/action/PlaceLink.tsx";
import { PersonMark } from "../../../ui/brand/PersonMark.tsx";
import { CheckBox } from "../../../ui/control/CheckBox.tsx";
import { appTokens } from "../../../ui/theme/tokens.ts";
import { unseen } from "../../../ui/theme/unseen.ts";
import { Highlighted } from "./Highlighted.tsx";
import { useMailCellsFragment } from "./mailList.generated.ts";
import { labelColors } from "./mailLooks.ts";
import { rowHeight } from "./mailSizes.ts";

const shown = "& .mailPick";
const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minInlineSize: 0, textAlign: "start" } as const;

const useStyles = makeStyles({
  row: {
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 0,
    boxSizing: "border-box",
    blockSize: `${rowHeight}px`,
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    contain: "strict",
    backgroundColor: appTokens.card,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover, [shown]: { opacity: 1 } },
    ":focus-within": { [shown]: { opacity: 1 } },
  },
  cursor: { boxShadow: `inset 2px 0 0 ${appTokens.colorBrandStroke1}`, "[dir=rtl] &": { boxShadow: `inset -2px 0 0 ${appTokens.colorBrandStroke1}` } },
  current: { backgroundColor: appTokens.tint, ":hover": { backgroundColor: appTokens.tint } },
  link: {
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr)",
    gap: "12px",
    boxSizing: "border-box",
    blockSize: "100%",
    padding: "10px 16px 10px 20px",
    "[dir=rtl] &": { padding: "10px 20px 10px 16px" },
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    outlineStyle: "none",
    ":focus-visible": { boxShadow: `inset 0 0 0 2px ${appTokens.colorStrokeFocus2}` },
  },
  unread: { fontWeight: appTokens.fontWeightSemibold },
  dot: { position: "absolute", insetInlineStart: "8px", insetBlockStart: "22px", inlineSize: "6px", blockSize: "6px", borderRadius: "3px", backgroundColor: appTokens.colorBrandForeground1 },
  words: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "20px 20px 18px", minInlineSize: 0 },
  top: { display: "flex", alignItems: "center", gap: "6px", paddingInlineEnd: "26px", minInlineSize: 0 },
  sender: { ...line, flexGrow: 1 },
  time: { ...typographyStyles.caption1, flexShrink: 0, fontVariantNumeric: "tabular-nums", color: appTokens.colorNeutralForeground3 },
  clip: { flexShrink: 0, color: appTokens.colorNeutralForeground3 },
  subject: line,
  foot: { display: "flex", alignItems: "center", gap: "6px", minInlineSize: 0 },
  preview: { ...typographyStyles.caption1, ...line, flexGrow: 1, color: appTokens.colorNeutralForeground3 },
  label: { inlineSize: "8px", blockSize: "8px", borderRadius: "2px", flexShrink: 0 },
  pick: { position: "absolute", insetInlineStart: "20px", insetBlockStart: "10px", display: "grid", placeItems: "center", inlineSize: "32px", blockSize: "32px", borderRadius: "16px", backgroundColor: appTokens.card, opacity: 0 },
  picked: { opacity: 1 },
  star: {
    position: "absolute",
    insetInlineEnd: "10px",
    insetBlockStart: "8px",
    display: "grid",
    placeItems: "center",
    inlineSize: "24px",
    blockSize: "24px",
    padding: 0,
    border: "none",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground3,
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  starred: { color: appTokens.warnDot },
  unseen,
});

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
  const { id, index, total, top, href, q, isOpen, isCursor, isPicked, isWaiting, picking, outgoing, onPick, onStar, onFocus } = props;
  const styles = useStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data, complete } = useMailCellsFragment({ from: `Mail:${id}` });
  const place = { "aria-setsize": total, "aria-posinset": index + 1, "data-index": index, style: { transform: `translateY(${top}px)` } };
  if (!complete) return <li className={styles.row} {...place} />;
  const { from, to, subject, preview, attachments, labels, isRead, isStarred, lastAt, sendAt, snoozedUntil, replyCount } = data;
  const names = outgoing ? to.map(({ name, email }) => name || email).join(", ") : from.name || from.email;
  const title = subject || t("noSubject");
  const pick = (event: MouseEvent) => {
    if (!picking && !event.shiftKey) return;
    event.preventDefault();
    onPick(id, event.shiftKey);
  };
  return (
    <li className={mergeClasses(styles.row, isCursor && styles.cursor, (isOpen || isPicked) && styles.current)} {...place}>
      <PlaceLink to={href} className={styles.link} tabIndex={isCursor ? 0 : -1} aria-current={isOpen ? "true" : undefined} onFocus={() => onFocus(index)} onClickCapture={pick}>
        {!isRead && <span aria-hidden className={styles.dot} />}
        <PersonMark name={outgoing ? names : from.name} avatar={outgoing ? null : from.avatar || null} size={32} />
        <span className={styles.words}>
          <span className={styles.top}>
            {!isRead && <span className={styles.unseen}>{t("row.unread")}</span>}
            <bdi className={mergeClasses(styles.sender, !isRead && styles.unread)}>
              <Highlighted text={names || t("nobody")} q={q} />
            </bdi>
            {isWaiting && <Timer16Regular className={styles.clip} aria-label={t("waits.row")} />}
            {replyCount > 0 && <span className={styles.time}>{replyCount + 1}</span>}
            {attachments.length > 0 && <Attach16Regular className={styles.clip} aria-label={t("row.files", { count: attachments.length })} />}
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
              <span key={label} role="img" aria-label={t(`labels.${label}`)} className={styles.label} style={{ backgroundColor: labelColors[label] }} />
            ))}
          </span>
        </span>
      </PlaceLink>
      <label className={mergeClasses("mailPick", styles.pick, (isPicked || picking) && styles.picked)}>
        <CheckBox checked={isPicked} aria-label={t("row.pick", { subject: title })} tabIndex={isCursor ? 0 : -1} onChange={(shift) => onPick(id, shift)} />
      </label>
      <button type="button" className={mergeClasses(styles.star, isStarred && styles.starred)} aria-label={t("row.star", { subject: title })} aria-pressed={isStarred} tabIndex={isCursor ? 0 : -1} onClick={() => onStar(id, !isStarred)}>
        {isStarred ? <Star16Filled aria-hidden /> : <Star16Regular aria-hidden />}
      </button>
    </li>
  );
});
