import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { appById, appOf, noteAct, underGrant } from "#gateway/domains/hosting/apps/rules.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { restart as restartApp } from "#gateway/domains/hosting/controls/rules.ts";
import { page } from "#gateway/domains/hosting/logs/rules.ts";
import { variableNames } from "#gateway/domains/hosting/environments/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import { validate } from "#gateway/platform/validate.ts";
import { z } from "zod";
import * as grants from "./repository.ts";
import type { TicketGrantRow, GrantScope } from "./repository.ts";
import { grantOf } from "./rules.ts";

const required = () =>
  new AppError("GRANT_REQUIRED", "There is no access that lets you do this now: ask the owner for one.");

/** What is done under an access: its context stands before the app as the access says, and nobody else's does. */
interface Use {
  under: RequestContext;
  grant: TicketGrantRow;
  app: AppRow;
}

/** An access that lasts now and is for this, with its app. @throws {AppError} NOT_FOUND, GRANT_REQUIRED. */
export async function lasting(
  context: RequestContext,
  id: string,
  scope: GrantScope,
): Promise<Pick<Use, "grant" | "app">> {
  const { grant } = await grantOf(context, id);
  const app = await appById(context.home.db, grant.appId);
  const now = timestamp(context.businessClock);
  const lasts = grant.status === "GRANTED" && grant.expiresAt !== null && grant.expiresAt > now;
  if (!tickets.isStaff(context) || !app || !lasts || !grant.scopes.includes(scope)) throw required();
  return { grant, app };
}

/**
 * Notes the use of an access, for the owner and in the owner's security record, and opens it.
 * @throws {AppError} NOT_FOUND, GRANT_REQUIRED.
 */
export async function use(context: RequestContext, id: string, scope: GrantScope): Promise<Use> {
  const { grant, app } = await lasting(context, id, scope);
  await inHome(context, async (inside) => {
    await grants.noteUse(inside.home.db, {
      id: newId("use", inside.businessClock),
      grantId: grant.id,
      userId: viewerIdOf(inside),
      scope,
      at: timestamp(inside.businessClock),
    });
    await noteAct(inside, app, {
      what: "STAFF_ACCESS",
      more: { scope, grant: grant.id, via: "STAFF_GRANT" },
    });
    tickets.tell(inside, await tickets.ticketBy(inside, grant.ticketId));
    const asked = await tickets.askingFor(inside.home.db, grant.ticketId, grant.id);
    if (asked) tickets.tellThread(inside, asked, "UPDATED");
  });
  return { under: underGrant(context, app.id, scope === "RESTART" ? ["RESTART"] : []), grant, app };
}

export async function config(context: RequestContext, id: string) {
  const { under, app } = await use(context, id, "READ_CONFIG");
  const { name, phase, spec } = await appOf(under, app.id);
  return {
    name,
    phase,
    image: spec.image,
    cpuMilli: spec.cpuMilli,
    memoryMib: spec.memoryMib,
    ports: spec.ports.map(({ port }) => port),
    healthPath: spec.health?.path ?? null,
    variables: await variableNames(under, app.id),
  };
}

const shape = z.object({ first: z.int().min(1).max(200) });

export async function logs(context: RequestContext, id: string, given: number): Promise<string[]> {
  const { first } = validate(shape, { first: given });
  const { under, app } = await use(context, id, "READ_LOGS");
  return (await page(under, { appId: app.id, first })).lines.map(({ text }) => tickets.shownLine(text));
}

export async function restart(context: RequestContext, id: string): Promise<TicketGrantRow> {
  const { under, app, grant } = await use(context, id, "RESTART");
  await restartApp(under, app.id);
  return grant;
}
