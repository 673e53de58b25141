import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { addressOf } from "#gateway/platform/consoleAddress.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { refuse } from "#gateway/platform/limits/attempts.ts";
import { strictFirst } from "#gateway/platform/list/strictList.ts";
import type { RequestContext, Services } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import {
  byId as notificationById,
  type NotificationRow,
} from "#gateway/domains/accounts/notifications/repository.ts";
import * as kept from "./deliveryRepository.ts";
import {
  byId,
  ofUser,
  type WebhookDeliveryRow,
  type WebhookDeliveryStatusText,
  type WebhookRow,
} from "./repository.ts";

/** The job that sends a delivery. */
export const SEND = "accounts/webhook";

/** Each person's changes have a topic of their own. */
export const topicOf = (userId: string): string => `webhooks:${userId}`;

type Adding = Pick<Services, "clock" | "jobs"> & Pick<RequestContext, "home">;

const fresh = { status: "pending", attempts: 0, failure: null } as const;

/** Writes down what is to be sent to an endpoint, within a transaction; undefined where that was done before. */
async function add(
  { home: { db }, clock, jobs }: Adding,
  webhookId: string,
  event: Pick<WebhookDeliveryRow, "eventId" | "type" | "kind"> & { at: string; data: object },
): Promise<WebhookDeliveryRow | undefined> {
  const { eventId, type, kind, at, data } = event;
  const createdAt = timestamp(clock);
  const row: WebhookDeliveryRow = {
    id: newId("msg", clock),
    webhookId,
    eventId,
    type,
    kind,
    payload: JSON.stringify({ type, timestamp: at, data }),
    ...fresh,
    responseCode: null,
    answer: null,
    durationMs: null,
    createdAt,
    byHandAt: kind === null ? createdAt : null,
    attemptedAt: null,
    nextAttemptAt: createdAt,
  };
  if (!(await kept.insert(db, row))) return undefined;
  await jobs.add(db, SEND, { id: row.id, attempt: 1 });
  return row;
}

/** The type of an event: `order.paid` of the message `orderPaid`. */
export function typeOf({ kind, message }: Pick<NotificationRow, "kind" | "message">): string {
  const [, first = kind, rest = ""] = /^([a-z]+)(?:([A-Z].*))?$/.exec(message ?? "notice") ?? [];
  const said = rest === "" ? [kind, first] : [first, rest.charAt(0).toLowerCase() + rest.slice(1)];
  return said.join(".");
}

const about = z.object({ id: z.string(), userId: z.string() });

/** Hands a notification to the endpoints that want its kind, once each, however often it is begun. */
export const dispatch: JobHandler = async (work) => {
  const { id, userId } = about.parse(work.payload);
  const row = await notificationById(work.home.db, userId, id);
  if (!row) return;
  const { kind, tone, message, params, title, text, createdAt } = row;
  const link = row.link === null ? null : addressOf(work.config, row.link);
  const data = { id, kind: kind.toUpperCase(), tone: tone.toUpperCase(), message, params, title, text, link };
  const wanting = (await ofUser(work.home.db, userId)).filter(
    (hook) => hook.isEnabled && hook.kinds.includes(kind),
  );
  await inHome(work, async (inside) => {
    for (const hook of wanting)
      await add(inside, hook.id, { eventId: id, type: typeOf(row), kind, at: createdAt, data });
  });
  work.live.publish(topicOf(userId), ...wanting.map((hook) => ({ kind: "UPDATED" as const, id: hook.id })));
  work.jobs.wake();
};

/** @throws {AppError} NOT_FOUND */
async function own(context: RequestContext, webhookId: string): Promise<WebhookRow> {
  const hook = await byId(context.home.db, webhookId);
  if (hook?.userId !== viewerIdOf(context)) throw notFound("Endpoint");
  return hook;
}

interface Asked {
  webhookId: string;
  status?: WebhookDeliveryStatusText | null;
  first: number;
  before?: string | null;
}

/** @throws {AppError} NOT_FOUND, BAD_USER_INPUT. */
export async function page(context: RequestContext, { webhookId, status, first, before }: Asked) {
  const limit = strictFirst(first);
  const { id } = await own(context, webhookId);
  if (before?.includes("\0")) return { items: [], hasMore: false };
  const asked = { status: status ?? null, before: before ?? null, limit: limit + 1 };
  const rows = await kept.list(context.home.db, id, asked);
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

export const last = async (
  { home }: RequestContext,
  { id }: WebhookRow,
): Promise<WebhookDeliveryRow | null> =>
  (await kept.list(home.db, id, { status: null, before: null, limit: 1 }))[0] ?? null;

/** How often somebody may send by hand in a minute. */
const BY_HAND = 10;

/** @throws {AppError} TOO_MANY_REQUESTS */
async function keepPace({ home, clock }: RequestContext, { id }: WebhookRow): Promise<void> {
  const since = timestamp(clock, -MINUTE);
  if ((await kept.countByHand(home.db, id, since)) >= BY_HAND) refuse("deliveries by hand", MINUTE);
}

const later = (context: RequestContext, { id, userId }: WebhookRow): void =>
  context.afterwards((outside) => {
    outside.homeLive.publish(topicOf(userId), { kind: "UPDATED", id });
    outside.jobs.wake();
  });

/** @throws {AppError} NOT_FOUND, TOO_MANY_REQUESTS. */
export async function ping(context: RequestContext, webhookId: string): Promise<WebhookDeliveryRow> {
  const row = await inHome(context, async (inside) => {
    const hook = await own(inside, webhookId);
    await keepPace(inside, hook);
    const at = timestamp(inside.clock);
    const eventId = newId("png", inside.clock);
    return await add(inside, hook.id, { eventId, type: "ping", kind: null, at, data: { id: eventId } });
  });
  if (!row) throw notFound("Endpoint");
  later(context, await own(context, webhookId));
  return row;
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED, TOO_MANY_REQUESTS. */
export async function redeliver(context: RequestContext, id: string): Promise<WebhookDeliveryRow> {
  const { next, hook } = await inHome(context, async (inside) => {
    const { db } = inside.home;
    const row = await kept.byId(db, id);
    if (!row) throw notFound("Delivery");
    const found = await own(inside, row.webhookId);
    if (row.status === "pending")
      throw new AppError("STEP_REFUSED", "It is still to be sent: wait for that.", { reason: "PENDING" });
    await keepPace(inside, found);
    const at = timestamp(inside.clock);
    const again = await kept.update(db, row, { ...fresh, byHandAt: at, nextAttemptAt: at });
    if (!again) throw new AppError("CONFLICT", "The delivery has just changed: look at what it is now.");
    await inside.jobs.add(db, SEND, { id, attempt: 1 });
    return { next: again, hook: found };
  });
  later(context, hook);
  return next;
}
