import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { HOUR } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { keyNamed } from "#gateway/platform/store/rowNames.ts";
import { countEach } from "#gateway/platform/entity/recordResolvers.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
import { resolveIds, resolvePage, type ListQuery } from "#gateway/platform/list/listQuery.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { staffIn } from "./messageRepository.ts";
import { threadOf, TOPIC, topicOf, type Doer } from "./changes.ts";
import { type Actor, isOffered, reasonOf, stepOf, ticketActions } from "./machine.ts";
import { person } from "./people.ts";
import { byNumber, deskOf, ticketList, ticketTable, type TicketRow } from "./repository.ts";
import { afterSupport, hours, isOpenAt } from "./supportHours.ts";
import { clockNow } from "./sla.ts";
import type { TicketCategory, TicketPriority, TicketStatus } from "./values.ts";

interface TicketFilter {
  scope?: "OWN" | "STAFF" | null;
  queue?: "MINE" | "UNASSIGNED" | "BREACHING" | "WAITING_USER" | "OPEN" | null;
  q?: string | null;
  status?: readonly TicketStatus[] | null;
  category?: readonly TicketCategory[] | null;
  priority?: readonly TicketPriority[] | null;
}

export const isStaff = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "WorkOrderStaff") ?? false;

const forStaff = () => new AppError("FORBIDDEN", "This needs the ability to manage WorkOrderStaff.");

/** What is late, or will be within an hour of support; rounded, so that counts can be kept. */
const soon = ({ businessClock }: RequestContext): string =>
  new Date(Math.ceil(afterSupport(businessClock.now(), HOUR) / 60_000) * 60_000).toISOString();

function queued(context: RequestContext, queue: NonNullable<TicketFilter["queue"]>) {
  switch (queue) {
    case "MINE":
      return is("desk", deskOf(viewerIdOf(context)));
    case "UNASSIGNED":
      return is("desk", deskOf(null));
    case "BREACHING":
      return between("promisedAt", "", soon(context));
    case "WAITING_USER":
      return is("status", "WAITING_USER");
    case "OPEN":
      return is("isOpen", 1);
  }
}

/** The conditions of a list. @throws {AppError} FORBIDDEN where somebody asks for the tickets of all who may not. */
function conditions(context: RequestContext, filter?: TicketFilter | null) {
  const isAll = filter?.scope === "STAFF" || (filter?.queue ?? null) !== null;
  if (isAll && !isStaff(context)) throw forStaff();
  return given(
    isAll ? null : is("userId", viewerIdOf(context)),
    filter?.queue ? queued(context, filter.queue) : null,
    anyOf("status", filter?.status),
    anyOf("category", filter?.category),
    anyOf("priority", filter?.priority),
  );
}

interface Asked extends ListQuery<"CREATED" | "LAST" | "PRIORITY" | "DUE"> {
  filter?: TicketFilter | null;
}

export const page = async (context: RequestContext, asked: Asked) =>
  await resolvePage(ticketList, { store: context.home }, asked, conditions(context, asked.filter));

export const ids = async (context: RequestContext, filter?: TicketFilter | null) =>
  await resolveIds(ticketList, { store: context.home }, filter, conditions(context, filter));

export const counts = async (context: RequestContext, filters: readonly TicketFilter[]): Promise<number[]> =>
  await countEach(filters, (asked) => page(context, asked));

const mayRead = (context: RequestContext, ticket: Pick<TicketRow, "userId">): boolean =>
  ticket.userId === viewerIdOf(context) || isStaff(context);

/** A ticket for who wrote it and for the staff; by its identifier, its number or another name that it has. */
export async function find(context: RequestContext, id: string): Promise<TicketRow | null> {
  const { db } = context.home;
  const key = /^W\d{6,}$/i.test(id)
    ? await byNumber(db, id.toUpperCase())
    : await keyNamed(db, "tickets_tickets", id);
  const row = key === undefined ? undefined : await ticketTable.byId(db, key);
  return row && mayRead(context, row) ? row : null;
}

/** @throws {AppError} NOT_FOUND */
export async function ticketOf(context: RequestContext, id: string): Promise<TicketRow> {
  const ticket = await find(context, id);
  if (!ticket) throw notFound("Ticket");
  return ticket;
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN where the viewer is not of the staff. */
export async function staffTicket(context: RequestContext, id: string): Promise<TicketRow> {
  if (!isStaff(context)) throw forStaff();
  return await ticketOf(context, id);
}

/** What happens to the tickets that the viewer sees. */
export const changed = (context: RequestContext) =>
  mapSome(
    context.homeLive.subscribe(isStaff(context) ? TOPIC : topicOf(viewerIdOf(context))),
    async (change) => {
      const row = await ticketTable.byId(context.home.db, keyOf(change.id));
      return row && mayRead(context, row) ? { ticketChanged: change } : null;
    },
  );

/** What is said in a ticket. @throws {AppError} NOT_FOUND */
export const heard = async (context: RequestContext, id: string) =>
  context.homeLive.subscribe(threadOf((await ticketOf(context, id)).id));

/** As what the viewer stands before a ticket. */
export function doerOf(context: RequestContext, ticket: Pick<TicketRow, "userId">): Doer {
  const actorId = viewerIdOf(context);
  const who: (Actor | null)[] = [
    ticket.userId === actorId ? "OWNER" : null,
    isStaff(context) ? "STAFF" : null,
    (context.viewer?.ability.can("manage", "all") ?? false) ? "ADMIN" : null,
  ];
  return { actorId, who: who.filter((one) => one !== null) };
}

/** What the viewer can do with a ticket as it is now. */
export function actionsOf(context: RequestContext, ticket: TicketRow) {
  const { actorId, who } = doerOf(context, ticket);
  const facts = { now: context.businessClock.now(), actorId, isAdmin: who.includes("ADMIN") };
  return ticketActions
    .filter((action) => isOffered(ticket, action, who))
    .map((name) => {
      const reasonCode = reasonOf(ticket, name, facts);
      return {
        name,
        allowed: reasonCode === null,
        reasonCode,
        confirm: stepOf(name).confirm ?? ("NONE" as const),
      };
    });
}

export const clockOf = ({ businessClock }: RequestContext, ticket: TicketRow) =>
  clockNow(ticket, businessClock.now());

/** How many messages the viewer has not seen: of the other side. */
export const unreadOf = (context: RequestContext, ticket: TicketRow): number =>
  ticket.userId === viewerIdOf(context) ? ticket.unreadUser : ticket.unreadStaff;

/** Who takes part, whoever wrote it first. */
export async function peopleOf(context: RequestContext, { id, userId, assigneeId }: TicketRow) {
  const written = await staffIn(context.home.db, id);
  const all = [...new Set([userId, ...(assigneeId === null ? [] : [assigneeId]), ...written])];
  return (await Promise.all(all.map((one) => person(context, one)))).filter((one) => one !== null);
}

export const hoursNow = ({ businessClock }: RequestContext) => ({
  ...hours,
  isOpen: isOpenAt(businessClock.now()),
});
