import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { allow, type Actor, type AppAction } from "./machine.ts";
import * as apps from "./repository.ts";
import type { AppRow, Phase } from "./repository.ts";

export { noteAct, type Act } from "./acts.ts";
export { allow, live } from "./machine.ts";
export { idleUntil, idlersOf, idsAmong, idsIn, inMotion, keepAwake } from "./lookRepository.ts";
export type { Actor, AppAction } from "./machine.ts";

/** The live topic of everybody's apps, and of one person's. */
export const TOPIC = "hosting_apps";
export const topicOf = (ownerId: string): string => `${TOPIC}:${ownerId}`;
/** The live topic on which it is heard that something changed of where an app's requests go: the app, or its pods. */
export const ROUTES = "hosting_routes";
/** The live topic on which the reconciler hears what it has to look at. */
export const WAKE = "hosting_wake";

/** Administrators see and manage everybody's apps. */
export const isAdmin = ({ viewer }: Pick<RequestContext, "viewer">): boolean =>
  viewer?.ability.can("manage", "all") ?? false;

/** An app that the viewer sees; null where there is none. */
export async function find(context: RequestContext, id: string): Promise<AppRow | null> {
  const row = await apps.byId(context.home.db, id);
  if (!row || row.phase === "DELETED") return null;
  return row.ownerId === viewerIdOf(context) || isAdmin(context) ? row : null;
}

/** @throws {AppError} NOT_FOUND */
export async function appOf(context: RequestContext, id: string): Promise<AppRow> {
  const row = await find(context, id);
  if (!row) throw notFound("App");
  return row;
}

/** As what the viewer stands before an app. */
export const whoIs = (context: RequestContext, { ownerId }: Pick<AppRow, "ownerId">): Actor[] => [
  ...(ownerId === viewerIdOf(context) ? (["OWNER"] as const) : []),
  ...(isAdmin(context) ? (["ADMIN"] as const) : []),
];

/** Somebody else was faster; the answer holds what the app is now. */
export const overtaken = (now?: AppRow): AppError =>
  new AppError("VERSION_CONFLICT", "App: it changed meanwhile. Look at it again, and then do this.", {
    ...(now && { current: { id: now.id, name: now.name, phase: now.phase, version: now.version } }),
  });

/** Says that an app changed, once that is kept. */
export const tell = (
  { homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">,
  { id, ownerId }: Pick<AppRow, "id" | "ownerId">,
  kind: "CREATED" | "UPDATED" | "DELETED" = "UPDATED",
): void =>
  afterwards(() => {
    homeLive.publish(topicOf(ownerId), { kind, id });
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
