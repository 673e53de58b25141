import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { prepareChatCache } from "./chatCache.ts";
import { ChatSidebar } from "./ChatSidebar.tsx";
import {
  ChatListDocument,
  ChatOpenDocument,
  ChatOwnProfileDocument,
  useChatListQuery,
  useChatOwnProfileQuery,
} from "./chats.generated.ts";
import { Conversation } from "./Conversation.tsx";
import { useChatSwitcher } from "./useChatSwitcher.ts";
import { useLiveChat } from "./useLiveChat.ts";

const ContactDetails = lazyComponent(() => import("./ContactDetails.tsx"), "ContactDetails");
const ContactDrawer = lazyComponent(() => import("./ContactDrawer.tsx"), "ContactDrawer");
const ProfileDrawer = lazyComponent(() => import("./ProfileDrawer.tsx"), "ProfileDrawer");

export function preload(url: URL, client: ApolloClient) {
  prepareChatCache(client.cache);
  const userId = url.searchParams.get("open");
  return Promise.all([
    startQuery(client, ChatListDocument, { q: "" }),
    startQuery(client, ChatOwnProfileDocument, {}),
    ...(userId === null ? [] : [startQuery(client, ChatOpenDocument, { userId })]),
  ]);
}

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "304px minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    flexGrow: 1,
    minBlockSize: 0,
    margin: "-20px -24px -24px",
    [phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      flexGrow: 0,
      blockSize: "calc(100dvh - var(--barHeight, 48px))",
      margin: "-16px",
    },
  },
  withPanel: { gridTemplateColumns: "304px minmax(0, 1fr) 276px" },
  empty: { display: "grid", minBlockSize: 0, backgroundColor: appTokens.canvas },
  panel: {
    minBlockSize: 0,
    overflowY: "auto",
    scrollbarWidth: "thin",
    padding: "24px 20px",
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.line,
    backgroundColor: appTokens.canvas,
  },
});

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation("chat");
  const { cache } = useApolloClient();
  prepareChatCache(cache);
  const narrow = useNarrow();
  const roomy = useMediaQuery("(min-width: 1280px)");
  const opened = useOpenRow();
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const find = (text: string) => {
    const next = new URLSearchParams(search);
    next.delete("q");
    setSearch(text.trim() === "" ? next : [...next, ["q", text.trim()]], { replace: true });
  };
  const [panel, setPanel] = useState(roomy);
  const [drawer, setDrawer] = useState(false);
  const [profile, setProfile] = useState(false);
  const list = useChatListQuery({ variables: { q } });
  const self = useChatOwnProfileQuery().data?.chatProfile;
  const { id, hrefOf } = opened;
  const go = (to: string) => (id === null ? opened.open(to) : opened.openNext(to));
  useLiveChat(list.data !== undefined, id, go);
  useChatSwitcher(hrefOf);
  useEffect(() => setDrawer(false), [id]);

  const shownList = list.data ?? list.previousData;
  const isKnown = id !== null;
  const withPanel = roomy && panel && isKnown;
  return (
    <div className={mergeClasses(styles.page, withPanel && styles.withPanel)}>
      {(!narrow || id === null) && (
        <ChatSidebar
          data={shownList}
          error={list.error}
          onRetry={list.refetch}
          self={self}
          openId={id}
          hrefOf={hrefOf}
          q={q}
          onSearch={find}
          onProfile={() => setProfile(true)}
        />
      )}
      {id !== null ? (
        <Conversation
          key={id}
          contactId={id}
          narrow={narrow}
          detailsShown={roomy ? panel : drawer}
          onDetails={() => (roomy ? setPanel(!panel) : setDrawer(true))}
          onClose={opened.close}
        />
      ) : (
        !narrow && (
          <div className={styles.empty}>
            <EmptyState why="unchosen" title={t("choose.title")} text={t("choose.text")} />
          </div>
        )
      )}
      {withPanel && (
        <aside className={styles.panel} aria-label={t("details.title")}>
          <ContactDetails contactId={id} />
        </aside>
      )}
      <KeepWhileClosing shown={drawer && id !== null ? id : undefined}>
        {(contactId, open) => (
          <ContactDrawer contactId={contactId} open={open} onClose={() => setDrawer(false)} />
        )}
      </KeepWhileClosing>
      <KeepWhileClosing shown={profile ? self : undefined}>
        {(shown, open) => <ProfileDrawer self={shown} open={open} onClose={() => setProfile(false)} />}
      </KeepWhileClosing>
    </div>
  );
}
