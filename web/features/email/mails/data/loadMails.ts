import type { ApolloClient } from "@apollo/client";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { installMails } from "./mailCache.ts";
import { MailListDocument } from "./mailList.generated.ts";
import { type MailQuery, pageSize } from "./mailQuery.ts";

/** How long a page that came counts as just fetched, in milliseconds. */
const fresh = 2_000;

interface Asked {
  answer: Promise<void>;
  at: number;
}

const asked = new WeakMap<ApolloClient, Map<string, Asked>>();

/** Fetches a page of mails into the cache; one that is on its way or has just come is not asked for again. */
export function loadMails(client: ApolloClient, query: MailQuery, page: number): Promise<void> {
  installMails(client.cache);
  const pages = asked.get(client) ?? new Map<string, Asked>();
  asked.set(client, pages);
  const key = JSON.stringify([query, page]);
  const known = pages.get(key);
  if (known && known.at + fresh > Date.now()) return known.answer;
  const variables = { page, itemsPerPage: pageSize, ...query };
  const entry = { at: Number.POSITIVE_INFINITY, answer: Promise.resolve() };
  entry.answer = fetchUncached(client, MailListDocument, variables).then(
    (data) => {
      entry.at = Date.now();
      client.cache.writeQuery({ query: MailListDocument, variables, data });
    },
    (thrown: unknown) => {
      pages.delete(key);
      throw thrown;
    },
  );
  pages.set(key, entry);
  return entry.answer;
}
