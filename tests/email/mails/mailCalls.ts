import fixture from "../../../fixtures/email/mails.json" with { type: "json" };
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Mail {
  id: string;
  subject: string;
  folder: string;
  labels: string[];
  isRead: boolean;
  isStarred: boolean;
  isDeleted: boolean;
  time: string;
  lastAt: string;
  message: string;
  version: number;
  from: { name: string };
}
export interface Counts {
  boxes: { box: string; total: number; unread: number }[];
  labels: { label: string; total: number; unread: number }[];
}
export const CELLS =
  "id subject folder labels isRead isStarred isDeleted time lastAt replyCount version message preview from { name email avatar } to { email name } attachments { fileName thumbnail url size }";
export const LIST = `query ($page: Int! = 1, $size: Int! = 100, $sort: MailSort, $filter: MailFilter) {
  mails(page: $page, itemsPerPage: $size, sort: $sort, filter: $filter) { total page itemsPerPage items { ${CELLS} } } }`;
const COUNTS = "{ mailCounts { boxes { box total unread } labels { label total unread } } }";

export const shows: Record<string, (row: (typeof fixture)[number]) => boolean> = {
  INBOX: (row) => row.folder === "inbox" && !row.isDeleted,
  DRAFT: (row) => row.folder === "draft" && !row.isDeleted,
  SPAM: (row) => row.folder === "spam" && !row.isDeleted,
  SENT: (row) => row.folder === "sent" && !row.isDeleted,
  STARRED: (row) => row.isStarred && !row.isDeleted,
  TRASHED: (row) => row.isDeleted,
  SNOOZED: () => false,
  SCHEDULED: () => false,
  ARCHIVED: () => false,
};
export const ids = (rows: { id: string | number }[]) =>
  rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);

export function mailCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const list = async (filter: object = {}, more: object = {}) =>
    (await ask<{ mails: { total: number; items: Mail[] } }>(LIST, { filter, ...more })).mails;
  const counts = async () => (await ask<{ mailCounts: Counts }>(COUNTS)).mailCounts;
  const failure = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0];
  return { list, counts, failure };
}
