import { useApolloClient } from "@apollo/client/react";
import { readRow, settleRows, writeFigures, writeRow } from "./data/mailCache.ts";
import { MailReadDocument, useMailChangesSubscription } from "./data/mailList.generated.ts";

/** Follows what others do to the mails: each change is put into the cache as it is told, and nothing is asked for again but a thread that grew. */
export function useMailLive(skip: boolean): void {
  const client = useApolloClient();
  useMailChangesSubscription({
    skip,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { cache } = client;
      const { id, mail, counts } = data.mailChanged;
      const before = readRow(cache, id);
      cache.batch({
        update: () => {
          if (mail) writeRow(cache, mail);
          settleRows(cache, new Map([[id, mail]]));
          if (!mail) cache.evict({ id: cache.identify({ __typename: "Mail", id }) ?? "" });
          writeFigures(cache, counts);
        },
      });
      if (mail && before && mail.replyCount !== before.replyCount)
        void client
          .query({ query: MailReadDocument, variables: { id }, fetchPolicy: "network-only" })
          .catch(() => undefined);
    },
  });
}
