import type { ApolloCache, FieldPolicy, Reference } from "@apollo/client";
import { isRecord } from "#web/lib/isRecord.ts";
import { lazyTypePolicies } from "#web/lib/graphql/lazyTypePolicies.ts";
import { belongs, comesBefore } from "./mailPlaces.ts";
import type { MailQuery } from "./mailQuery.ts";
import { MailCellsFragmentDoc } from "./mailList.generated.ts";
import { MailNumbersDocument, type MailFiguresFragment } from "./mails.generated.ts";
import type { MailRow } from "./mailRow.ts";

/** A list as the cache holds it: what was not fetched yet is null. */
interface CachedMails {
  __typename?: string;
  items: readonly (Reference | null)[];
  total: number;
}

const refOf = (item: Reference | null): string | undefined => item?.__ref;

const isList = (value: unknown): value is CachedMails => isRecord(value) && Array.isArray(value["items"]);

/** Puts a page at its place among those that are there; a mail stands once. */
const mails: FieldPolicy<CachedMails> = {
  keyArgs: ["filter", "sort"],
  merge(existing, incoming, { args }) {
    const { page = 1, itemsPerPage = 10 }: { page?: number; itemsPerPage?: number } = args ?? {};
    const start = (page - 1) * itemsPerPage;
    const fresh = new Set(incoming.items.map(refOf));
    const length = Math.max(start + incoming.items.length, incoming.total);
    const items = Array.from({ length }, (_, at): Reference | null => {
      const held = existing?.items[at] ?? null;
      return incoming.items[at - start] ?? (fresh.has(refOf(held)) ? null : held);
    });
    return { ...incoming, items: items.slice(0, incoming.total) };
  },
};

/** Teaches the cache how lists of mails are held. */
export const installMails = lazyTypePolicies({
  Query: { fields: { mails } },
  Mail: {
    fields: {
      from: { merge: false },
      to: { merge: false },
      attachments: { merge: false },
      replies: { merge: false },
    },
  },
});

export const readRow = (cache: ApolloCache, id: string): MailRow | null =>
  cache.readFragment({
    fragment: MailCellsFragmentDoc,
    fragmentName: "MailCells",
    id: cache.identify({ __typename: "Mail", id }),
    optimistic: true,
  });

export const writeRow = (cache: ApolloCache, row: MailRow): void =>
  void cache.writeFragment({
    fragment: MailCellsFragmentDoc,
    fragmentName: "MailCells",
    id: cache.identify({ __typename: "Mail", id: row.id }),
    data: row,
  });

export const readFigures = (cache: ApolloCache): MailFiguresFragment | undefined =>
  cache.readQuery({ query: MailNumbersDocument }, true)?.mailCounts;

export const writeFigures = (cache: ApolloCache, mailCounts: MailFiguresFragment): void =>
  void cache.writeQuery({ query: MailNumbersDocument, data: { mailCounts } });

/** What a list was asked for, out of its name in the cache. */
function queryOf(storeFieldName: string): MailQuery {
  const at = storeFieldName.indexOf(":");
  const asked: Partial<MailQuery> = at < 0 ? {} : JSON.parse(storeFieldName.slice(at + 1));
  return { filter: asked.filter ?? {}, sort: asked.sort ?? { field: "TIME", order: "DESC" } };
}

/** Lets every list hold these mails where they belong now, or no more; null is a mail that is gone. */
export function settleRows(cache: ApolloCache, changed: ReadonlyMap<string, MailRow | null>): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      mails: (given: unknown, { storeFieldName, readField, toReference }) => {
        if (!isList(given)) return given;
        const list = { ...given };
        const query = queryOf(storeFieldName);
        const rowOf = (item: Reference | null) =>
          item === null ? null : readRow(cache, readField<string>("id", item) ?? "");
        for (const [id, row] of changed) {
          const ref = toReference({ __typename: "Mail", id });
          let at = list.items.findIndex((item) => refOf(item) === ref?.__ref);
          const stays = row !== null && belongs(row, query, at >= 0);
          const above = at > 0 ? rowOf(list.items[at - 1] ?? null) : null;
          // What became newer moves up.
          if (at >= 0 && (!stays || (above !== null && comesBefore(row, above, query.sort)))) {
            list.items = list.items.toSpliced(at, 1);
            list.total -= 1;
            at = -1;
          }
          if (at < 0 && stays && ref) {
            const next = list.items.findIndex((item) => {
              const other = rowOf(item);
              return other !== null && comesBefore(row, other, query.sort);
            });
            const place = next >= 0 ? next : list.items.findLastIndex((item) => item !== null) + 1;
            list.items = list.items.toSpliced(place, 0, ref);
            list.total += 1;
          }
        }
        return list;
      },
    },
  });
}
