import { type ApolloCache, isReference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { isRecord } from "#web/lib/isRecord.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import {
  NotificationCountsDocument,
  type NotificationCountsQuery,
  type NotificationFieldsFragment,
  useNotificationReadAllMutation,
  useNotificationReadMutation,
} from "./notifications.generated.ts";

type Counts = NotificationCountsQuery["notificationCounts"];

const count = (cache: ApolloCache, change: (counts: Counts) => Counts) =>
  void cache.updateQuery(
    { query: NotificationCountsDocument },
    (known) => known && { notificationCounts: change(known.notificationCounts) },
  );

const none = (counts: Counts): Counts => ({
  ...counts,
  unread: 0,
  kinds: counts.kinds.map((one) => ({ ...one, unread: 0 })),
});

/** The cache's names of the notifications that are listed somewhere. */
function listed(cache: ApolloCache): string[] {
  const names = new Set<string>();
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      notifications: (page: unknown) => {
        const items = isRecord(page) && Array.isArray(page["items"]) ? page["items"] : [];
        for (const item of items) if (isReference(item)) names.add(item.__ref);
        return page;
      },
    },
  });
  return [...names];
}

/** Marks as read, one or all; the panel and the bell show it at once, and take it back where the gateway refuses. */
export function useReading(): { read: (note: NotificationFieldsFragment) => void; readAll: () => void } {
  const { cache } = useApolloClient();
  const [sendRead] = useNotificationReadMutation();
  const [sendReadAll] = useNotificationReadAllMutation();
  const tellError = useErrorToast();
  const now = () => new Date().toISOString();
  return {
    read({ id, kind, readAt }) {
      if (readAt !== null) return;
      const oneLess = (unread: number) => Math.max(unread - 1, 0);
      const optimistic = { __typename: "Notification" as const, id, readAt: now() };
      sendRead({
        variables: { ids: [id] },
        optimisticResponse: { notificationRead: [optimistic] },
        update: (within) =>
          count(within, (counts) => ({
            ...counts,
            unread: oneLess(counts.unread),
            kinds: counts.kinds.map((one) =>
              one.kind === kind ? { ...one, unread: oneLess(one.unread) } : one,
            ),
          })),
      }).catch(tellError);
    },
    readAll() {
      const known = cache.readQuery({ query: NotificationCountsDocument })?.notificationCounts;
      if (!known) return;
      const notificationReadAll = { __typename: "NotificationCounts" as const, ...none(known) };
      sendReadAll({
        optimisticResponse: { notificationReadAll },
        update(within, { data }) {
          if (data) count(within, () => data.notificationReadAll);
          for (const id of listed(within))
            within.modify({ id, fields: { readAt: (before: unknown) => before ?? now() } });
        },
      }).catch(tellError);
    },
  };
}
