import { useMailNumbersQuery } from "./data/mails.generated.ts";

/** How many mails of the inbox were not opened yet. */
export function useUnreadMails(): number | undefined {
  const { data } = useMailNumbersQuery();
  return data?.mailCounts.boxes.find(({ box }) => box === "INBOX")?.unread;
}
