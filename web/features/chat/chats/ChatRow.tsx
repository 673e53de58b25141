import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen as unseenStyle } from "#web/ui/theme/unseen.ts";
import type { ChatLineFragment, ChatPersonFragment } from "./chats.generated.ts";
import { PersonFace } from "./PersonFace.tsx";
import { usePreview } from "./usePreview.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "10px",
    boxSizing: "border-box",
    minBlockSize: "56px",
    paddingBlock: "7px",
    paddingInline: "7px",
    border: "1px solid transparent",
    borderRadius: appTokens.borderRadiusLarge,
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  here: {
    border: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
    ":hover": { backgroundColor: appTokens.card },
  },
  words: { display: "grid", gap: "2px", minInlineSize: 0 },
  name: { ...typographyStyles.body1, ...cut },
  strong: { fontWeight: appTokens.fontWeightSemibold },
  cut: { ...cut, minInlineSize: 0 },
  said: {
    ...typographyStyles.caption1,
    display: "flex",
    gap: "2px",
    minInlineSize: 0,
    color: appTokens.colorNeutralForeground3,
  },
  unread: { color: appTokens.colorNeutralForeground1, fontWeight: appTokens.fontWeightSemibold },
  writes: { color: appTokens.okForeground },
  draft: { flexShrink: 0, color: appTokens.badForeground },
  end: {
    display: "grid",
    justifyItems: "end",
    alignContent: "start",
    gap: "2px",
    alignSelf: "start",
    paddingBlockStart: "2px",
  },
  time: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  count: {
    ...typographyStyles.caption1,
    boxSizing: "border-box",
    minInlineSize: "20px",
    paddingInline: "6px",
    borderRadius: "10px",
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
    fontWeight: appTokens.fontWeightSemibold,
    lineHeight: "20px",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
  },
  heard: unseenStyle,
});

export interface ChatRowProps {
  person: ChatPersonFragment;
  chat: ChatLineFragment | undefined;
  to: string;
  isHere: boolean;
  isTyping: boolean;
  draft: string | undefined;
}

export function ChatRow({ person, chat, to, isHere, isTyping, draft }: ChatRowProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const { number, short } = useFormat();
  const preview = usePreview();
  const count = chat?.unseen ?? 0;
  const said = () => {
    if (isTyping) return <span className={mergeClasses(styles.said, styles.writes)}>{t("typing")}</span>;
    if (draft !== undefined && !isHere) {
      return (
        <span className={styles.said}>
          <span className={styles.draft}>{t("draft")}</span>
          <span className={styles.cut} dir="auto">
            {draft}
          </span>
        </span>
      );
    }
    return (
      <span className={mergeClasses(styles.said, count > 0 && styles.unread)}>
        {chat?.lastMessage?.isMine && <span>{t("preview.mine")}</span>}
        <span className={styles.cut} dir="auto">
          {chat?.lastMessage ? preview(chat.lastMessage) : person.role}
        </span>
      </span>
    );
  };
  return (
    <PlaceLink
      to={to}
      className={mergeClasses(styles.row, isHere && styles.here)}
      aria-current={isHere ? "page" : undefined}
    >
      <PersonFace person={person} />
      <span className={styles.words}>
        <bdi className={mergeClasses(styles.name, (count > 0 || isHere) && styles.strong)}>
          {person.fullName}
        </bdi>
        {said()}
      </span>
      <span className={styles.end}>
        {chat && (
          <time className={styles.time} dateTime={chat.lastAt}>
            {short(chat.lastAt)}
          </time>
        )}
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden>{count > 99 ? "99+" : number(count)}</span>
            <span className={styles.heard}>{t("unseen", { count })}</span>
          </span>
        )}
      </span>
    </PlaceLink>
  );
}
