import { timestamp } from "#gateway/platform/clock.ts";
import { plainWords } from "#gateway/platform/html.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import type { TicketRow } from "#gateway/domains/tickets/tickets/repository.ts";
import type { TicketMessageRow } from "./repository.ts";

/** What is said, by whom, and which way. */
export type Said = Pick<TicketMessageRow, "body" | "attachments" | "userId" | "via" | "mailId">;

/** As what it is said: an answer of the staff, a note of theirs, or a reply of whoever wrote the ticket. */
export type SaidAs = "ANSWER" | "NOTE" | "REPLY";

/** What becomes of the ticket by it. */
async function move(
  within: Within,
  ticket: TicketRow,
  doer: tickets.Doer,
  as: SaidAs,
  at: string,
): Promise<TicketRow> {
  if (as === "ANSWER") {
    // Who answers what nobody has taken takes it.
    const mine =
      ticket.status === "NEW"
        ? await tickets.step(within, ticket, "CLAIM", doer, { changes: { assigneeId: doer.actorId } })
        : ticket;
    const isFirst = mine.firstRespondedAt === null;
    return await tickets.step(within, mine, "ANSWER", doer, {
      told: "none",
      changes: {
        assigneeId: mine.assigneeId ?? doer.actorId,
        lastAt: at,
        unreadUser: mine.unreadUser + 1,
        unreadStaff: 0,
        ...(isFirst && { firstRespondedAt: at, firstSeconds: tickets.tookSeconds(mine, at) }),
      },
    });
  }
  const unread = { lastAt: at, unreadStaff: ticket.unreadStaff + 1, unreadUser: 0 };
  const isOver = ticket.status === "RESOLVED" || ticket.status === "CLOSED";
  // Who goes on writing after the end opens it again.
  return isOver
    ? await tickets.step(within, ticket, "REOPEN", doer, {
        changes: { ...unread, reopenCount: ticket.reopenCount + 1 },
      })
    : await tickets.step(within, ticket, "REPLY", doer, { told: "none", changes: unread });
}

/** Who hears of it by a notification. */
async function tellSaid(within: Within, ticket: TicketRow, as: SaidAs, { body, userId }: TicketMessageRow) {
  // What is a sample of the past tells nobody.
  if (!within.clock) return;
  const params = { excerpt: plainWords(body, 120) };
  if (as === "ANSWER" && userId !== ticket.userId)
    await tickets.say(within, ticket, ticket.userId, { tone: "info", message: "ticketAnswered", params });
  if (as === "REPLY" && ticket.assigneeId !== null && ticket.assigneeId !== userId)
    await tickets.say(within, ticket, ticket.assigneeId, { tone: "info", message: "ticketReplied", params });
}

/**
 * Says something in a ticket, within a transaction that holds it.
 * @throws {AppError} FORBIDDEN, STEP_REFUSED, VERSION_CONFLICT.
 */
export async function say(
  within: Within,
  ticket: TicketRow,
  doer: tickets.Doer,
  as: SaidAs,
  said: Said,
  andThen: "RESOLVE" | "HOLD" | null = null,
): Promise<TicketMessageRow> {
  const at = timestamp(within.businessClock);
  if (as === "NOTE") tickets.allowed(within, ticket, "NOTE", doer);
  const moved = as === "NOTE" ? ticket : await move(within, ticket, doer, as, at);
  const message = await tickets.append(within.home.db, {
    ...said,
    ticketId: ticket.id,
    author: as === "REPLY" ? "USER" : "STAFF",
    isInternal: as === "NOTE" ? 1 : 0,
    createdAt: at,
  });
  tickets.tellThread(within, message);
  await tellSaid(within, moved, as, message);
  if (andThen === "RESOLVE") await tickets.step(within, moved, "RESOLVE", doer);
  if (andThen === "HOLD") {
    // What was just answered waits for the other; to put it off is to say otherwise.
    const back =
      moved.status === "WAITING_USER" ? await tickets.amend(within, moved, { status: "OPEN" }) : moved;
    await tickets.step(within, back, "HOLD", doer);
  }
  return message;
}
