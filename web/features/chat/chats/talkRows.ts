import type { ChatWordsFragment } from "./chats.generated.ts";
import type { ShownMessage } from "./shownMessages.ts";

const together = 5 * 60_000;

const dayOf = (instant: string): string => new Date(instant).toDateString();

export type SentState = "sent" | "delivered" | "seen";

export interface TalkRow extends ShownMessage {
  day: string | null;
  isNewHere: boolean;
  goesOn: boolean;
  state: SentState | null;
}

const stateOf = ({ feedback }: ChatWordsFragment): SentState =>
  feedback.isSeen ? "seen" : feedback.isDelivered ? "delivered" : "sent";

export function talkRows(items: readonly ShownMessage[], newFrom: string | null): TalkRow[] {
  const shown = new Map<SentState, string>();
  for (const { message, isPending } of items)
    if (message.isMine && message.unsentAt === null && !isPending) shown.set(stateOf(message), message.id);
  return items.map(({ message, ...rest }, at) => {
    const before = items[at - 1]?.message;
    const day = before && dayOf(before.time) === dayOf(message.time) ? null : message.time;
    const isNewHere = message.id === newFrom;
    const isClose =
      before !== undefined &&
      before.senderId === message.senderId &&
      Date.parse(message.time) - Date.parse(before.time) < together;
    const state = stateOf(message);
    return {
      ...rest,
      message,
      day,
      isNewHere,
      goesOn: isClose && day === null && !isNewHere,
      state: message.isMine && shown.get(state) === message.id ? state : null,
    };
  });
}
