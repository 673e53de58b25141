import type { MailFilter, MailSort, MailSortField } from "#web/generated/types.ts";
import type { MailPlace } from "./mailPaths.ts";

export const pageSize = 25;

export const shows = ["all", "unread", "read"] as const;
export type MailShow = (typeof shows)[number];

export const sortFields: readonly MailSortField[] = ["TIME", "SENDER", "SUBJECT"];

/** What a list of mails is asked for. */
export interface MailQuery {
  filter: MailFilter;
  sort: MailSort;
}

const longest = 200;

/** The parts of an address that say which mails are shown. */
export interface MailSearch {
  q: string | null;
  show: string | null;
  sort: string | null;
}

export const searchOf = (search: URLSearchParams): MailSearch => ({
  q: search.get("q"),
  show: search.get("show"),
  sort: search.get("sort"),
});

/** Reads the query of an address; what it does not know is as good as left out. */
export function readQuery(place: MailPlace, { q: given, show: shown, sort }: MailSearch) {
  const q = (given ?? "").trim().slice(0, longest);
  const show = shows.find((known) => known === shown) ?? "all";
  const field = sortFields.find((known) => known.toLowerCase() === sort) ?? "TIME";
  const query: MailQuery = {
    filter: {
      ...(place.box ? { box: place.box } : { labels: [place.label] }),
      ...(q !== "" && { q }),
      ...(show !== "all" && { isRead: show === "read" }),
    },
    sort: { field, order: field === "TIME" ? "DESC" : "ASC" },
  };
  return { q, show, query };
}
