import { plainWords } from "#gateway/platform/html.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import type { TicketRow } from "#gateway/domains/tickets/tickets/repository.ts";
import type { TicketMessageRow } from "./repository.ts";

const MOST = 5;

/** The user names that a text calls by `@name`. */
export const mentionedIn = (body: string): string[] =>
  [
    ...new Set(
      [...plainWords(body, 20_000).matchAll(/(?<![\w@.])@([a-z0-9][a-z0-9._-]{2,31})/gi)].map(
        ([, name = ""]) => name,
      ),
    ),
  ].slice(0, MOST);

/** Tells those of the staff that a message calls. */
export async function tellMentioned(
  within: Within,
  ticket: TicketRow,
  { body, userId }: TicketMessageRow,
): Promise<void> {
  for (const name of mentionedIn(body)) {
    const user = await accountNamed(within.home, name.replace(/[._-]+$/, ""));
    if (user && user.id !== userId && tickets.isOfStaff(user))
      await tickets.say(within, ticket, user.id, { tone: "info", message: "ticketMentioned" });
  }
}
