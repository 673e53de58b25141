import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ChatPersonFragment, ChatWordsFragment } from "./chats.generated.ts";
import { MessageItem } from "./MessageItem.tsx";
import { talkRows } from "./talkRows.ts";
import { TypingLine } from "./TypingLine.tsx";
import type { Talk } from "./useTalk.ts";

/** How near the oldest message the earlier ones are fetched, and how far from the newest the way back shows, in pixels. */
const near = 240;

const useStyles = makeStyles({
  frame: { position: "relative", display: "grid", minBlockSize: 0 },
  // The last message stays where it is, whatever is put above.
  log: {
    display: "flex",
    flexDirection: "column-reverse",
    minBlockSize: 0,
    overflowY: "auto",
    scrollbarWidth: "thin",
    outlineStyle: "none",
  },
  inner: {
    boxSizing: "border-box",
    inlineSize: "100%",
    paddingBlock: "16px 8px",
    paddingInline: "24px",
    "@media (max-width: 639.98px)": { paddingInline: "12px" },
  },
  list: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  // The browser keeps in place what is read, not the button above it.
  earlier: { overflowAnchor: "none", display: "grid", justifyItems: "center", paddingBlockEnd: "8px" },
  line: {
    ...typographyStyles.caption1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "12px",
    paddingBlock: "12px",
    color: appTokens.colorNeutralForeground3,
    "::before": { content: "''", borderTop: `1px solid ${appTokens.line}` },
    "::after": { content: "''", borderTop: `1px solid ${appTokens.line}` },
  },
  fresh: {
    color: appTokens.badForeground,
    fontWeight: appTokens.fontWeightSemibold,
    "::before": { borderTopColor: appTokens.badDot },
    "::after": { borderTopColor: appTokens.badDot },
  },
  none: {
    ...typographyStyles.body1,
    margin: 0,
    padding: "24px 0",
    textAlign: "center",
    color: appTokens.colorNeutralForeground3,
  },
  latest: {
    position: "absolute",
    insetBlockEnd: "8px",
    insetInlineEnd: "24px",
    boxShadow: appTokens.shadow16,
    backgroundColor: appTokens.colorNeutralBackground1,
  },
});

export interface MessageLogProps {
  talk: Talk;
  contact: ChatPersonFragment;
  isTyping: boolean;
  onReply: (message: ChatWordsFragment) => void;
  onEdit: (message: ChatWordsFragment) => void;
}

export function MessageLog({ talk, contact, isTyping, onReply, onEdit }: MessageLogProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const format = useFormat();
  const log = useRef<HTMLDivElement>(null);
  const fresh = useRef<HTMLLIElement>(null);
  const [active, setActive] = useState<string>();
  const [isUp, setUp] = useState(false);
  const { newFrom, chat } = talk;
  const rows = talkRows(talk.items, newFrom);
  const items = rows.map(({ message }) => message);
  const current = items.some(({ id }) => id === active) ? active : items.at(-1)?.id;

  useLayoutEffect(() => {
    fresh.current?.scrollIntoView({ block: "nearest" });
  }, [newFrom]);
  const lastPending = rows.findLast(({ isPending }) => isPending)?.message.id;
  useLayoutEffect(() => {
    if (lastPending !== undefined && log.current) log.current.scrollTop = 0;
  }, [lastPending]);

  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = log.current ?? {};
    setUp(-scrollTop > near);
    if (scrollHeight - clientHeight + scrollTop < near) talk.loadEarlier();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLLIElement)) return;
    const at = items.findIndex(({ id }) => id === (target.dataset["message"] ?? target.dataset["pending"]));
    const next = { ArrowUp: items[at - 1], ArrowDown: items[at + 1], Home: items[0], End: items.at(-1) }[key];
    if (!next) return;
    event.preventDefault();
    setActive(next.id);
    log.current
      ?.querySelector<HTMLElement>(`[data-message="${next.id}"], [data-pending="${next.id}"]`)
      ?.focus();
  };
  return (
    <div className={styles.frame}>
      <div ref={log} className={styles.log} onScroll={onScroll}>
        <div className={styles.inner} role="log" aria-label={t("messages")}>
          {chat?.messages.hasEarlier && (
            <div className={styles.earlier}>
              <Button
                size="small"
                appearance="subtle"
                disabledFocusable={talk.isLoadingEarlier}
                onClick={talk.loadEarlier}
              >
                {t(talk.isLoadingEarlier ? "loadingEarlier" : "earlier")}
              </Button>
            </div>
          )}
          {items.length === 0 && <p className={styles.none}>{t("first", { name: contact.fullName })}</p>}
          <ol className={styles.list} onKeyDown={onKeyDown}>
            {rows.map(({ message, day, isNewHere, ...row }) => (
              <Fragment key={message.clientId ?? message.id}>
                {day !== null && <li className={styles.line}>{format.nearDay(day)}</li>}
                {isNewHere && (
                  <li ref={fresh} className={mergeClasses(styles.line, styles.fresh)}>
                    {t("newHere")}
                  </li>
                )}
                <MessageItem
                  message={message}
                  contact={contact}
                  {...row}
                  isActive={message.id === current}
                  onActive={() => setActive(message.id)}
                  onReply={() => onReply(message)}
                  onEdit={() => onEdit(message)}
                  onUnsend={() => void talk.unsend(message)}
                />
              </Fragment>
            ))}
          </ol>
          <TypingLine name={isTyping ? contact.fullName : null} />
        </div>
      </div>
      {isUp && (
        <Button
          className={styles.latest}
          shape="circular"
          icon={<ChevronDown20Regular />}
          onClick={() => log.current?.scrollTo({ top: 0, behavior: "smooth" })}
        >
          {t("latest")}
        </Button>
      )}
    </div>
  );
}
