import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import { allow, appOf, find, wake, whoIs } from "#gateway/domains/hosting/apps/rules.ts";
import * as pods from "./repository.ts";
import type { AppEventRow, PodRow } from "./repository.ts";

/** The live topics of the pods of an app, and of what happens to it. */
const podsTopic = (appId: string): string => `hosting_pods:${appId}`;
const eventsTopic = (appId: string): string => `hosting_events:${appId}`;

/** @throws {AppError} NOT_FOUND */
export async function ofApp(context: RequestContext, appId: string): Promise<PodRow[]> {
  const app = await appOf(context, appId);
  return await pods.ofApp(context.home.db, app.id);
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function events(
  context: RequestContext,
  { appId, first, before }: { appId: string; first: number; before?: string | null },
) {
  const app = await appOf(context, appId);
  const limit = strictFirst(first);
  const given = before && !before.includes("\0") ? before : null;
  const rows = await pods.newestEvents(context.home.db, app.id, { before: given, limit: limit + 1 });
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
): void => afterwards(() => homeLive.publish(podsTopic(appId), { kind: "UPDATED", id: appId }));

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

/**
 * Ends a pod; the reconciler has its app get another one.
 * @throws {AppError} NOT_FOUND, STEP_REFUSED; UNAVAILABLE where the engine is not reached.
 */
export async function remove(context: RequestContext, name: string): Promise<string> {
  const pod = await pods.byName(context.home.db, name);
  const app = pod && (await find(context, pod.appId));
  if (!app) throw notFound("Pod");
  allow(app, "SCALE", await whoIs(context, app));
  await pods.wantRemoved(context.home.db, name);
  wake(context, app.id);
  return name;
}

/** What runs apps, and whether it is reached. */
export async function engine({ home, engine: { kind } }: RequestContext) {
  const lostAt = await pods.lostAt(home.db);
  return { kind, isReachable: lostAt === null, lostAt };
}
