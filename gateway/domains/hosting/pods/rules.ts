import { enforce, viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { byHost, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { allow, appOf, find, noteAct, ROUTES, wake, whoIs } from "#gateway/domains/hosting/apps/rules.ts";
import * as pods from "./repository.ts";
import type { AppEventRow, PodRow } from "./repository.ts";

/** The live topics of the pods of an app, and of what happens to it. */
export const podsTopic = (appId: string): string => `hosting_pods:${appId}`;
const eventsTopic = (appId: string): string => `hosting_events:${appId}`;

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string): Promise<PodRow[]> {
  const app = await appOf(context, appId);
  return await pods.ofApp(context.home.db, app.id);
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function events(
  context: RequestContext,
  { appId, first, ...asked }: { appId: string; first: number; before?: string | null; pod?: string | null },
) {
  const app = await appOf(context, appId);
  const limit = strictFirst(first);
  const given = (text?: string | null) => (text && !text.includes("\0") ? text : null);
  const [before, pod] = [given(asked.before), given(asked.pod)];
  const rows = await pods.newestEvents(context.home.db, app.id, { before, pod, limit: limit + 1 });
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Notes something that happened to an app, within a transaction. */
export async function note(
  within: Pick<Within, "home" | "homeLive" | "afterwards"> & { clock: Clock },
  event: Pick<AppEventRow, "appId" | "what"> & Partial<Omit<AppEventRow, "id" | "appId" | "what">>,
): Promise<void> {
  const row = await pods.noteEvent(within.home.db, {
    pod: null,
    revision: null,
    type: "NORMAL",
    reason: null,
    message: "",
    lastAt: timestamp(within.clock),
    ...event,
    id: newId("evt", within.clock),
  });
  within.afterwards(() => within.homeLive.publish(eventsTopic(row.appId), { kind: "UPDATED", id: row.id }));
}

/** Says that an app's pods changed, once that is kept. */
export const tellPods = (
  { homeLive, afterwards }: Pick<Within, "homeLive" | "afterwards">,
  appId: string,
): void =>
  afterwards(() => {
    homeLive.publish(podsTopic(appId), { kind: "UPDATED", id: appId });
    homeLive.publish(ROUTES, { kind: "UPDATED", id: appId });
  });

/** Each time the pods of an app change; of an app that is not the viewer's there is nothing to hear. */
export const podsChanged = (context: RequestContext, appId: string) =>
  mapSome(context.homeLive.subscribe(podsTopic(appId)), async () => {
    const app = await find(context, appId);
    return app && { podsChanged: await pods.ofApp(context.home.db, app.id) };
  });

export const eventAdded = (context: RequestContext, appId: string) =>
  mapSome(context.homeLive.subscribe(eventsTopic(appId)), async ({ id }) => {
    const app = await find(context, appId);
    const event = app && (await pods.eventBy(context.home.db, id));
    return event ? { appEventAdded: event } : null;
  });

/** The name of a pod of an app that is ready; undefined where none is. */
export const readyPod = async ({ db }: Pick<RequestContext["home"], "db">, appId: string) =>
  (await pods.ofApp(db, appId)).find(({ isReady }) => isReady !== 0)?.name;

/** The pod that `HOST-PLACE` stands for: of an app's pods, counted from the oldest and from 0, whatever it is called now. */
async function atPlace(db: RequestContext["home"]["db"], name: string): Promise<PodRow | undefined> {
  const [, host, place] = /^([a-z0-9-]+)-(\d{1,3})$/.exec(name) ?? [];
  const app = host === undefined ? undefined : await byHost(db, host);
  const all = app && (await pods.ofApp(db, app.id));
  return all?.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[Number(place)];
}

/** A pod that the viewer sees, with its app; null where there is none. */
async function seen(context: RequestContext, name: string): Promise<{ pod: PodRow; app: AppRow } | null> {
  const pod = await pods.byName(context.home.db, name);
  const app = pod && (await find(context, pod.appId));
  return app ? { pod, app } : null;
}

/** A pod that the viewer sees, by its name or its place. */
export async function byName(context: RequestContext, name: string): Promise<PodRow | null> {
  const { db } = context.home;
  const pod = (await pods.byName(db, name)) ?? (await atPlace(db, name));
  return pod && (await find(context, pod.appId)) ? pod : null;
}

/**
 * Lets a person in a session into a terminal of a pod. That it is opened stands in the security record of whose app it is,
 * before it is.
 * @throws {AppError} UNAUTHENTICATED, SESSION_REQUIRED, VIEW_AS_READ_ONLY, NOT_FOUND, FORBIDDEN, STEP_REFUSED.
 */
export async function admitToTerminal(context: RequestContext, name: string, isNew: boolean) {
  enforce({ action: "manage", subject: "LasApp" }, context, { isChange: true, isSessionOnly: true });
  const holder = viewerIdOf(context);
  const sessionId = context.viewer?.sessionId ?? null;
  const found = await seen(context, name);
  if (!found) throw notFound("Pod");
  const { app, pod } = found;
  allow(app, "TERMINAL", await whoIs(context, app));
  if (isNew) await noteAct(context, app, { what: "TERMINAL", more: { pod: pod.name } }, "terminalOpened");
  return { holder, sessionId };
}

/**
 * Ends a pod; the reconciler has its app get another one.
 * @throws {AppError} NOT_FOUND, STEP_REFUSED; UNAVAILABLE where the engine is not reached.
 */
export async function remove(context: RequestContext, name: string): Promise<string> {
  const found = await seen(context, name);
  if (!found) throw notFound("Pod");
  const { app } = found;
  allow(app, "SCALE", await whoIs(context, app));
  await pods.wantRemoved(context.home.db, name);
  await noteAct(context, app, { what: "POD_REMOVE", more: { pod: name } });
  wake(context, app.id);
  return name;
}

/** The live topic of whether what runs apps is reached. */
export const ENGINE = "hosting_engine";

/** What runs apps, and whether it is reached. */
export async function engine({ home, engine: { kind } }: RequestContext) {
  const lostAt = await pods.lostAt(home.db);
  return { id: "engine", kind, isReachable: lostAt === null, lostAt };
}

export const engineChanged = (context: RequestContext) =>
  mapSome(context.homeLive.subscribe(ENGINE), async () => ({ hostingEngineChanged: await engine(context) }));
