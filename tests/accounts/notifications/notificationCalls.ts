import { tell, type NotificationInput } from "#gateway/domains/accounts/notifications/rules.ts";
import type { TestGateway } from "#tests/support/gateway.ts";

export interface Note {
  id: string;
  kind: string;
  title: string;
  progress: number | null;
  createdAt: string;
  readAt: string | null;
}
export interface Page {
  items: Note[];
  hasMore: boolean;
}
export interface Counts {
  unread: number;
  running: number;
  kinds: { kind: string; unread: number }[];
}

export interface Answer<T> {
  one: T;
  error: { code: string; fields?: object } | undefined;
}

export const answerOf = <T>({ data, errors }: Awaited<ReturnType<TestGateway["graphql"]>>): Answer<T> => ({
  one: Object.values(data ?? {})[0] as T,
  error: errors?.[0]?.extensions,
});

export const fields = "id kind tone message params title text link progress createdAt readAt";
export const countFields = "unread running kinds { kind unread }";

/** Forgets what there is to tell, and what is wanted. */
export async function clearNotifications({ store }: TestGateway): Promise<void> {
  await store.db
    .deleteFrom("accounts_notifications")
    .where("userId", "in", ["usr_client", "usr_admin"])
    .execute();
  await store.db.deleteFrom("accounts_notification_settings").execute();
}

export function notificationCalls(gateway: () => TestGateway, client: () => string) {
  const ask = async <T>(query: string, variables: object = {}, token = client()): Promise<Answer<T>> =>
    answerOf<T>(await gateway().graphql(query, variables, token));
  const page = (args: object = {}, token = client()) =>
    ask<Page>(
      `query($filter: NotificationFilter, $first: Int! = 20, $before: ID) { notifications(filter: $filter, first: $first, before: $before) { items { ${fields} } hasMore } }`,
      args,
      token,
    );
  const titles = async (args: object = {}, token = client()) =>
    (await page(args, token)).one.items.map(({ title }) => title);
  const counts = async (token = client()) =>
    (await ask<Counts>(`{ notificationCounts { ${countFields} } }`, {}, token)).one;
  const told = (title: string, news: Partial<NotificationInput> = {}, userId = "usr_client") =>
    tell({ home: gateway().store, homeLive: gateway().live, clock: gateway().clock }, userId, {
      kind: "system",
      tone: "info",
      title,
      ...news,
    });
  return { ask, page, titles, counts, told };
}
