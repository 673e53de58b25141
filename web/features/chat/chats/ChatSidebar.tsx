import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import { useOutbox } from "#web/lib/connection/useOutbox.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { SimulationSwitch } from "#web/ui/preferences/SimulationSwitch.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ChatRow } from "./ChatRow.tsx";
import type { ChatListQuery, ChatSelfFragment } from "./chats.generated.ts";
import { useDrafts } from "./drafts.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { chatOutbox } from "./outbox.ts";
import { PersonFace } from "./PersonFace.tsx";
import { shownMessage } from "./shownMessages.ts";
import { sortChats } from "./sortChats.ts";
import { useTypers } from "./typing.ts";

const useStyles = makeStyles({
  side: {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    minBlockSize: 0,
    minInlineSize: 0,
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
    backgroundColor: appTokens.canvas,
  },
  head: { display: "grid", gap: "8px", padding: "8px 16px" },
  line: { display: "flex", alignItems: "center", gap: "8px", minBlockSize: "40px" },
  title: { ...typographyStyles.title3, flexGrow: 1, margin: 0 },
  search: { display: "grid", "& > span": { inlineSize: "100%", minBlockSize: "36px" } },
  self: { minInlineSize: "auto", padding: "2px" },
  lists: {
    minBlockSize: 0,
    overflowY: "auto",
    scrollbarWidth: "thin",
    paddingInline: "8px",
    paddingBlockEnd: "12px",
  },
  group: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    padding: "12px 8px 4px",
    color: appTokens.colorNeutralForeground3,
  },
  list: { display: "grid", gap: "2px", margin: 0, padding: 0, listStyleType: "none" },
  none: {
    ...typographyStyles.body1,
    margin: 0,
    padding: "16px 8px",
    color: appTokens.colorNeutralForeground3,
  },
});

export interface ChatSidebarProps {
  data: ChatListQuery | undefined;
  error: AppError | undefined;
  onRetry: () => void;
  self: ChatSelfFragment | undefined;
  openId: string | null;
  hrefOf: (id: string) => string;
  q: string;
  onSearch: (q: string) => void;
  onProfile: () => void;
}

export function ChatSidebar({
  data,
  error,
  onRetry,
  self,
  openId,
  hrefOf,
  q,
  onSearch,
  onProfile,
}: ChatSidebarProps) {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const drafts = useDrafts();
  const typers = useTypers();
  const [scrolled, setScrolled] = useState(false);
  const deeds = useOutbox(chatOutbox).filter(({ failed }) => failed === null);
  const { chats, others } = sortChats(data);
  const asShown = ({ lastMessage, ...chat }: (typeof chats)[number]) => ({
    ...chat,
    lastMessage: lastMessage && shownMessage(lastMessage, deeds).message,
  });
  const row = (person: (typeof others)[number], chat?: (typeof chats)[number]) => (
    <li key={person.id}>
      <ChatRow
        person={person}
        chat={chat}
        to={hrefOf(person.id)}
        isHere={person.id === openId}
        isTyping={typers.has(person.id)}
        draft={drafts[person.id]}
      />
    </li>
  );
  const body = () => {
    if (!data)
      return error ? (
        <ErrorState title={t("failed")} error={error} onRetry={onRetry} />
      ) : (
        <ListSkeleton label={t("loading")} />
      );
    if (chats.length === 0 && others.length === 0)
      return <p className={styles.none}>{t("noMatch", { q })}</p>;
    return (
      <>
        {chats.length > 0 && (
          <>
            <h2 className={styles.group}>{t("chats")}</h2>
            <ul className={styles.list}>{chats.map((chat) => row(chat.contact, asShown(chat)))}</ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <h2 className={styles.group}>{t("contacts")}</h2>
            <ul className={styles.list}>{others.map((person) => row(person))}</ul>
          </>
        )}
      </>
    );
  };
  return (
    <nav className={styles.side} aria-label={t("listLabel")}>
      <div className={styles.head} style={scrolled ? { boxShadow: `0 1px 0 ${appTokens.line}` } : undefined}>
        <div className={styles.line}>
          <h1 className={styles.title}>{t("screens:chat.chat")}</h1>
          {self && (
            <Hint label={t("profile.open")}>
              <Button className={styles.self} appearance="subtle" onClick={onProfile}>
                <PersonFace person={self} size={32} />
              </Button>
            </Hint>
          )}
        </div>
        <div className={styles.search}>
          <SearchBox label={t("search")} value={q} onSearch={onSearch} />
        </div>
      </div>
      <div
        className={styles.lists}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {body()}
      </div>
      <SimulationSwitch part="CHAT" texts="chat" />
    </nav>
  );
}
