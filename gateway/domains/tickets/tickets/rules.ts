import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { unknownRow } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { attendedBy } from "#gateway/domains/accounts/presence/rules.ts";
import { staffOf, userOf } from "#gateway/domains/accounts/users/rules.ts";
import { overtaken, step, tell, ticketBy } from "./changes.ts";
import { sayToStaff } from "./news.ts";
import { isOfStaff, personOf } from "./people.ts";
import { nextUnassigned, seen as markSeen, type TicketRow } from "./repository.ts";
import { doerOf, find, ticketOf } from "./shown.ts";
import type { TicketAction } from "./machine.ts";
import type { TicketCategory, TicketPriority } from "./values.ts";

export { amend, allowed, step, system, tell, tellThread, threadOf, ticketBy, type Doer } from "./changes.ts";
export { create, subject, write } from "./creating.ts";
export {
  append,
  askingFor,
  byId as messageById,
  change as changeMessage,
  hasMail,
  mailsSince,
  newest as newestMessages,
} from "./messageRepository.ts";
export type { AttachedRow } from "./messageRepository.ts";
export { say, sayToStaff } from "./news.ts";
export { isOfStaff, person, type TicketPersonRow } from "./people.ts";
export { doerOf, find, heard, isStaff, staffTicket, ticketOf } from "./shown.ts";
export { tookSeconds } from "./sla.ts";
export { shownLine } from "./snapshot.ts";
export { writtenSince } from "./repository.ts";
export { supportBetween } from "./supportHours.ts";
export { attached, MOST_FILES, richText } from "./words.ts";
export { ticketCategories, ticketPriorities } from "./values.ts";

// Who looks at a ticket is told to those who see it.
attendedBy("Ticket", async (context, id) => (await find(context, id)) !== null);

/** The steps that take nothing beside the ticket. */
const plain = ["CLAIM", "HOLD", "RESUME", "RESOLVE", "ESCALATE", "WITHDRAW", "ACCEPT", "REOPEN"] as const;
const isPlain = (action: TicketAction): action is (typeof plain)[number] =>
  plain.some((one) => one === action);

/** Takes a step with a ticket as the viewer stands before it, within a transaction. */
export async function take(
  inside: RequestContext,
  ticket: TicketRow,
  action: TicketAction,
): Promise<TicketRow> {
  const doer = doerOf(inside, ticket);
  const at = timestamp(inside.businessClock);
  switch (action) {
    case "CLAIM":
      return await step(inside, ticket, action, doer, { changes: { assigneeId: doer.actorId } });
    case "REOPEN":
      return await step(inside, ticket, action, doer, {
        changes: { reopenCount: ticket.reopenCount + 1, unreadStaff: ticket.unreadStaff + 1 },
      });
    case "ESCALATE": {
      const row = await step(inside, ticket, action, doer, { changes: { escalatedAt: at }, told: "staff" });
      const news = { tone: "warn", message: "ticketEscalated" } as const;
      await sayToStaff(inside, row, news, { but: doer.actorId, deciding: true });
      return row;
    }
    default:
      return await step(inside, ticket, action, doer);
  }
}

/** Does something to a ticket that the viewer sees, in a transaction. */
export async function change(
  context: RequestContext,
  id: string,
  work: (inside: RequestContext, ticket: TicketRow) => Promise<TicketRow>,
): Promise<TicketRow> {
  return await inHome(context, async (inside) => {
    const { id: key } = await ticketOf(inside, id);
    return await work(inside, await ticketBy(inside, key));
  });
}

export async function plainStep(
  context: RequestContext,
  { id, action, expectedVersion }: { id: string; action: TicketAction; expectedVersion?: number | null },
): Promise<TicketRow> {
  if (!isPlain(action))
    throw badInput({ action: { code: "INVALID", message: `action must be one of ${plain.join(", ")}.` } });
  return await change(context, id, async (inside, ticket) => {
    if (expectedVersion != null && expectedVersion !== ticket.version) throw overtaken(ticket);
    return await take(inside, ticket, action);
  });
}

/** Somebody of the staff by their account. @throws {AppError} BAD_USER_INPUT */
async function staffNamed(context: RequestContext, id: string) {
  const user = await userOf(context, id);
  if (!user || user.suspendedAt !== null || !isOfStaff(user))
    throw unknownRow("assigneeId", "member of the staff");
  return user;
}

export async function assign(context: RequestContext, id: string, assigneeId: string): Promise<TicketRow> {
  const { fullName } = await staffNamed(context, assigneeId);
  return await change(context, id, async (inside, ticket) =>
    step(inside, ticket, "ASSIGN", doerOf(inside, ticket), {
      changes: { assigneeId },
      params: { name: fullName },
    }),
  );
}

interface Triage {
  id: string;
  category?: TicketCategory | null;
  priority?: TicketPriority | null;
}

export const triage = async (
  context: RequestContext,
  { id, category, priority }: Triage,
): Promise<TicketRow> =>
  await change(context, id, async (inside, ticket) => {
    const changes = { category: category ?? ticket.category, priority: priority ?? ticket.priority };
    if (changes.category === ticket.category && changes.priority === ticket.priority) return ticket;
    return await step(inside, ticket, "TRIAGE", doerOf(inside, ticket), { changes, params: changes });
  });

const rated = z.object({ rating: z.int().min(1).max(5), text: text(0, 500) });

export async function rate(
  context: RequestContext,
  { id, ...given }: { id: string; rating: number; text?: string | null },
): Promise<TicketRow> {
  const { rating, text: ratingText } = validate(rated, { rating: given.rating, text: given.text ?? "" });
  return await change(context, id, async (inside, ticket) =>
    step(inside, ticket, "RATE", doerOf(inside, ticket), {
      changes: { rating, ratingText: ratingText === "" ? null : ratingText },
      params: { rating },
    }),
  );
}

/** Notes that the viewer has seen all; who writes a ticket and is of the staff sees both sides. */
export async function seen(context: RequestContext, id: string): Promise<TicketRow> {
  const ticket = await ticketOf(context, id);
  const isOwn = doerOf(context, ticket).who.includes("OWNER");
  const changed = await markSeen(context.home.db, ticket.id, isOwn ? "unreadUser" : "unreadStaff");
  if (changed) tell({ homeLive: context.homeLive, afterwards: (work) => work() }, ticket);
  return await ticketOf(context, id);
}

/** Takes the ticket whose promise ends first; two who ask at once are given two. */
export const claimNext = async (context: RequestContext): Promise<TicketRow | null> =>
  await inHome(context, async (inside) => {
    const id = await nextUnassigned(inside.home.db);
    if (id === undefined) return null;
    const ticket = await ticketBy(inside, id);
    return ticket.assigneeId === null ? await take(inside, ticket, "CLAIM") : null;
  });

export const staff = async ({ home }: RequestContext) => (await staffOf(home.db)).map(personOf);
