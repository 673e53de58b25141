import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useConnectivity } from "#web/lib/connection/connectivity.ts";
import { markSeen } from "./chatCache.ts";
import { type ChatTalkFragment, type ChatWordsFragment, useChatSeeMutation } from "./chats.generated.ts";

function useIsVisible(): boolean {
  const follow = useCallback((changed: () => void) => {
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
  return useSyncExternalStore(follow, () => !document.hidden);
}

/** Tells the gateway that the chat was opened, while it can be seen; answers where the messages begin that were new then. */
export function useSeen(
  contactId: string,
  chat: ChatTalkFragment | null | undefined,
  items: readonly ChatWordsFragment[],
): string | null {
  const isVisible = useIsVisible();
  const isHere = useConnectivity() === "here";
  const [see] = useChatSeeMutation();
  const [line, setLine] = useState<{ armed: boolean; id: string | null }>({ armed: true, id: null });
  if (!isVisible && !line.armed) setLine({ ...line, armed: true });
  if (isVisible && line.armed && chat !== undefined)
    setLine({
      armed: false,
      id: items.find(({ isMine, feedback }) => !isMine && !feedback.isSeen)?.id ?? line.id,
    });

  const tried = useRef("");
  useEffect(() => {
    if (!isHere) tried.current = "";
  }, [isHere]);
  const { id, unseen = 0, lastMessage } = chat ?? {};
  useEffect(() => {
    const attempt = `${unseen} ${lastMessage?.id}`;
    if (!isVisible || !isHere || id === undefined || unseen === 0 || tried.current === attempt) return;
    tried.current = attempt;
    const chatSeen = { __typename: "Chat" as const, id, unseen: 0 };
    see({
      variables: { userId: contactId },
      optimisticResponse: { chatSeen },
      update: (cache) => markSeen(cache, id),
    }).catch(() => undefined);
  }, [see, contactId, id, unseen, lastMessage?.id, isVisible, isHere]);
  return line.id;
}
