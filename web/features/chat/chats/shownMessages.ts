import type { ChatWordsFragment } from "./chats.generated.ts";
import type { ChatDeed } from "./outbox.ts";

export interface ShownMessage {
  message: ChatWordsFragment;
  deed: ChatDeed | undefined;
  /** The gateway has not told of it yet. */
  isPending: boolean;
}

const isAbout = (deed: ChatDeed, { id, clientId }: { id: string; clientId?: string | null }): boolean =>
  deed.kind === "send" ? deed.id === clientId : deed.messageId === id;

const takesBack = (deed: ChatDeed): boolean =>
  deed.failed === null && (deed.kind === "unsend" || (deed.kind === "send" && deed.isTakenBack));

type Changed = Partial<Pick<ChatWordsFragment, "message" | "attachments" | "unsentAt">>;

function changedBy(deed: ChatDeed | undefined, said: { message: string }): Changed {
  if (!deed) return {};
  if (takesBack(deed)) return { message: "", attachments: [], unsentAt: deed.at };
  return deed.kind === "unsend" || deed.message === said.message ? {} : { message: deed.message };
}

/** The message as it will be once what waits is done. */
export function shownMessage(message: ChatWordsFragment, deeds: readonly ChatDeed[]): ShownMessage {
  const deed = deeds.findLast((one) => isAbout(one, message));
  const changed = changedBy(deed, message);
  const isDone = deed?.kind === "send" && Object.keys(changed).length === 0;
  const { replyTo } = message;
  const answered = deeds.findLast((one) => replyTo !== null && isAbout(one, replyTo));
  return {
    message: {
      ...message,
      ...changed,
      ...(deed?.failed === null && changed.message !== undefined && { editedAt: deed.at }),
      replyTo: replyTo && { ...replyTo, ...changedBy(answered, replyTo) },
    },
    deed: isDone ? undefined : deed,
    isPending: false,
  };
}

const waiting = (deed: ChatDeed, replyTo: ChatWordsFragment | undefined): ShownMessage => {
  const { id, message, at } = deed;
  const sent: ChatWordsFragment = {
    id,
    version: 0,
    chatId: "",
    senderId: "",
    isMine: true,
    message,
    time: at,
    clientId: id,
    editedAt: null,
    unsentAt: null,
    feedback: { isSent: false, isDelivered: false, isSeen: false },
    attachments: deed.kind === "send" ? deed.files : [],
    replyTo: replyTo ?? null,
  };
  return { message: { ...sent, ...changedBy(deed, sent) }, deed, isPending: true };
};

/** The messages of a chat, then what waits; what was refused and is about none that is shown stands there too. */
export function shownMessages(
  items: readonly ChatWordsFragment[],
  deeds: readonly ChatDeed[],
): ShownMessage[] {
  const pending = deeds.filter(
    (deed) =>
      (deed.kind === "send" || deed.failed !== null) && !items.some((message) => isAbout(deed, message)),
  );
  const shown = items.map((message) => shownMessage(message, deeds));
  const answered = (deed: ChatDeed) =>
    deed.kind === "send" ? shown.find(({ message: { id } }) => id === deed.replyToId)?.message : undefined;
  return [...shown, ...pending.map((deed) => waiting(deed, answered(deed)))];
}
