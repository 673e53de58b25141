import type { Store } from "#gateway/platform/store/database.ts";
import { labelColumn, MailBox, MailLabel, mailList } from "./repository.ts";

const sumOf = (counts: readonly { value: string; count: number }[], ...values: string[]): number =>
  counts.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);

/** How many mails there are everywhere: from the counters, however many there are. */
export async function counts(store: Store) {
  const [all, unread, starred] = await Promise.all([
    mailList.facet(store, "box"),
    mailList.facet(store, "unreadBox"),
    mailList.facet(store, "inStarred"),
  ]);
  const boxes = Object.values(MailBox).map((box) =>
    box === MailBox.STARRED
      ? { box, total: sumOf(starred, "read", "unread"), unread: sumOf(starred, "unread") }
      : { box, total: sumOf(all, box), unread: sumOf(unread, box) },
  );
  const labels = await Promise.all(
    Object.values(MailLabel).map(async (one) => {
      const held = await mailList.facet(store, labelColumn[one]);
      return { label: one, total: sumOf(held, "read", "unread"), unread: sumOf(held, "unread") };
    }),
  );
  return { boxes, labels };
}
