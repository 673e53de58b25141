import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { plainWords } from "#gateway/platform/html.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { removeUnused, urlOf } from "#gateway/domains/accounts/files/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import type { TicketRow } from "#gateway/domains/tickets/tickets/repository.ts";
import { tellMentioned } from "./mentions.ts";
import type { TicketMessageRow } from "./repository.ts";
import { say, type Said } from "./saying.ts";

/** How long what was said can be changed or taken back. */
const CHANGEABLE = 2 * MINUTE;

/** Whether the viewer is told of a message: notes are for the staff alone. */
const isShown = (context: RequestContext, { isInternal }: TicketMessageRow): boolean =>
  isInternal === 0 || tickets.isStaff(context);

interface Asked {
  ticketId: string;
  first: number;
  before?: string | null;
}

/** @throws {AppError} BAD_USER_INPUT, NOT_FOUND. */
export async function page(context: RequestContext, asked: Asked) {
  const limit = strictFirst(asked.first);
  const ticket = await tickets.ticketOf(context, asked.ticketId);
  const rows = await tickets.newestMessages(context.home.db, ticket.id, {
    before: asked.before == null ? null : keyOf(asked.before),
    limit: limit + 1,
    withNotes: tickets.isStaff(context),
  });
  return { items: rows.slice(0, limit).toReversed(), hasMore: rows.length > limit };
}

/** A message of a ticket that the viewer sees; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<TicketMessageRow | null> {
  const row = await tickets.messageById(context.home.db, keyOf(id));
  if (!row || !isShown(context, row)) return null;
  return (await tickets.find(context, String(row.ticketId))) ? row : null;
}

/** What is said in a ticket, as it is said. @throws {AppError} NOT_FOUND */
export const changed = async (context: RequestContext, ticketId: string) =>
  mapSome(await tickets.heard(context, ticketId), async (change) =>
    (await find(context, change.id)) ? { ticketMessageChanged: change } : null,
  );

const shape = z.object({
  body: tickets.richText(),
  isInternal: z.boolean(),
  andThen: z.enum(["RESOLVE", "HOLD"]).nullable(),
});

export interface Sent {
  body: string;
  attachmentIds: readonly string[];
  isInternal: boolean;
  andThen?: string | null;
}

/** Where what is said goes: a ticket that became a part of another one leads there. */
async function placeOf(inside: RequestContext, id: string): Promise<TicketRow> {
  const found = await tickets.ticketOf(inside, id);
  for (let ticket = await tickets.ticketBy(inside, found.id); ;) {
    if (ticket.mergedInto === null) return ticket;
    ticket = await tickets.ticketBy(inside, ticket.mergedInto);
  }
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT, FORBIDDEN, STEP_REFUSED. */
export async function send(
  context: RequestContext,
  { ticketId, input }: { ticketId: string; input: Sent },
  by: Pick<Said, "via" | "mailId"> = { via: "CONSOLE", mailId: null },
): Promise<TicketMessageRow> {
  const { body, isInternal, andThen } = validate(shape, { ...input, andThen: input.andThen ?? null });
  const attachments = await tickets.attached(context, input.attachmentIds);
  const userId = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const ticket = await placeOf(inside, ticketId);
    const doer = tickets.doerOf(inside, ticket);
    const isOwn = doer.who.includes("OWNER");
    if (isInternal && (!doer.who.includes("STAFF") || isOwn))
      throw new AppError("FORBIDDEN", "Internal notes are for the staff, in tickets of others.");
    const said: Said = { body, attachments, userId, ...by };
    const as = isInternal ? "NOTE" : isOwn ? "REPLY" : "ANSWER";
    const message = await say(inside, ticket, doer, as, said, andThen);
    await tellMentioned(inside, ticket, message);
    return message;
  });
}

/** Until when the viewer may change a message or take it back; null where they may not. */
export function changeableUntil(context: RequestContext, row: TicketMessageRow): string | null {
  const until = Date.parse(row.createdAt) + CHANGEABLE;
  const isOwn = row.event === null && row.userId === viewerIdOf(context) && row.recalledAt === null;
  return isOwn && until > context.businessClock.now() ? new Date(until).toISOString() : null;
}

/** Changes what the viewer said. @throws {AppError} NOT_FOUND, FORBIDDEN, STEP_REFUSED once it is too late. */
async function change(
  context: RequestContext,
  id: string,
  changes: (at: string) => Parameters<typeof tickets.changeMessage>[2],
): Promise<TicketMessageRow> {
  const row = await find(context, id);
  if (!row) throw notFound("Message");
  if (row.userId !== viewerIdOf(context) || row.event !== null)
    throw new AppError("FORBIDDEN", "Only who wrote a message can change it or take it back.");
  const late = new AppError("STEP_REFUSED", "A message can be changed for two minutes: write a new one.", {
    reason: "TOO_LATE",
  });
  if (changeableUntil(context, row) === null) throw late;
  return await inHome(context, async (inside) => {
    const at = timestamp(inside.businessClock);
    const now = await tickets.changeMessage(inside.home.db, row, changes(at));
    if (!now) throw late;
    tickets.tellThread(inside, now, "UPDATED");
    return now;
  });
}

export async function edit(context: RequestContext, id: string, given: string): Promise<TicketMessageRow> {
  const { body } = validate(z.object({ body: tickets.richText() }), { body: given });
  return await change(context, id, (at) => ({ body, editedAt: at }));
}

/** Takes a message back with those of its files that nothing else uses. */
export async function recall(context: RequestContext, id: string): Promise<TicketMessageRow> {
  const before = await find(context, id);
  const row = await change(context, id, (at) => ({ body: "", recalledAt: at, isEmptied: true }));
  await removeUnused(
    context,
    (before?.attachments ?? []).map((file) => file.id),
  );
  return row;
}

export const fileOf = (file: tickets.AttachedRow) => ({ ...file, url: urlOf(file.id) });

/** The first words of a message, for mails and notifications. */
export const excerpt = ({ body }: Pick<TicketMessageRow, "body">): string => plainWords(body, 160);
