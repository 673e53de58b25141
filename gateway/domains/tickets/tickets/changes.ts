import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { append, type NewMessageRow, type TicketMessageRow } from "./messageRepository.ts";
import { allow, type Actor, type TicketAction } from "./machine.ts";
import { say } from "./news.ts";
import { holdTicket, ticketTable, type TicketRow } from "./repository.ts";
import { clockAfter, tookSeconds } from "./sla.ts";
import type { TicketData, TicketStatus } from "./values.ts";

/** The live topics: of all tickets, of one person's, and of what is said in one. */
export const TOPIC = ticketTable.name;
export const topicOf = (userId: string): string => `${TOPIC}:${userId}`;
export const threadOf = (id: number): string => `tickets_thread:${id}`;

/** Who does something to a ticket. */
export interface Doer {
  actorId: string | null;
  who: readonly Actor[];
}

/** The platform itself. */
export const system: Doer = { actorId: null, who: ["SYSTEM"] };

/** After so much silence it is warned of, and then taken to be solved; what is solved is closed after as long. */
export const WARNED_AFTER = 5 * DAY;
export const RESOLVED_AFTER = 7 * DAY;
export const CLOSED_AFTER = 3 * DAY;

type Telling = Pick<Within, "homeLive" | "afterwards">;

/** Says that a ticket changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Telling,
  { id, userId }: Pick<TicketRow, "id" | "userId">,
  kind: "CREATED" | "UPDATED" = "UPDATED",
): void =>
  afterwards(() => {
    for (const topic of [TOPIC, topicOf(userId)]) homeLive.publish(topic, { kind, id: String(id) });
  });

/** Says that something was said in a ticket, once that is kept. */
export const tellThread = (
  { homeLive, afterwards }: Telling,
  { id, ticketId }: Pick<TicketMessageRow, "id" | "ticketId">,
  kind: "CREATED" | "UPDATED" = "CREATED",
): void => afterwards(() => homeLive.publish(threadOf(ticketId), { kind, id: String(id) }));

/** A ticket as it stands within the transaction; nobody else changes it until its end. @throws {AppError} NOT_FOUND */
export async function ticketBy({ home }: Pick<Within, "home">, id: number): Promise<TicketRow> {
  await holdTicket(home, id);
  const ticket = await ticketTable.byId(home.db, id);
  if (!ticket) throw notFound("Ticket");
  return ticket;
}

export const overtaken = (now?: TicketRow): AppError =>
  new AppError("VERSION_CONFLICT", "Ticket: it changed meanwhile. Look at it again, and then do this.", {
    ...(now && { current: { id: now.id, status: now.status, version: now.version } }),
  });

/** When the platform does something by itself with a ticket that comes to a state. */
function dueAfter(status: TicketStatus, at: string): Pick<TicketData, "dueAt" | "isWarned"> {
  const wait = status === "WAITING_USER" ? WARNED_AFTER : status === "RESOLVED" ? CLOSED_AFTER : null;
  return { dueAt: wait === null ? null : new Date(Date.parse(at) + wait).toISOString(), isWarned: 0 };
}

/** What else changes where a ticket comes to a state. */
function stateChanges(ticket: TicketRow, status: TicketStatus, at: string): Partial<TicketData> {
  return {
    ...dueAfter(status, at),
    ...(status === "RESOLVED" && { resolvedAt: at, resolveSeconds: tookSeconds(ticket, at) }),
    ...(status === "CLOSED" && { closedAt: at }),
    ...(status !== "RESOLVED" && status !== "CLOSED" && { resolvedAt: null, closedAt: null }),
  };
}

interface Taken {
  changes?: Partial<TicketData>;
  params?: NewMessageRow["params"];
  /** Whether the thread tells of it: to all, to the staff alone, or not at all. */
  told?: "all" | "staff" | "none";
}

/** Writes something into a ticket as it was read. @throws {AppError} VERSION_CONFLICT where somebody was faster. */
export async function amend(
  within: Within,
  ticket: TicketRow,
  changes: Partial<TicketData>,
): Promise<TicketRow> {
  const updatedAt = timestamp(within.businessClock);
  const changed = await ticketTable.update(within.home.db, ticket, { ...changes, updatedAt });
  if (!changed) throw overtaken(await ticketTable.byId(within.home.db, ticket.id));
  tell(within, changed);
  return changed;
}

const factsOf = ({ businessClock }: Pick<Within, "businessClock">, { actorId, who }: Doer) => ({
  now: businessClock.now(),
  actorId,
  isAdmin: who.includes("ADMIN"),
});

/** Where a step would lead. @throws {AppError} FORBIDDEN, STEP_REFUSED. */
export const allowed = (within: Within, ticket: TicketRow, action: TicketAction, doer: Doer): TicketStatus =>
  allow(ticket, action, doer.who, factsOf(within, doer));

/**
 * Takes one step with a ticket as it was read, with what changes by it; the thread tells of it.
 * @throws {AppError} FORBIDDEN, STEP_REFUSED; VERSION_CONFLICT where somebody was faster.
 */
export async function step(
  within: Within,
  ticket: TicketRow,
  action: TicketAction,
  doer: Doer,
  { changes = {}, params = {}, told = "all" }: Taken = {},
): Promise<TicketRow> {
  const status = allowed(within, ticket, action, doer);
  const at = timestamp(within.businessClock);
  const next = { status, priority: changes.priority ?? ticket.priority };
  const moved = status !== ticket.status || action === "ANSWER" ? stateChanges(ticket, status, at) : {};
  const row = await amend(within, ticket, {
    ...moved,
    ...changes,
    ...clockAfter({ ...ticket, ...changes, status: ticket.status }, at, next),
    status,
  });
  if (told !== "none") {
    const message = await append(within.home.db, {
      ticketId: ticket.id,
      author: "SYSTEM",
      userId: doer.actorId,
      event: action,
      params,
      isInternal: told === "staff" ? 1 : 0,
      createdAt: at,
    });
    tellThread(within, message);
  }
  await tellStep(within, row, action, doer);
  return row;
}

/** Who is told of a step that somebody else took. */
async function tellStep(within: Within, ticket: TicketRow, action: TicketAction, { actorId }: Doer) {
  const { userId, assigneeId } = ticket;
  if (action === "RESOLVE" || action === "AUTO_RESOLVE") {
    if (actorId !== userId) await say(within, ticket, userId, { tone: "ok", message: "ticketResolved" });
  }
  if (action === "AUTO_CLOSE") await say(within, ticket, userId, { tone: "idle", message: "ticketClosed" });
  if (action === "ASSIGN" && assigneeId !== null && assigneeId !== actorId)
    await say(within, ticket, assigneeId, { tone: "info", message: "ticketAssigned" });
  if (action === "REOPEN" && assigneeId !== null && assigneeId !== actorId)
    await say(within, ticket, assigneeId, { tone: "warn", message: "ticketReopened" });
}
