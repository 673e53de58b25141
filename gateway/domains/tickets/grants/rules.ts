import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { appById, isFor } from "#gateway/domains/hosting/apps/rules.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import type { TicketRow } from "#gateway/domains/tickets/tickets/repository.ts";
import { allow, type GrantAction } from "./machine.ts";
import * as grants from "./repository.ts";
import { grantScopes, type TicketGrantRow, type GrantScope } from "./repository.ts";

/** The longest that an access lasts, in hours. */
export const LONGEST = 24;

/** @throws {AppError} NOT_FOUND */
export async function ofTicket(context: RequestContext, ticketId: string): Promise<TicketGrantRow[]> {
  const ticket = await tickets.ticketOf(context, ticketId);
  return await grants.ofTicket(context.home.db, ticket.id);
}

/** An access of a ticket that the viewer sees. @throws {AppError} NOT_FOUND */
export async function grantOf(
  context: RequestContext,
  id: string,
): Promise<{ grant: TicketGrantRow; ticket: TicketRow }> {
  const grant = await grants.byId(context.home.db, id);
  const ticket = grant && (await tickets.find(context, String(grant.ticketId)));
  if (!grant || !ticket) throw notFound("Grant");
  return { grant, ticket };
}

/** The access that a message asks for. */
export const byMessage = async (
  { home }: RequestContext,
  id: string | null,
): Promise<TicketGrantRow | null> => (id === null ? null : ((await grants.byId(home.db, id)) ?? null));

/** Whether the viewer decides on an access: whoever may restart the app, but never as the staff. */
export async function decides(
  context: RequestContext,
  { appId, ticketId }: TicketGrantRow,
): Promise<boolean> {
  const ticket = await tickets.find(context, String(ticketId));
  const app = await appById(context.home.db, appId);
  if (!ticket || !app || ticket.userId !== viewerIdOf(context)) return false;
  return await isFor(context, app, "RESTART");
}

const asked = z.object({
  scopes: z.array(z.enum(grantScopes)).min(1).max(grantScopes.length),
  hours: z.int().min(1).max(LONGEST),
  reason: text(1, 500),
});

interface Asking {
  ticketId: string;
  scopes: readonly string[];
  hours: number;
  reason: string;
}

/** Asks whoever wrote a ticket for access to its app. @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED. */
export async function request(
  context: RequestContext,
  { ticketId, ...given }: Asking,
): Promise<TicketGrantRow> {
  const { scopes, hours, reason } = validate(asked, { ...given, scopes: [...new Set(given.scopes)] });
  const askedById = viewerIdOf(context);
  return await inHome(context, async (inside) => {
    const found = await tickets.staffTicket(inside, ticketId);
    const ticket = await tickets.ticketBy(inside, found.id);
    tickets.allowed(inside, ticket, "REQUEST_ACCESS", tickets.doerOf(inside, ticket));
    const { resource } = ticket;
    if (!resource) throw notFound("App");
    const at = timestamp(inside.businessClock);
    const grant: TicketGrantRow = {
      id: newId("grant", inside.businessClock),
      ticketId: ticket.id,
      appId: resource.id,
      appName: resource.name,
      scopes,
      hours,
      status: "REQUESTED",
      askedById,
      decidedById: null,
      expiresAt: null,
      createdAt: at,
    };
    await grants.insert(inside.home.db, grant);
    const body = `<p>${reason.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
    const message = await tickets.append(inside.home.db, {
      ticketId: ticket.id,
      author: "STAFF",
      userId: askedById,
      body,
      grantId: grant.id,
      createdAt: at,
    });
    tickets.tellThread(inside, message);
    await tickets.amend(inside, ticket, { unreadUser: ticket.unreadUser + 1, lastAt: at });
    await tickets.say(inside, ticket, ticket.userId, { tone: "warn", message: "ticketAccessAsked" });
    return grant;
  });
}

/** Brings a grant to another state; the thread tells of it, and whoever asked. */
export async function step(
  within: Within,
  grant: TicketGrantRow,
  action: GrantAction,
  changes: Partial<Pick<TicketGrantRow, "hours" | "decidedById" | "expiresAt">> = {},
): Promise<TicketGrantRow> {
  const status = allow(grant.status, action);
  const changed = await grants.change(within.home.db, grant, { ...changes, status });
  if (!changed) throw new AppError("VERSION_CONFLICT", "Grant: it changed meanwhile. Look at it again.");
  const ticket = await tickets.ticketBy(within, grant.ticketId);
  const message = await tickets.append(within.home.db, {
    ticketId: ticket.id,
    author: "SYSTEM",
    userId: changes.decidedById ?? null,
    event: "REQUEST_ACCESS",
    params: { grant: status, hours: changed.hours, scopes: changed.scopes.join(",") },
    createdAt: timestamp(within.businessClock),
  });
  tickets.tellThread(within, message);
  await tickets.amend(within, ticket, {});
  if (action !== "EXPIRE")
    await tickets.say(within, ticket, grant.askedById, {
      tone: action === "APPROVE" ? "ok" : "warn",
      message: action === "APPROVE" ? "ticketAccessGiven" : "ticketAccessEnded",
    });
  return changed;
}

const granted = z.object({ hours: z.int().min(1).max(LONGEST) });

/** @throws {AppError} NOT_FOUND, FORBIDDEN. */
async function decided(context: RequestContext, id: string): Promise<TicketGrantRow> {
  const { grant } = await grantOf(context, id);
  if (!(await decides(context, grant)))
    throw new AppError("FORBIDDEN", "Only whoever wrote the ticket, and may run the app, decides on this.");
  return grant;
}

export async function approve(context: RequestContext, id: string, given: number): Promise<TicketGrantRow> {
  const { hours } = validate(granted, { hours: given });
  return await inHome(context, async (inside) => {
    const grant = await decided(inside, id);
    const lasting = Math.min(hours, grant.hours);
    return await step(inside, grant, "APPROVE", {
      hours: lasting,
      decidedById: viewerIdOf(inside),
      expiresAt: timestamp(inside.businessClock, lasting * HOUR),
    });
  });
}

export const end = async (context: RequestContext, id: string): Promise<TicketGrantRow> =>
  await inHome(context, async (inside) => {
    const grant = await decided(inside, id);
    const action = grant.status === "REQUESTED" ? "DECLINE" : "REVOKE";
    return await step(inside, grant, action, { decidedById: viewerIdOf(inside) });
  });

export const usesOf = async ({ home }: RequestContext, { id }: TicketGrantRow) =>
  await grants.usesOf(home.db, id);

export type { TicketGrantRow, GrantScope };
