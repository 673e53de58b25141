import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowSwap20Regular } from "@fluentui/react-icons/svg/arrow-swap";
import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { Gauge20Regular } from "@fluentui/react-icons/svg/gauge";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { Info20Regular } from "@fluentui/react-icons/svg/info";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { useSession } from "#web/lib/session/session.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { NotificationFieldsFragment } from "./notifications.generated.ts";
import { useNotificationRowStyles } from "./notificationRowStyles.ts";
import { useNotificationWords } from "#web/lib/texts/useNotificationWords.ts";

const icons = {
  ORDER: Receipt20Regular,
  BILLING: Wallet20Regular,
  DEBT: Gauge20Regular,
  TRANSFER: ArrowSwap20Regular,
  REWARD: Gift20Regular,
  SUPPORT: ChatHelp20Regular,
  DEPLOYMENT: Rocket20Regular,
  MAIL: Mail20Regular,
  SYSTEM: Info20Regular,
};

const useStyles = makeStyles({
  OK: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  INFO: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  WARN: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  BAD: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  IDLE: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
  unread: { backgroundColor: appTokens.tint },
  strong: { ...typographyStyles.body1Strong },
  link: {
    color: "inherit",
    textDecorationLine: "none",
    // The whole row follows the link; what stands above it is pressed for itself.
    "::after": { content: '""', position: "absolute", inset: 0 },
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outlineStyle: "none" },
    ":focus-visible::after": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  meter: { paddingBlockStart: "8px" },
  time: { ...typographyStyles.caption1, whiteSpace: "nowrap", color: appTokens.colorNeutralForeground3 },
});

/** One notification. */
export interface NotificationRowProps {
  note: NotificationFieldsFragment;
  onRead: () => void;
  /** Called when its link is followed. */
  onFollow: () => void;
}

/**
 * A notification: its kind and tone, what it says, when it came, and how far its work is. Followed, it is read, but for who
 * views as another role, which only reads.
 */
export function NotificationRow({ note, onRead, onFollow }: NotificationRowProps) {
  const rows = useNotificationRowStyles();
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const isViewingAs = useSession()?.user.viewingAs !== undefined;
  const { relative, dateTime, number } = useFormat();
  const { title, text } = useNotificationWords()(note);
  const { kind, tone, link, progress, createdAt, readAt } = note;
  const Icon = icons[kind];
  const isUnread = readAt === null;
  return (
    <li className={mergeClasses(rows.row, isUnread && styles.unread)}>
      <span className={mergeClasses(rows.tile, styles[tone])}>
        <Icon />
      </span>
      <div className={rows.text}>
        <p className={mergeClasses(rows.title, isUnread && styles.strong)} dir="auto">
          {link === null ? (
            title
          ) : (
            <RowLink
              to={link}
              title={title}
              className={styles.link}
              onFollow={() => (isViewingAs || onRead(), onFollow())}
            />
          )}
        </p>
        {text !== null && (
          <p className={rows.line} dir="auto">
            {text}
          </p>
        )}
        {progress !== null && progress < 100 && (
          <div className={styles.meter}>
            <Meter
              label={t("notifications.progress", { title })}
              text={t("notifications.percent", { number: number(progress) })}
              share={progress / 100}
              warnAt={2}
              badAt={2}
            />
          </div>
        )}
      </div>
      <div className={rows.end}>
        <time className={styles.time} dateTime={createdAt} title={dateTime(createdAt)}>
          {relative(createdAt)}
        </time>
        {isUnread && (
          <ToolButton
            small
            label={t("notifications.read", { title })}
            icon={<Checkmark16Regular />}
            onPress={onRead}
          />
        )}
      </div>
    </li>
  );
}

function RowLink({
  to,
  title,
  className,
  onFollow,
}: {
  to: string;
  title: string;
  className: string;
  onFollow: () => void;
}) {
  return (
    <a className={className} {...useLink(to, { onFollow })}>
      {title}
    </a>
  );
}
