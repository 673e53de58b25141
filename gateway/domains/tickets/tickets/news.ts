import { announce, type NotificationInput } from "#gateway/domains/accounts/notifications/rules.ts";
import { staffOf } from "#gateway/domains/accounts/users/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { TicketRow } from "./repository.ts";

type Named = Pick<TicketRow, "id" | "ticketNo" | "subject">;

/** What is told of a ticket: a sentence of the console's texts. */
export type News = Pick<NotificationInput, "tone"> & {
  message: string;
  params?: NotificationInput["params"];
};

/** Tells somebody of a ticket, within the transaction. */
export const say = async (
  within: Within,
  { id, ticketNo, subject }: Named,
  userId: string,
  { tone, message, params }: News,
): Promise<void> =>
  await announce(within, userId, {
    kind: "support",
    tone,
    message,
    params: { ticketNo, subject, ...params },
    link: `/workorder/details/${id}`,
  });

/** Tells all of the staff, or those among them who decide, but not who did it. */
export async function sayToStaff(
  within: Within,
  ticket: Named,
  news: News,
  { but = null, deciding = false }: { but?: string | null; deciding?: boolean } = {},
): Promise<void> {
  for (const { id, role } of await staffOf(within.home.db))
    if (id !== but && (!deciding || role === "admin")) await say(within, ticket, id, news);
}
