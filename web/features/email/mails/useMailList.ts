import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type AppError, toAppError } from "#web/lib/errors/appError.ts";
import { socketReturns, useConnectivity } from "#web/lib/connection/connectivity.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { loadMails } from "./data/loadMails.ts";
import { useMailOrderQuery } from "./data/mailList.generated.ts";
import { mailOutbox } from "./data/mailOutbox.ts";
import { type MailQuery, pageSize } from "./data/mailQuery.ts";

/** How long a range of rows is looked at before it is fetched, in milliseconds: those that fly by are not. */
const glance = 80;

export interface MailList {
  /** The mails in their order; null is one that was not fetched yet. Undefined until the first answer. */
  ids: readonly (string | null)[] | undefined;
  total: number;
  error: AppError | undefined;
  retry: () => void;
  /** Fetches what is missing among the rows that are seen. */
  look: (from: number, to: number) => void;
}

/** A list of mails, fetched as it is looked at. It is asked for when it is opened, and never because something was done to a mail. */
export function useMailList(query: MailQuery): MailList {
  const client = useApolloClient();
  const { data } = useMailOrderQuery({ variables: query, fetchPolicy: "cache-only" });
  const [failure, setFailure] = useState<{ query: MailQuery; error: AppError }>();
  const [range, setRange] = useState({ from: 0, to: 0 });
  const here = useConnectivity() === "here";
  const returns = useStore(socketReturns);
  const items: readonly ({ id: string } | null)[] | undefined = data?.mails.items;
  const ids = useMemo(() => items?.map((item) => item?.id ?? null), [items]);

  const load = useCallback(
    (page: number) =>
      loadMails(client, query, page).then(
        () => setFailure(undefined),
        (thrown: unknown) => setFailure({ query, error: toAppError(thrown) }),
      ),
    [client, query],
  );
  useEffect(() => {
    // What was done meanwhile is sent first, so that the list does not fall back behind it.
    if (here) void mailOutbox.send(client).then(() => load(1));
  }, [client, load, here, returns]);
  useEffect(() => {
    if (!ids) return;
    const timer = setTimeout(() => {
      const missing = ids
        .slice(range.from, range.to + 1)
        .flatMap((id, at) => (id === null ? [Math.floor((range.from + at) / pageSize) + 1] : []));
      for (const page of new Set(missing)) void load(page);
    }, glance);
    return () => clearTimeout(timer);
  }, [ids, range, load]);
  return {
    ids,
    total: data?.mails.total ?? 0,
    error: ids === undefined && failure?.query === query ? failure.error : undefined,
    retry: () => void load(1),
    look: useCallback(
      (from: number, to: number) =>
        setRange((before) => (before.from === from && before.to === to ? before : { from, to })),
      [],
    ),
  };
}
