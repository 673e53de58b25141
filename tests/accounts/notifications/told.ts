import type { TestGateway } from "#tests/support/gateway.ts";

/** What somebody was told of some kinds by messages, the oldest first. */
export async function toldOf({ store }: TestGateway, userId: string, ...kinds: string[]) {
  const rows = await store.db
    .selectFrom("accounts_notifications")
    .select(["kind", "message", "params", "tone", "link"])
    .where("userId", "=", userId)
    .where("message", "is not", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ kind, message, ...rest }) =>
    kinds.includes(kind) ? [{ message: message ?? "", ...rest }] : [],
  );
}

/** The same by the names of the messages alone. */
export const messagesOf = async (...args: Parameters<typeof toldOf>): Promise<string[]> =>
  (await toldOf(...args)).map(({ message }) => message);
