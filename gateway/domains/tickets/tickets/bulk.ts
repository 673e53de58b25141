import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { keyOf, unknownRow } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import { z } from "zod";
import { append, move, ofTicket } from "./messageRepository.ts";
import { amend, step, tellThread, ticketBy } from "./changes.ts";
import { insert, subject as subjectShape } from "./creating.ts";
import type { TicketAction } from "./machine.ts";
import { assign, change, plainStep, triage } from "./rules.ts";
import { doerOf, ticketOf } from "./shown.ts";
import type { TicketRow } from "./repository.ts";
import type { TicketPriority } from "./values.ts";

/** Makes a ticket a part of another one of the same person. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export const merge = async (context: RequestContext, id: string, intoId: string): Promise<TicketRow> =>
  await inHome(context, async (inside) => {
    const [one, other] = [await ticketOf(inside, id), await ticketOf(inside, intoId)];
    // In one order for everybody, so that two who do it at once do not wait for each other.
    const held = new Map<number, TicketRow>();
    for (const key of [one.id, other.id].toSorted((a, b) => a - b))
      held.set(key, await ticketBy(inside, key));
    const [from, into] = [held.get(one.id) ?? one, held.get(other.id) ?? other];
    if (from.id === into.id || from.userId !== into.userId || into.isOpen === 0)
      throw unknownRow("intoId", "other open ticket of the same person");
    const doer = doerOf(inside, from);
    const merged = await step(inside, from, "MERGE", doer, {
      changes: { mergedInto: into.id },
      params: { into: into.ticketNo },
      told: "none",
    });
    await move(inside.home.db, from.id, into.id);
    const at = timestamp(inside.businessClock);
    const event = { author: "SYSTEM", userId: doer.actorId, event: "MERGE", createdAt: at } as const;
    tellThread(
      inside,
      await append(inside.home.db, { ...event, ticketId: into.id, params: { from: from.ticketNo } }),
    );
    await append(inside.home.db, { ...event, ticketId: from.id, params: { into: into.ticketNo } });
    await amend(inside, into, {
      unreadStaff: into.unreadStaff + from.unreadStaff,
      unreadUser: into.unreadUser + 1,
      lastAt: at,
    });
    return merged;
  });

const part = z.object({ subject: subjectShape, messageIds: z.array(z.string()).min(1).max(50) });

/** Makes some messages of a ticket a ticket of its own. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export async function split(
  context: RequestContext,
  { id, ...given }: { id: string; subject: string; messageIds: readonly string[] },
): Promise<TicketRow> {
  const { subject, messageIds } = validate(part, given);
  return await change(context, id, async (inside, ticket) => {
    const keys = [...new Set(messageIds.map(keyOf))];
    const found = await ofTicket(inside.home.db, ticket.id, keys);
    if (found.length !== keys.length || !found.some(({ author }) => author === "USER"))
      throw unknownRow("messageIds", "message of this ticket that whoever wrote it said");
    const made = await insert(inside, {
      userId: ticket.userId,
      requester: ticket.requester,
      category: ticket.category,
      priority: ticket.priority,
      subject,
      linked: ticket.resource && ticket.snapshot && { resource: ticket.resource, snapshot: ticket.snapshot },
    });
    await move(inside.home.db, ticket.id, made.id, keys);
    await append(inside.home.db, {
      ticketId: made.id,
      author: "SYSTEM",
      userId: viewerIdOf(inside),
      event: "SPLIT",
      params: { from: ticket.ticketNo },
      createdAt: made.createdAt,
    });
    await step(inside, ticket, "SPLIT", doerOf(inside, ticket), { params: { into: made.ticketNo } });
    return made;
  });
}

interface Bulk {
  action: TicketAction;
  assigneeId?: string | null;
  intoId?: string | null;
  priority?: TicketPriority | null;
}

async function one(
  context: RequestContext,
  id: string,
  { action, assigneeId, intoId, priority }: Bulk,
): Promise<TicketRow> {
  if (action === "ASSIGN") return await assign(context, id, assigneeId ?? "");
  if (action === "TRIAGE") return await triage(context, { id, priority: priority ?? null });
  if (action === "MERGE") return await merge(context, id, intoId ?? "");
  return await plainStep(context, { id, action });
}

const some = z.object({ ids: z.array(z.string()).min(1).max(100) });

/** Does one thing with several tickets, each by itself: what is refused for one is done with the others. */
export async function bulk(context: RequestContext, given: readonly string[], input: Bulk) {
  const { ids } = validate(some, { ids: [...new Set(given)] });
  if (!["CLAIM", "ASSIGN", "TRIAGE", "HOLD", "RESOLVE", "MERGE"].includes(input.action))
    throw badInput({
      "input.action": { code: "INVALID", message: "This cannot be done with several tickets." },
    });
  if (input.action === "TRIAGE" && input.priority == null)
    throw badInput({ "input.priority": { code: "REQUIRED", message: "Say how much they press." } });
  const items: TicketRow[] = [];
  const refused: { id: string; code: string }[] = [];
  for (const id of ids)
    try {
      items.push(await one(context, id, input));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, code: error.code });
    }
  return { items, refused };
}
