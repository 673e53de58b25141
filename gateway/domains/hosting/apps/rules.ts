import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { may, ownSeat, reaches, seatIn, usedBy, type Seat } from "#gateway/domains/accounts/teams/rules.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { allow, stepOf, type Actor, type AppAction } from "./machine.ts";
import { isGranted, isLetDo } from "./granted.ts";
import * as apps from "./repository.ts";
import type { AppRow, Phase } from "./repository.ts";

export { byId as appById } from "./repository.ts";
export { noteAct, type Act } from "./acts.ts";
export { underGrant } from "./granted.ts";
export { allow, live } from "./machine.ts";
export { idleUntil, idlersOf, idsAmong, idsIn, inMotion, keepAwake } from "./lookRepository.ts";
export { seenIds, seesOf } from "./seeing.ts";
export type { Actor, AppAction } from "./machine.ts";

usedBy("hosting/apps", apps.countIn);

/** The live topic of everybody's apps, and of those that one person pays for, that are of a team, or of a project. */
export const TOPIC = "hosting_apps";
export const topicOf = (place: string): string => `${TOPIC}:${place}`;
/** The live topic on which it is heard that something changed of where an app's requests go: the app, or its pods. */
export const ROUTES = "hosting_routes";
/** The live topic on which the reconciler hears what it has to look at. */
export const WAKE = "hosting_wake";

/** Administrators see and manage everybody's apps. */
export const isAdmin = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "all") ?? false;

type Belonging = Pick<AppRow, "id" | "ownerId" | "teamId" | "projectId">;

/** Whether what somebody is in a team reaches an app. */
const isReached = ({ projectId }: Belonging, seat: Seat | null | undefined): seat is Seat =>
  seat !== null && seat !== undefined && reaches(seat, projectId);

/** An app that the viewer sees, for themselves or by a team; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<AppRow | null> {
  const row = await apps.byId(context.home.db, id);
  if (!row || row.phase === "DELETED") return null;
  const userId = viewerIdOf(context);
  if (row.ownerId === userId || isAdmin(context) || isGranted(context, id)) return row;
  return row.teamId !== null && isReached(row, await seatIn(context.home.db, row.teamId, userId))
    ? row
    : null;
}

/** @throws {AppError} NOT_FOUND */
export async function appOf(context: RequestContext, id: string): Promise<AppRow> {
  const row = await find(context, id);
  if (!row) throw notFound("App");
  return row;
}

function actorsBy(context: RequestContext, app: Belonging, seat: Seat | null | undefined): Actor[] {
  const team: Actor[] = isReached(app, seat)
    ? [
        "TEAM_VIEWER",
        ...(may(seat, "PAY") ? (["TEAM_BILLING"] as const) : []),
        ...(may(seat, "RUN") ? (["TEAM_DEVELOPER"] as const) : []),
        ...(may(seat, "MANAGE") ? (["TEAM_ADMIN"] as const) : []),
      ]
    : [];
  return [
    ...(app.ownerId === viewerIdOf(context) ? (["OWNER"] as const) : []),
    ...(isAdmin(context) ? (["ADMIN"] as const) : []),
    ...(isLetDo(context, app.id, "RESTART") ? (["STAFF"] as const) : []),
    ...team,
  ];
}

/** As what the viewer stands before an app: it is asked anew each time, so that a role that was taken away counts at once. */
export const whoIs = async (context: RequestContext, app: Belonging): Promise<Actor[]> =>
  actorsBy(
    context,
    app,
    app.teamId === null ? null : await seatIn(context.home.db, app.teamId, viewerIdOf(context)),
  );

/** The same for a list of apps, for which it is read with one call. */
export const whoIsTo = async (context: RequestContext, app: Belonging): Promise<Actor[]> =>
  actorsBy(context, app, app.teamId === null ? null : await ownSeat(context, app.teamId));

/** Whether the viewer's role lets them do something with an app, whatever it is now. */
export async function isFor(context: RequestContext, app: Belonging, action: AppAction): Promise<boolean> {
  const who = await whoIs(context, app);
  return stepOf(action).who.some((one) => who.includes(one));
}

/** @throws {AppError} FORBIDDEN where the viewer's role does not do this. */
export async function demand(context: RequestContext, app: Belonging, action: AppAction): Promise<void> {
  if (!(await isFor(context, app, action)))
    throw new AppError("FORBIDDEN", "Your role in the app's team does not do this: ask who manages it.");
}

/** An app whose environment the viewer may read. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function appWith(context: RequestContext, id: string, action: AppAction): Promise<AppRow> {
  const app = await appOf(context, id);
  await demand(context, app, action);
  return app;
}

/** Somebody else was faster; the answer holds what the app is now. */
export const overtaken = (now?: AppRow): AppError =>
  new AppError("VERSION_CONFLICT", "App: it changed meanwhile. Look at it again, and then do this.", {
    ...(now && { current: { id: now.id, name: now.name, phase: now.phase, version: now.version } }),
  });

/** Says that an app changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">,
  { id, ownerId, teamId, projectId }: Pick<AppRow, "id"> & Belonging,
  kind: "CREATED" | "UPDATED" | "DELETED" = "UPDATED",
): void =>
  afterwards(() => {
    homeLive.publish(topicOf(ownerId), { kind, id });
    // Who sees a whole team hears of it by the team, who sees a part of it by the project.
    for (const place of [teamId, projectId])
      if (place !== null) homeLive.publish(topicOf(place), { kind, id });
    homeLive.publish(TOPIC, { kind, id });
    homeLive.publish(ROUTES, { kind, id });
  });

/** Asks the reconciler to look at an app, once what changed is kept. */
export const wake = ({ homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">, id: string): void =>
  afterwards(() => homeLive.publish(WAKE, { kind: "UPDATED", id }));

/** What changing an app needs of where it happens. */
export type Changing = Within & { clock: Clock };

export type AppChanges = Partial<Omit<AppRow, "id" | "lock" | "phase">>;

/**
 * Writes something into an app as it was read, and tells of it.
 * @throws {AppError} VERSION_CONFLICT where somebody was faster.
 */
export async function amend(
  within: Changing,
  app: AppRow,
  changes: Partial<Omit<AppRow, "id" | "lock">>,
): Promise<AppRow> {
  const updatedAt = timestamp(within.clock);
  const changed = await apps.update(within.home.db, app, { ...changes, updatedAt });
  if (!changed) throw overtaken(await apps.byId(within.home.db, app.id));
  tell(within, changed, changed.phase === "DELETED" ? "DELETED" : "UPDATED");
  return changed;
}

/** Since when an app runs without a break, once it is in a phase; what is brought up anew does not run before it is well. */
function runningSince({ runningSince: before }: AppRow, phase: Phase, at: string): string | null {
  if (phase === "UPDATING") return before;
  return phase === "RUNNING" || phase === "DEGRADED" ? (before ?? at) : null;
}

/**
 * Takes one step with an app as it was read, with what changes by it.
 * @throws {AppError} FORBIDDEN, STEP_REFUSED; VERSION_CONFLICT where somebody was faster.
 */
export async function step(
  within: Changing,
  app: AppRow,
  action: AppAction,
  who: readonly Actor[],
  changes: AppChanges = {},
): Promise<AppRow> {
  const phase = allow(app, action, who);
  const at = timestamp(within.clock);
  const isSame = phase === app.phase;
  return await amend(within, app, {
    ...(isSame
      ? {}
      : {
          phaseAt: at,
          runningSince: runningSince(app, phase, at),
          ...because(within, null),
          ...(phase !== "RUNNING" && phase !== "DEGRADED" && phase !== "UPDATING" && { readyReplicas: 0 }),
        }),
    ...changes,
    phase,
  });
}

/** What an app's reason becomes. */
export const because = (
  within: Pick<Changing, "clock">,
  reason: AppRow["reason"],
  message = "",
): Pick<AppRow, "reason" | "reasonMessage" | "reasonSince"> => ({
  reason,
  reasonMessage: message.slice(0, 500),
  reasonSince: reason === null ? null : timestamp(within.clock),
});
